import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { checkHosts, differences } from "../hosting/conformance/check-host";
import { sampleRedirects } from "../hosting/conformance/deployment";
import { HOSTS } from "../hosting/conformance/servers/all";
import { readBuiltSite } from "../hosting/conformance/site";
import { hostingPolicy } from "../hosting/policy";
import { fail } from "./serving";

async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { site: { type: "string", default: "public" }, markdown: { type: "string" }, only: { type: "string", multiple: true } },
  });
  const site = await readBuiltSite(resolve(values.site));
  const policy = hostingPolicy(sampleRedirects(site.pages), site.pages);
  const hosts = HOSTS.filter(({ name }) => values.only?.includes(name) ?? true);
  const reports = await checkHosts(hosts, site, policy, console.log);
  for (const report of reports) for (const line of differences(report)) console.log(line);
}
main().catch(fail);
