import { cp, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import { createStaticServer } from "../hosting/static-server";

/** A built site on a server. */
export interface ServedSite {
  readonly origin: string;
  readonly close: () => Promise<void>;
}

const TEXT = /\.(?:html|js|css|json|svg|xml|txt|ico)$/;

/** Serves the built site as a good host does: texts compressed beforehand, with Brotli at its best. */
export async function serveCompressed(): Promise<ServedSite> {
  const folder = await mkdtemp(join(tmpdir(), "brightfold-bench-"));
  await cp(resolve("public"), folder, { recursive: true, filter: (path) => !path.endsWith(".map") });
  await compressTexts(folder);
  const server = await createStaticServer(folder, { isPrecompressed: true });
  await server.listen({ port: 0, host: "127.0.0.1" });
  const { port } = server.server.address() as AddressInfo;
  const close = async () => {
    await server.close();
    await rm(folder, { recursive: true });
  };
  return { origin: `http://127.0.0.1:${port}`, close };
}

async function compressTexts(folder: string): Promise<void> {
  const compress = promisify(brotliCompress);
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isFile() && TEXT.test(path)) await writeFile(`${path}.br`, await compress(await readFile(path)));
  }
}
