import { HOSTS } from "../hosting/conformance/servers/all";
import { programAt } from "../hosting/conformance/host";
import { run } from "./run";

/** What the tests read mail with, and its Debian package. */
export const MAIL_READER = { program: "dovecot", package: "dovecot-imapd" };

/**
 * The servers that the tests put the site on and read its mail with: those that are missing are installed from Debian's
 * packages, where this process may do that. Where it may not, the test that needs them says what is missing.
 */
export async function serversForTests(): Promise<void> {
  const packages = HOSTS.flatMap((host) => host.missing());
  if (programAt(MAIL_READER.program) === undefined) packages.push(MAIL_READER.package);
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
