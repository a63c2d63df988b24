import type { HostingPolicy } from "../policy";

/** Texts by their paths, which are relative to a folder. */
export type Files = Readonly<Record<string, string>>;

/** What a host needs beside the site to answer as the policy says. */
export interface HostFiles {
  /** Files that are uploaded with the site: they belong into `public/`. */
  readonly site: Files;
  /** Files that are put elsewhere by hand: they belong into `hosting/`. */
  readonly beside: Files;
}

/** Makes a host's own files of the policy. @throws When they exceed its limits, naming everything that does. */
export type Renderer = (policy: HostingPolicy) => HostFiles;

/**
 * Files that a host reads at the root of what is uploaded. That is `public/` itself, unless the site stands under a
 * path: `public/` is then a folder further down in the upload, and these files can't be in it.
 */
export function atRootOfUpload(policy: HostingPolicy, host: string, files: Files): HostFiles {
  if (policy.pathPrefix === "") return { site: files, beside: {} };
  const beside = Object.entries(files).map(([path, text]) => [`${host}/${path}`, text] as const);
  return { site: {}, beside: Object.fromEntries(beside) };
}

/** @throws When there are faults, naming all of them. */
export function assertWithinLimits(host: string, faults: readonly string[]): void {
  if (faults.length > 0) throw new Error(faults.map((fault) => `${host}: ${fault}`).join("\n"));
}
