import { mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { HOST_NAMES, type HostName } from "./host-names";
import { apache } from "./hosts/apache";
import { azure } from "./hosts/azure";
import { caddy } from "./hosts/caddy";
import { cloudFront } from "./hosts/cloudfront";
import { firebase } from "./hosts/firebase";
import { githubPages } from "./hosts/github-pages";
import type { Files, HostFiles, Renderer } from "./hosts/host-files";
import { netlify, netlifyAndCloudflare } from "./hosts/netlify-cloudflare";
import { nginx } from "./hosts/nginx";
import { vercel } from "./hosts/vercel";
import type { HostingPolicy } from "./policy";

const RENDERERS: Readonly<Record<HostName, Renderer>> = {
  netlify,
  cloudflare: netlifyAndCloudflare,
  vercel,
  firebase,
  azure,
  apache,
  nginx,
  caddy,
  github: githubPages,
  cloudfront: cloudFront,
};

/**
 * Writes the files of hosts: what is uploaded with the site into `publicDir`, the rest into `hostingDir`, which then
 * holds nothing else. Of the files that only hosts read, those that aren't made go from `publicDir` too. Nothing is
 * written or removed before all are made.
 *
 * @param hosts - Those that the site is for; of the others, neither files nor limits count.
 * @throws When the policy exceeds the limits of a host, naming all limits of all these hosts that it exceeds.
 */
export async function writeHostingFiles(
  policy: HostingPolicy,
  publicDir: string,
  hostingDir: string,
  hosts: readonly HostName[] = HOST_NAMES,
): Promise<void> {
  const made = hostingFiles(policy, hosts);
  const others = policy.hidden.filter((path) => !(path.slice(1) in made.site));
  await Promise.all(others.map((path) => rm(join(publicDir, path), { force: true })));
  await rm(hostingDir, { recursive: true, force: true });
  await writeAll(publicDir, made.site);
  await writeAll(hostingDir, made.beside);
}

/** The files of these hosts together. @throws As `writeHostingFiles`. */
export function hostingFiles(policy: HostingPolicy, hosts: readonly HostName[] = HOST_NAMES): HostFiles {
  const { made, faults } = renderedFor(policy, hosts);
  if (faults.length > 0) throw new Error(`The hosting policy exceeds what hosts allow:\n${faults.join("\n")}`);
  return {
    site: Object.assign({}, ...made.map(({ site }) => site)) as Files,
    beside: Object.assign({}, ...made.map(({ beside }) => beside)) as Files,
  };
}

/** What these hosts could not take of a policy, in sentences. */
export function hostFaults(policy: HostingPolicy, hosts: readonly HostName[]): string[] {
  return renderedFor(policy, hosts).faults;
}

function renderedFor(policy: HostingPolicy, hosts: readonly HostName[]): { made: HostFiles[]; faults: string[] } {
  const made: HostFiles[] = [];
  const faults: string[] = [];
  for (const host of hosts) {
    try {
      made.push(RENDERERS[host](policy));
    } catch (error) {
      faults.push(...(error instanceof Error ? error.message : String(error)).split("\n"));
    }
  }
  return { made, faults };
}

async function writeAll(folder: string, files: Files): Promise<void> {
  for (const [path, text] of Object.entries(files)) {
    const file = join(folder, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}
