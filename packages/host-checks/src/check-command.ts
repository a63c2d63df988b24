import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { format, resolveConfig } from "prettier";
import { checkHosts, differences } from "./conformance/check-host";
import { sampleRedirects } from "./conformance/deployment";
import { NOT_RUN } from "./conformance/not-run";
import { HOSTS } from "./conformance/servers/all";
import { EMULATORS } from "./conformance/servers/emulators";
import { readBuiltSite } from "./conformance/site";
import { markdownTable } from "./conformance/table";
import { writeMarkdown } from "./conformance/write-markdown";
import { hostingPolicy } from "#hosting/policy";

/** Differences of a host that are told; the rest is counted. */
const TOLD = 20;

/**
 * `npm run hosts`: puts the built site on nginx, Apache, Caddy and this project's own server, asks all of them the same
 * and prints a table of who keeps which rule. `npm run hosts -- all` asks the emulators of other hosts too, which npm
 * fetches. `--site FOLDER` takes another built site, `--prefix /some/path` lets it stand under a path, `--markdown FILE`
 * writes the table there. A rule that is broken without a known reason makes it fail.
 */
export async function checkOnHosts(args: string[]): Promise<void> {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      site: { type: "string", default: "public" },
      prefix: { type: "string", default: "" },
      markdown: { type: "string" },
    },
  });
  endWithSignals();
  const site = await readBuiltSite(resolve(values.site));
  const policy = hostingPolicy(sampleRedirects(site.pages), site.pages, prefixOf(values.prefix));
  const hosts = areAll(positionals) ? [...HOSTS, ...EMULATORS] : HOSTS;
  const reports = await checkHosts(hosts, site, policy, console.log);
  const skipped = EMULATORS.filter((host) => !hosts.includes(host));
  const notRun = skipped.map(({ name }) => ({ name, reason: "`npm run hosts -- all` runs its emulator" }));
  const table = markdownTable(reports, [...notRun, ...NOT_RUN]);
  console.log(`\n${table}`);
  if (values.markdown !== undefined) await writeMarkdown(resolve(values.markdown), table, formatted);
  for (const report of reports) {
    const found = differences(report);
    found.slice(0, TOLD).forEach((line) => {
      console.log(line);
    });
    if (found.length > TOLD) console.log(`${report.name}: ${String(found.length - TOLD)} more`);
    if (found.length > 0) process.exitCode = 1;
  }
}

async function formatted(text: string): Promise<string> {
  return format(text, { ...(await resolveConfig("package.json")), parser: "markdown" });
}

function areAll(names: readonly string[]): boolean {
  const wrong = names.filter((name) => name !== "all");
  if (wrong.length > 0) throw new Error(`hosts: got ${wrong.join(", ")}; allowed: all, verify URL, or nothing`);
  return names.length > 0;
}

function prefixOf(text: string): string {
  if (/^(?:\/[^/?#\s]+)*$/.test(text)) return text;
  throw new Error(`--prefix: got ${JSON.stringify(text)}; allowed: a path without a closing slash, such as /some/path`);
}

/** Servers run in groups of their own, which the end of this process ends too; a signal would not. */
function endWithSignals(): void {
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));
}
