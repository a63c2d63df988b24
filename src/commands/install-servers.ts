import { HOSTS } from "../hosting/conformance/servers/all";
import { run } from "./run";

/**
 * The servers that the tests put the site on: those that are missing are installed from Debian's packages, where this
 * process may do that. Where it may not, the test that needs them says what is missing.
 */
export async function serversForTests(): Promise<void> {
  const packages = HOSTS.flatMap((host) => host.missing());
  if (packages.length === 0) return;
  console.log(`Not installed: ${packages.join(" ")}; trying Debian's packages.`);
  try {
    await install(packages);
  } catch (error) {
    console.warn(error instanceof Error ? error.message : error);
  }
}

async function install(packages: readonly string[]): Promise<void> {
  if (process.getuid?.() !== 0) throw new Error("Only root can install packages here.");
  await run("apt-get", ["update", "-qq"]);
  await run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...packages], {
    DEBIAN_FRONTEND: "noninteractive",
    // The tests start servers of their own: the packages shall not start theirs.
    RUNLEVEL: "1",
  });
}
