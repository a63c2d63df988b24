import postcss from "postcss";
import valueParser from "postcss-value-parser";

/** Addresses that a style sheet names: in `url()` and `@import`; none where it can't be read. */
export function addressesInCss(css: string): string[] {
  if (!/url\(|@import/i.test(css)) return [];
  const values: string[] = [];
  try {
    postcss.parse(css).walk((node) => {
      if (node.type === "decl" && /url\(/i.test(node.value)) values.push(node.value);
      // A plain text is an address there, and nowhere else.
      if (node.type === "atrule" && node.name.toLowerCase() === "import") {
        values.push(/^\s*["']/.test(node.params) ? `url(${node.params.split(/["']/)[1] ?? ""})` : node.params);
      }
    });
  } catch {
    return [];
  }
  return values.flatMap(addressesInValue).filter((address) => !/^(?:#|$)/.test(address));
}

function addressesInValue(value: string): string[] {
  const found: string[] = [];
  valueParser(value).walk((node) => {
    const [first] = node.type === "function" && node.value.toLowerCase() === "url" ? node.nodes : [];
    if (first) found.push(first.value);
  });
  return found;
}
