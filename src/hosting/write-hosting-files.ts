import { mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { apache } from "./hosts/apache";
import { azure } from "./hosts/azure";
import { caddy } from "./hosts/caddy";
import { cloudFront } from "./hosts/cloudfront";
import { firebase } from "./hosts/firebase";
import { githubPages } from "./hosts/github-pages";
import type { Files, HostFiles, Renderer } from "./hosts/host-files";
import { netlifyAndCloudflare } from "./hosts/netlify-cloudflare";
import { nginx } from "./hosts/nginx";
import { vercel } from "./hosts/vercel";
import type { HostingPolicy } from "./policy";

const RENDERERS: readonly Renderer[] = [
  netlifyAndCloudflare,
  vercel,
  firebase,
  azure,
  apache,
  nginx,
  caddy,
  githubPages,
  cloudFront,
];

/**
 * Writes the files of all hosts: what is uploaded with the site into `publicDir`, the rest into `hostingDir`, which then
 * holds nothing else. Of the files that only hosts read, those that aren't made go from `publicDir` too. Nothing is
 * written or removed before all are made.
 *
 * @throws When the policy exceeds the limits of a host, naming all limits of all hosts that it exceeds.
 */
export async function writeHostingFiles(policy: HostingPolicy, publicDir: string, hostingDir: string): Promise<void> {
  const made = hostingFiles(policy);
  const others = policy.hidden.filter((path) => !(path.slice(1) in made.site));
  await Promise.all(others.map((path) => rm(join(publicDir, path), { force: true })));
  await rm(hostingDir, { recursive: true, force: true });
  await writeAll(publicDir, made.site);
  await writeAll(hostingDir, made.beside);
}

/** The files of all hosts together. @throws As `writeHostingFiles`. */
export function hostingFiles(policy: HostingPolicy): HostFiles {
  const made: HostFiles[] = [];
  const faults: string[] = [];
  for (const render of RENDERERS) {
    try {
      made.push(render(policy));
    } catch (error) {
      faults.push(error instanceof Error ? error.message : String(error));
    }
  }
  if (faults.length > 0) throw new Error(`The hosting policy exceeds what hosts allow:\n${faults.join("\n")}`);
  return {
    site: Object.assign({}, ...made.map(({ site }) => site)) as Files,
    beside: Object.assign({}, ...made.map(({ beside }) => beside)) as Files,
  };
}

async function writeAll(folder: string, files: Files): Promise<void> {
  for (const [path, text] of Object.entries(files)) {
    const file = join(folder, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}
