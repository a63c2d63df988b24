import { HOSTS } from "../hosting/conformance/servers/all";
import { programAt } from "../hosting/conformance/host";
import { run } from "./run";

/** What the tests read mail with, and its Debian package. */
export const MAIL_READER = { program: "dovecot", package: "dovecot-imapd" };

/** What else the tests need: another engine, and what README's lines for a server are tried with. */
const OTHERS = [
  { program: "firefox-esr", package: "firefox-esr" },
  { program: "certbot", package: "python3-certbot-nginx" },
  { program: "curl", package: "curl" },
  { program: "ip", package: "iproute2" },
  { program: "openssl", package: "openssl" },
];

/**
 * The servers that the tests put the site on and read its mail with, and other programs that they need: what is missing
 * is installed from Debian's packages, where this process may do that. Where it may not, the test that needs it says
 * what is missing.
 */
export async function serversForTests(): Promise<void> {
  const packages = HOSTS.flatMap((host) => host.missing());
  const others = [MAIL_READER, ...OTHERS].filter(({ program }) => programAt(program) === undefined);
  packages.push(...others.map((one) => one.package));
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
