import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

/** The vocabulary of schema.org. */
export interface Vocabulary {
  /** Fields that a type may have; nothing for a name that is no type. */
  readonly fieldsOf: (type: string) => ReadonlySet<string> | undefined;
  /** Whether a type is another, or a kind of it. */
  readonly isA: (type: string, kind: string) => boolean;
}

interface Declaration {
  /** Value of its `@type`, for those that may be written down. */
  readonly type: string | undefined;
  readonly fields: readonly string[];
  readonly parents: readonly string[];
}

let read: Vocabulary | undefined;

/**
 * The vocabulary as `schema-dts` ships it, which its authors at Google generate from schema.org's own files.
 *
 * Its types are erased where the report runs, so their declarations are read: they are generated, and all have one form.
 * The compiler would read them too, and keep 150 MB for it. A test that holds the site's JSON-LD against the types would
 * know the site, not a built page.
 */
export function vocabulary(): Vocabulary {
  read ??= vocabularyOf(readFileSync(declarationsFile(), "utf8"));
  return read;
}

function declarationsFile(): string {
  const entry = createRequire(join(process.cwd(), "package.json")).resolve("schema-dts");
  return join(dirname(entry), "schema.d.ts");
}

/** An interface, by its name, what it extends and what stands in it. */
const INTERFACE = /^(?:export )?interface (\w+)(?: extends ([^{]+))? \{\n([\s\S]*?)^\}/gm;

/** A field, and its value where that is one text: a type's own name. */
const FIELD = /^ {4}"([^"]+)"\??: (?:"([^"]+)";)?/gm;

function vocabularyOf(source: string): Vocabulary {
  const declarations = new Map(
    [...source.matchAll(INTERFACE)].map(([, name = "", parents = "", body = ""]) => [
      name,
      declarationOf(parents, body),
    ]),
  );
  const leaves = new Map(
    [...declarations].flatMap(([name, { type }]) => (type === undefined ? [] : [[type, name] as const])),
  );
  const ancestors = (name: string): string[] => [name, ...(declarations.get(name)?.parents ?? []).flatMap(ancestors)];
  const linesOf = new Map([...leaves].map(([type, leaf]) => [type, new Set(ancestors(leaf))]));
  const fields = new Map(
    [...linesOf].map(([type, line]) => [
      type,
      new Set([...line].flatMap((name) => declarations.get(name)?.fields ?? [])),
    ]),
  );
  return {
    fieldsOf: (type) => fields.get(type),
    // A type without fields of its own has no base for its kinds to extend: then only its own name is it.
    isA: (type, kind) => type === kind || (linesOf.get(type)?.has(`${kind}Base`) ?? false),
  };
}

function declarationOf(parents: string, body: string): Declaration {
  const fields = [...body.matchAll(FIELD)].map(([, name = "", value]) => ({ name, value }));
  return {
    type: fields.find(({ name }) => name === "@type")?.value,
    fields: fields.map(({ name }) => name).filter((name) => !name.startsWith("@")),
    parents: parents.match(/\w+/g) ?? [],
  };
}
