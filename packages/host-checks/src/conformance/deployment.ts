import { chmod, cp, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { HostingPolicy, Redirect } from "#hosting/policy";
import { writeHostingFiles } from "#hosting/write-hosting-files";

/** The site as it lies on a host, with the files of all hosts, in a folder of its own. */
export interface Deployment {
  readonly folder: string;
  /** What is uploaded: the site, or a folder around it when it stands under a path. */
  readonly root: string;
  readonly siteDir: string;
  /** The files of `hosting/`. */
  readonly hostingDir: string;
  readonly policy: HostingPolicy;
}

/** A file beside the site that no request may reach. */
export const OUTSIDE = { name: "outside.txt", text: "This file stands outside of the site." } as const;

/** Files that somebody may have uploaded by mistake. */
export const DOTFILES = ["/.secret", "/static/.secret", "/.git/config", "/.well-known/.secret"];

/** A file in the folder that others look into (RFC 8615), beside those that the build makes there. */
export const WELL_KNOWN = {
  path: "/.well-known/tried.txt",
  text: "This file is everybody's.\n",
} as const;

/** Old addresses of every kind, so that they are tried even when the site has none. */
export function sampleRedirects(pages: readonly string[]): Redirect[] {
  const to = pages.at(-1) ?? "/";
  return [
    { from: "/old-address/", to },
    { from: "/old-file.html", to },
    { from: "/old-–-address/", to },
    { from: "/old-&-address", to: `${to}?from=old&to=new` },
    { from: "/old-elsewhere/", to: "https://example.com/new/?a=1#b" },
  ];
}

/** Lays out a built site as it is uploaded. The site itself is left as it is. */
export async function deploy(builtDir: string, policy: HostingPolicy): Promise<Deployment> {
  const folder = await mkdtemp(join(tmpdir(), "hosts-"));
  const root = join(folder, "root");
  const siteDir = join(root, policy.pathPrefix);
  const hostingDir = join(folder, "hosting");
  // With their times: servers compare those of a file with those of its compressed forms.
  await cp(builtDir, siteDir, { recursive: true, preserveTimestamps: true });
  // Servers that are started by root change to a user who has to read this.
  await Promise.all([folder, siteDir].map((one) => chmod(one, 0o755)));
  await writeFile(join(folder, OUTSIDE.name), OUTSIDE.text);
  const others = [...DOTFILES.map((path) => ({ path, text: OUTSIDE.text })), WELL_KNOWN];
  for (const { path, text } of others) {
    await mkdir(join(siteDir, path, ".."), { recursive: true });
    await writeFile(join(siteDir, path), text);
  }
  await writeHostingFiles(policy, siteDir, hostingDir);
  return { folder, root, siteDir, hostingDir, policy };
}

/** Takes the folder away again. */
export async function undeploy({ folder }: Deployment): Promise<void> {
  await rm(folder, { recursive: true, force: true });
}
