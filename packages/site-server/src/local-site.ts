import type { AddressInfo } from "node:net";
import { resolve } from "node:path";
import { readPolicy } from "#hosting/policy-file";
import type { MailHandler } from "./exchange";
import { createSiteServer } from "./site-server";

/** A built site on a free port of this machine. */
export interface LocalSite {
  readonly origin: string;
  readonly close: () => Promise<void>;
}

interface Options {
  /** Folder of the project whose site it is; this one, when none is given. */
  readonly project?: string;
  readonly takeMail?: MailHandler | undefined;
}

/** Serves the site that was built last, by the policy of that build. */
export async function serveLocally({ project = ".", takeMail }: Options = {}): Promise<LocalSite> {
  const policy = await readPolicy(resolve(project, "hosting"));
  const server = await createSiteServer(resolve(project, "public"), { policy, ...(takeMail && { takeMail }) });
  await server.listen({ port: 0, host: "127.0.0.1" });
  const { port } = server.server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${String(port)}`, close: () => server.close() };
}
