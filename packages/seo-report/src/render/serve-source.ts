import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname } from "node:path";
import { MEDIA_TYPES } from "#hosting/media-types";
import { pathPrefixOf } from "#lib/path-prefix";
import { decoded } from "../read/site-address";
import type { ReadBytes, SiteSource } from "../read/source";

/** Where a folder is served, without a closing slash. */
interface ServedSource {
  readonly servedAt: string;
  readonly close: () => void;
}

/** Serves the files of a site to a browser on this machine, under the path that the site stands under. */
export async function serveSource({ siteUrl, readBytes }: SiteSource): Promise<ServedSource> {
  const prefix = pathPrefixOf(siteUrl);
  const server = createServer((request, response) => {
    const path = decoded((request.url ?? "/").replace(/[?#].*$/, ""));
    void fileAt(path.startsWith(prefix) ? path.slice(prefix.length) : "", readBytes).then((file) => {
      if (file) response.writeHead(200, { "Content-Type": file.type }).end(file.content);
      else response.writeHead(404).end();
    });
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return {
    servedAt: `http://127.0.0.1:${(server.address() as AddressInfo).port}${prefix}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** The file that hosts of static sites answer with: a folder's index, and pages without the end of their name. */
async function fileAt(path: string, readBytes: ReadBytes) {
  const bare = path.replace(/\/$/, "");
  for (const file of path.endsWith("/") ? [`${path}index.html`, `${bare}.html`] : [path, `${path}.html`]) {
    const content = await readBytes(file);
    if (content) return { content, type: typeOf(file) };
  }
  return undefined;
}

function typeOf(file: string): string {
  const types: Readonly<Record<string, string>> = MEDIA_TYPES;
  return types[extname(file).slice(1)] ?? "application/octet-stream";
}
