import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { readJson } from "./built-json";
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

/** The policy that a build has written. @throws When there is none, or it is none; the message says what to do. */
export async function readBuiltPolicy(hostingDir: string): Promise<HostingPolicy> {
  const file = join(hostingDir, FILE);
  const policy = await readJson(file);
  if (isPolicy(policy)) return policy;
  throw new Error(`${file} is no hosting policy. Write it anew: \`npm run build\`.`);
}

function isPolicy(value: unknown): value is HostingPolicy {
  return typeof value === "object" && value !== null && "pathPrefix" in value && "headers" in value;
}
