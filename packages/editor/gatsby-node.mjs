import { createRequire } from "node:module";

/**
 * Writes the screen for editors beside the pages, where the content asks for it. Gatsby loads no TypeScript of a package
 * itself; and its workers, which load this file too, write none.
 *
 * @param {import("gatsby").BuildArgs} args
 */
export async function onPostBuild(args) {
  const { register } = await import("tsx/cjs/api");
  const unregister = register();
  try {
    const { writeAdmin } = createRequire(import.meta.url)("./src/admin/write-admin.ts");
    await writeAdmin(args.store.getState().program.directory);
  } finally {
    unregister();
  }
}
