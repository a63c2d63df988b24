import { ORIGIN } from "./good-page";
import { smallSite } from "./small-site";
import type { SmallSite } from "./spoilt-site";

let site: SmallSite;
beforeEach(async () => {
  site = await smallSite();
});
afterEach(() => site.discard());

it("tells which robots of language models may read the site, and takes neither for a fault", async () => {
  const groups = [
    "User-agent: *\nAllow: /",
    "User-agent: GPTBot\nUser-agent: CCBot\nDisallow: /",
    "User-agent: ClaudeBot\nDisallow: /services/",
    `Sitemap: ${ORIGIN}/sitemap.xml\n`,
  ];
  await site.write("robots.txt", groups.join("\n\n"));
  const { aiCrawlers, findings } = await site.report();
  expect(findings).toEqual([]);
  const told = new Map(aiCrawlers.map(({ name, mayRead, line }) => [name, [mayRead, line]]));
  expect(told.get("GPTBot")).toEqual(["none", "Disallow: /"]);
  expect(told.get("CCBot")).toEqual(["none", "Disallow: /"]);
  expect(told.get("ClaudeBot")).toEqual(["some", "Disallow: /services/"]);
  for (const name of ["Google-Extended", "PerplexityBot", "Applebot-Extended"]) {
    expect([name, told.get(name)]).toEqual([name, ["all", ""]]);
  }
});

it("lets all of them read where there is no robots.txt", async () => {
  await site.remove("robots.txt");
  const { aiCrawlers } = await site.report();
  expect(aiCrawlers.map(({ mayRead }) => mayRead)).toEqual(aiCrawlers.map(() => "all"));
});

it("says that they may read nothing where no robot may", async () => {
  await site.write("robots.txt", "User-agent: *\nDisallow: /\n");
  const { aiCrawlers } = await site.report();
  expect(aiCrawlers.map(({ mayRead, line }) => [mayRead, line])).toEqual(aiCrawlers.map(() => ["none", "Disallow: /"]));
});
