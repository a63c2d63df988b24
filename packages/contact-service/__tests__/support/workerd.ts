import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { freePort, startServer } from "@site/toolkit/server-process";
import { bundleEntry } from "./bundle-entry";

const WORKERD = resolve("node_modules/workerd/bin/workerd");

/** The first day on which the runtime has all modules of Node that the entry asks for. */
const COMPATIBILITY_DATE = "2026-03-17";

/** The entry of Cloudflare in Cloudflare's own runtime. */
export interface Workerd {
  /** Asks it, as the edge does for who has this address. */
  readonly ask: (request: Request, address: string) => Promise<Response>;
  readonly stop: () => Promise<void>;
}

/** Starts the runtime with the entry as a Worker and these variables. */
export async function startWorkerd(variables: Readonly<Record<string, string>>): Promise<Workerd> {
  const folder = await mkdtemp(join(tmpdir(), "workerd-"));
  const port = await freePort();
  await bundleEntry("cloudflare", join(folder, "worker.mjs"));
  await writeFile(join(folder, "config.capnp"), configuration(port, variables));
  const server = await startServer({ command: WORKERD, args: ["serve", "config.capnp"], cwd: folder, port });
  return {
    ask: (request, address) => {
      request.headers.set("CF-Connecting-IP", address);
      return fetch(new Request(`http://127.0.0.1:${port}${new URL(request.url).pathname}`, request), {
        redirect: "manual",
      });
    },
    stop: async () => {
      await server.stop();
      await rm(folder, { recursive: true });
    },
  };
}

/** The network of this machine stands for the internet: the mail server of a test is on it. */
function configuration(port: number, variables: Readonly<Record<string, string>>): string {
  const bindings = Object.entries(variables).map(
    ([name, value]) => `(name = ${JSON.stringify(name)}, text = ${JSON.stringify(value)})`,
  );
  return `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "worker", worker = .worker),
    (name = "internet", network = (allow = ["private", "local"])),
  ],
  sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "worker")],
);
const worker :Workerd.Worker = (
  modules = [(name = "worker", esModule = embed "worker.mjs")],
  compatibilityDate = "${COMPATIBILITY_DATE}",
  compatibilityFlags = ["nodejs_compat"],
  bindings = [${bindings.join(", ")}],
);
`;
}
