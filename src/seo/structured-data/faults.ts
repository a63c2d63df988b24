/** Properties whose values are addresses. */
const ADDRESSES = new Set(["@id", "url", "logo", "sameAs", "item"]);

/** What is wrong with a graph as a whole, which its types can't tell: empty values, addresses, references. */
export function graphFaults(graph: object): string[] {
  const ids = new Set<string>();
  const references = new Set<string>();
  const faults: string[] = [];
  const visit = (value: unknown, way: string, property: string): void => {
    if (Array.isArray(value) && value.length > 0) {
      value.forEach((inner, index) => {
        visit(inner, `${way}[${String(index)}]`, property);
      });
    } else if (typeof value === "object" && value !== null && !Array.isArray(value)) {
      const { "@id": id, ...others } = value as { readonly "@id"?: unknown };
      const isReference = Object.keys(others).length === 0;
      if (typeof id === "string") (isReference ? references : ids).add(id);
      for (const [key, inner] of Object.entries(value)) visit(inner, `${way}.${key}`, key);
    } else if (isEmpty(value)) {
      faults.push(`${way}: got ${String(value)}; expected a text or a number`);
    } else if (ADDRESSES.has(property) && !/^https?:\/\//.test(String(value))) {
      faults.push(`${way}: got ${JSON.stringify(value)}; expected an address with its origin`);
    }
  };
  visit(graph, "graph", "");
  for (const id of references) if (!ids.has(id)) faults.push(`graph: ${id} is referred to, but not there`);
  return faults;
}

function isEmpty(value: unknown): boolean {
  if (typeof value === "string") return value.trim() === "";
  return typeof value !== "number" || !Number.isFinite(value);
}
