import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { checkHosts, differences } from "../src/conformance/check-host";
import { sampleRedirects } from "../src/conformance/deployment";
import type { HostName } from "../src/conformance/host";
import { RULE_IDS } from "../src/conformance/rule";
import { HOSTS } from "../src/conformance/servers/all";
import { readBuiltSite } from "../src/conformance/site";
import { hostingPolicy } from "../../../src/hosting/policy";
import { PUBLIC } from "../../../__tests__/support/built-site";
import { writeSmallSite } from "./conformance/small-site";

const NAMES: readonly HostName[] = ["nginx", "Apache", "Caddy", "own server"];
const SERVERS = HOSTS.filter(({ name }) => NAMES.includes(name));

const missing = SERVERS.flatMap((host) => host.missing());

it("finds the servers that it asks", () => {
  expect(SERVERS.map(({ name }) => name)).toEqual(NAMES);
  if (missing.length === 0) return;
  throw new Error(
    `The site is tried on real servers, of which some are not installed. As root: apt-get install ${missing.join(" ")}`,
  );
});

const installed = SERVERS.filter((host) => host.missing().length === 0);

/** The router of the own server knows paths of plain characters only. */
const anyPrefix = installed.filter(({ name }) => name !== "own server");

const found = async (
  folder: string,
  { prefix = "", isPreview = false, hasAdmin = false, servers = installed } = {},
) => {
  const site = await readBuiltSite(folder);
  const policy = hostingPolicy(sampleRedirects(site.pages), site.pages, prefix, { isPreview, hasAdmin });
  const reports = await checkHosts(servers, site, policy);
  expect(reports.map(({ outcomes }) => outcomes.length)).toEqual(servers.map(() => RULE_IDS.length));
  return reports.flatMap(differences);
};

it("answers alike on nginx, Apache, Caddy and the own server", async () => {
  expect(await found(PUBLIC)).toEqual([]);
});

it.each<[where: string, traits: Parameters<typeof found>[1] & object]>([
  ["under the path /some/prefix, as a preview", { prefix: "/some/prefix", isPreview: true }],
  ["with a page on which it is edited", { hasAdmin: true }],
  ["under the path /straße 7", { prefix: "/straße 7", servers: anyPrefix }],
])("answers alike %s", async (_, traits) => {
  const folder = await mkdtemp(join(tmpdir(), "small-site-"));
  try {
    await writeSmallSite(folder);
    if (traits.hasAdmin) await cp(join(folder, "about"), join(folder, "admin"), { recursive: true });
    expect(await found(folder, traits)).toEqual([]);
  } finally {
    await rm(folder, { recursive: true });
  }
});
