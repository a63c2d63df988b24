import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { FastifyInstance } from "fastify";
import { manifestOf, writeManifest } from "../../../../src/hosting/manifest";
import { type HostingPolicy, hostingPolicy } from "../../../../src/hosting/policy";
import { writePolicy } from "../../../../src/hosting/policy-file";
import { createSiteServer } from "@site/site-server/site-server";
import type { Build } from "../../src/verify/build";
import { liveSite } from "../../src/verify/live-site";
import { type Verdict, verifySite } from "../../src/verify/verify-site";
import { writeHostingFiles } from "../../../../src/hosting/write-hosting-files";
import { writeSmallSite } from "../conformance/small-site";

/** Long enough for a machine that is busy with other tests, and no longer. */
const PATIENCE = { silence: 2_000, pauses: [10] };

const PAGES = ["/", "/about/", "/work/ads-–-search/", "/work/seo-&-content/"];

/** A small site as a build leaves it. */
export interface BuiltCopy {
  readonly publicDir: string;
  readonly hostingDir: string;
  readonly build: Build;
  readonly write: (path: string, text: string) => Promise<void>;
  readonly remove: () => Promise<void>;
}

/** Builds the small site, with old addresses, the hosts' files and a home page that says where it stands. */
export async function builtCopy(pathPrefix = ""): Promise<BuiltCopy> {
  const folder = await mkdtemp(join(tmpdir(), "verify-"));
  const [publicDir, hostingDir] = [join(folder, "public"), join(folder, "hosting")];
  const write = async (path: string, text: string) => {
    await mkdir(dirname(join(publicDir, path)), { recursive: true });
    await writeFile(join(publicDir, path), text);
  };
  await writeSmallSite(publicDir);
  for (const form of ["br", "gz"]) await rm(join(publicDir, `index.html.${form}`));
  await write("index.html", '<link data-x="true" rel="canonical" href="https://www.example.com/"/><p>home');
  await write("404/index.html", "<p>not found, once more");
  await write("parts/part.html", "<p>a part of pages");
  const redirects = [
    { from: "/old/", to: "/about/?from=old#top" },
    { from: "/old-elsewhere/", to: "https://example.com/new/?a=1#b" },
  ];
  const policy = hostingPolicy(redirects, PAGES, pathPrefix);
  await writeHostingFiles(policy, publicDir, hostingDir);
  await writePolicy(hostingDir, policy);
  await writeManifest(publicDir, hostingDir);
  return {
    publicDir,
    hostingDir,
    write,
    build: { policy, manifest: await manifestOf(publicDir) },
    remove: () => rm(folder, { recursive: true }),
  };
}

/** How the server differs from what it should be. */
export interface Changes {
  /** By this policy it answers, rather than by that of the build. */
  readonly policy?: Partial<HostingPolicy>;
  /** Adds to the server before it listens. */
  readonly prepare?: (server: FastifyInstance) => void;
}

/** Serves the site of a copy with the project's own server, as long as something is done with it. */
export async function whileServed<T>(
  { publicDir, build }: BuiltCopy,
  { policy = {}, prepare }: Changes,
  act: (origin: string) => Promise<T>,
): Promise<T> {
  const server = await createSiteServer(publicDir, { policy: { ...build.policy, ...policy } });
  prepare?.(server);
  await server.listen({ port: 0, host: "127.0.0.1" });
  const { port } = server.server.address() as AddressInfo;
  try {
    return await act(`http://127.0.0.1:${String(port)}`);
  } finally {
    await server.close();
  }
}

/** Holds what stands at an address against a build. */
export async function verdictOn(build: Build, address: string): Promise<Verdict> {
  const site = liveSite(new URL(address), PATIENCE);
  try {
    return await verifySite(build, site);
  } finally {
    site.close();
  }
}

/** What differs, a line each, while the site is served with these changes. */
export async function found(copy: BuiltCopy, changes: Changes = {}): Promise<string[]> {
  const { differences } = await whileServed(copy, changes, (origin) => verdictOn(copy.build, origin));
  return differences.map(({ kind, address, what }) => `${kind} ${address}: ${what}`);
}

/** Reads a file of the copy. */
export function textOf({ publicDir }: BuiltCopy, path: string): Promise<string> {
  return readFile(join(publicDir, path), "utf8");
}
