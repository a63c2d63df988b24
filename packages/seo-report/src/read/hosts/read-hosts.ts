import { headersOfHtaccess } from "./apache";
import { headersOfBlocks } from "./blocks";
import { headersOfCloudFront } from "./cloudfront";
import type { HostHeader } from "./header";
import { headersOfFile } from "./headers-file";
import { headersOfAzure, headersOfFirebase, headersOfVercel } from "./json-files";

/** Gives the text of a file by its path in the site, or beside it: `../`; nothing where there is none. */
export type ReadHostFile = (path: string) => Promise<string | undefined>;

/** Files by which hosts are told their headers: in the site, or in the folder that the build writes beside it. */
const READERS: Readonly<Record<string, (text: string, file: string) => HostHeader[]>> = {
  "/_headers": headersOfFile,
  "/.htaccess": headersOfHtaccess,
  "/staticwebapp.config.json": headersOfAzure,
  "/vercel.json": headersOfVercel,
  "/firebase.json": headersOfFirebase,
  "/../hosting/vercel/vercel.json": headersOfVercel,
  "/../hosting/firebase/firebase.json": headersOfFirebase,
  "/../hosting/nginx/rules.conf": headersOfBlocks,
  "/../hosting/nginx/server.conf": headersOfBlocks,
  "/../hosting/caddy/Caddyfile": headersOfBlocks,
  "/../hosting/cloudfront/distribution.json": headersOfCloudFront,
};

/** The headers that the files of all hosts set. */
export async function readHostHeaders(readFile: ReadHostFile): Promise<readonly HostHeader[]> {
  const headers: HostHeader[] = [];
  for (const [path, read] of Object.entries(READERS)) {
    const text = await readFile(path);
    if (text !== undefined) headers.push(...read(text, path.replace("/../", "")));
  }
  return headers;
}

/** Whether a site has a file by which a host is told its headers or redirects. */
export function hasFilesOfHosts(hasFile: (path: string) => boolean): boolean {
  return hasFile("/_redirects") || Object.keys(READERS).some(hasFile);
}
