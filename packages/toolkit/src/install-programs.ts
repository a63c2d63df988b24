import { programAt } from "./programs";
import { run } from "./run";

/** A program that tests run, and the Debian package that brings it. */
export interface Program {
  readonly program: string;
  readonly package: string;
}

/** What the website's own tests run beside Chromium: it without windows, another engine, what reads the kept mail. */
export const PROGRAMS: readonly Program[] = [
  { program: "chromium-headless-shell", package: "chromium-headless-shell" },
  { program: "firefox-esr", package: "firefox-esr" },
  { program: "dovecot", package: "dovecot-imapd" },
];

/** Debian's packages of those programs that are not installed. */
export function missingOf(programs: readonly Program[]): string[] {
  return programs.filter(({ program }) => programAt(program) === undefined).map((one) => one.package);
}

/**
 * Installs Debian's packages, where this process may do that. Where it may not, the test that needs one says what is
 * missing.
 */
export async function installPackages(packages: readonly string[]): Promise<void> {
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
