import { createRequire } from "node:module";

/**
 * Makes PDFs while Gatsby gathers what pages are made of. Gatsby loads no TypeScript of a package itself; and its
 * workers, which load this file too, make none.
 *
 * @param {import("gatsby").SourceNodesArgs} args
 */
export async function sourceNodes(args) {
  await (await loadPlugin()).sourceNodes(args);
}

async function loadPlugin() {
  const { register } = await import("tsx/cjs/api");
  const unregister = register();
  try {
    return createRequire(import.meta.url)("./src/case-pdfs.ts");
  } finally {
    unregister();
  }
}
