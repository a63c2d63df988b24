import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { Deployment } from "../deployment";
import type { Host, HostName } from "../host";
import { freePort, startServer } from "@site/toolkit/server-process";

interface Emulator {
  readonly name: HostName;
  /** Packages of the npm registry with their exact versions. */
  readonly packages: readonly string[];
  /** Its command line. @param folder - A folder for what it writes; it runs in there. */
  readonly command: (deployment: Deployment, port: number, folder: string) => Promise<readonly string[]>;
}

/** The Node that emulators run on: some refuse the oldest one that this project builds with. */
const NODE = `node-${process.platform === "win32" ? "win" : process.platform}-${process.arch}@24.21.0`;

/** No reports, no questions, no looking for newer versions. */
const QUIET = {
  CI: "1",
  CLOUDFLARE_CF_FETCH_ENABLED: "false",
  DO_NOT_TRACK: "1",
  NO_UPDATE_NOTIFIER: "1",
  WRANGLER_HIDE_BANNER: "true",
  WRANGLER_SEND_METRICS: "false",
};

/** Npm fetches packages the first time. */
const PATIENCE = 300_000;

/** A host's own emulator, which npm keeps in its cache: it is no part of this project. */
export function emulated({ name, packages, command }: Emulator): Host {
  return {
    name,
    missing: () => [],
    start: async (deployment) => {
      const folder = join(deployment.folder, name.toLowerCase().replaceAll(" ", "-"));
      await mkdir(folder, { recursive: true });
      const port = await freePort();
      const wanted = [NODE, ...packages].map((one) => `--package=${one}`);
      return startServer({
        command: process.platform === "win32" ? "npm.cmd" : "npm",
        // Install scripts would fetch programs from elsewhere.
        args: ["exec", "--yes", "--ignore-scripts", ...wanted, "--", ...(await command(deployment, port, folder))],
        cwd: folder,
        env: { ...QUIET, XDG_CONFIG_HOME: folder },
        port,
        patience: PATIENCE,
      });
    },
  };
}
