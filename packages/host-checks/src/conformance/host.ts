import type { Deployment } from "./deployment";
import type { RunningServer } from "@site/toolkit/server-process";

/** A host that can be run on this machine. */
export interface Host {
  readonly name: HostName;
  /** Debian's packages that have to be installed before it can be started; none when all is there. */
  readonly missing: () => readonly string[];
  readonly start: (deployment: Deployment) => Promise<RunningServer>;
}

/** The hosts that can be run, in the order of the table. */
export type HostName =
  "nginx" | "Apache" | "Caddy" | "own server" | "Netlify" | "Cloudflare Pages" | "Firebase" | "Azure";
