import { resolve } from "node:path";
import ts from "typescript";
import { builtPages, graphOf } from "../support/built-site";
import { expectedPages } from "../support/content";

/** Compiles graphs against the types of the vocabulary: unknown types and properties are errors, wrong values too. */
function vocabularyErrors(graphs: readonly unknown[]): string[] {
  const file = resolve("__tests__/site/graphs.ts");
  const lines = graphs.map((graph) => `const _: Graph = ${JSON.stringify(graph)};`).map((line) => `{ ${line} }`);
  const text = `import type { Graph } from "schema-dts";\n${lines.join("\n")}\n`;
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    lib: ["lib.es2022.d.ts"],
  };
  const host = ts.createCompilerHost({ ...options, moduleResolution: ts.ModuleResolutionKind.Bundler });
  const read = host.getSourceFile.bind(host);
  host.getSourceFile = (name, languages) =>
    name === file ? ts.createSourceFile(name, text, languages) : read(name, languages);
  const program = ts.createProgram(
    [file],
    { ...options, module: ts.ModuleKind.ESNext, moduleResolution: ts.ModuleResolutionKind.Bundler },
    host,
  );
  return ts.getPreEmitDiagnostics(program).map(({ messageText, start = 0 }) => {
    const line = text.slice(0, start).split("\n").length - 2;
    return `graph ${String(line)}: ${ts.flattenDiagnosticMessageText(messageText, "\n")}`;
  });
}

it("says nothing that the vocabulary of schema.org does not know, on any page", () => {
  const pages = builtPages();
  expect(pages.map(({ path }) => path)).toEqual(expect.arrayContaining([...expectedPages().keys()]));
  const graphs = pages.map((page) => ({ "@context": "https://schema.org", "@graph": graphOf(page) }));
  expect(vocabularyErrors(graphs)).toEqual([]);
  const wrong = { "@type": "Service", "@id": "#a", nmae: "A" };
  expect(vocabularyErrors([{ "@context": "https://schema.org", "@graph": [wrong] }]).join()).toContain("nmae");
});
