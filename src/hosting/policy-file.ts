import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type HostingPolicy, hostingPolicy } from "./policy";

const FILE = "policy.json";

/** Writes the policy of a build, for those who serve it. */
export async function writePolicy(hostingDir: string, policy: HostingPolicy): Promise<void> {
  await mkdir(hostingDir, { recursive: true });
  await writeFile(join(hostingDir, FILE), `${JSON.stringify(policy, null, 2)}\n`);
}

/** The policy that a build has written; where there is none, that of a site without redirects. */
export async function readPolicy(hostingDir: string): Promise<HostingPolicy> {
  try {
    return JSON.parse(await readFile(join(hostingDir, FILE), "utf8")) as HostingPolicy;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
    return hostingPolicy([], []);
  }
}
