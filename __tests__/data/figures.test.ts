import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { content } from "../support/content";

function claim(key: string): string | undefined {
  return content.agency.claims.find((one) => one.key === key)?.value;
}

const files = readdirSync(resolve("data"), { recursive: true, encoding: "utf8" }).filter(
  (file) => file.endsWith(".json") && !file.startsWith("schema"),
);
const texts = files.map((file) => [file, readFileSync(resolve("data", file), "utf8")] as const);

/** Every place in the content where a claim is said in words, with the figure that stands there. */
function said(pattern: RegExp): [string, string][] {
  return texts.flatMap(([file, text]) =>
    [...text.matchAll(pattern)].map((match) => [file, match[1] ?? ""] as [string, string]),
  );
}

it.each([
  ["clients", /(\d+\+) (?:happy )?clients/gi, claim("clients")],
  ["industries", /(\d+\+) industries/gi, claim("industries")],
  ["a virtual assistant's savings", /sav(?:es?|ing)[^.“”"]{0,40}up to (\d+%)/gi, claim("assistant-savings")],
  ["the answer", /(?:answer|answers|reply|back)(?:(?!quote)[^.“”"]){0,30} within (\d+ hours)/gi, claim("response")],
  ["the quote", /quote[^.“”"]{0,30} within (\d+ hours)/gi, claim("quote")],
])("says the same of %s everywhere", (_what, pattern, claim) => {
  const different = said(pattern).filter(([, figure]) => figure !== claim);
  expect(different).toEqual([]);
});

it.each(["cutting-edge", "unlock", "seamless", "elevate", "lorem ipsum", "game-chang", "next level"])(
  "never says %j",
  (word) => {
    expect(texts.filter(([, text]) => text.toLowerCase().includes(word)).map(([file]) => file)).toEqual([]);
  },
);

it("says no sentence twice on two service pages", () => {
  const sentences = new Map<string, string[]>();
  for (const { title, ...service } of content.services) {
    for (const sentence of JSON.stringify(service).match(/[A-Z][^.?!"]{40,}[.?!]/g) ?? []) {
      sentences.set(sentence, [...(sentences.get(sentence) ?? []), title]);
    }
  }
  expect([...sentences].filter(([, titles]) => new Set(titles).size > 1)).toEqual([]);
});

/** Every text of the content by its file, as it is read: without the marks that hold its lines together. */
const read = files.flatMap((file) =>
  textsIn(JSON.parse(readFileSync(resolve("data", file), "utf8"))).map((text) => [file, text] as const),
);

/** The texts of a value and of all that it holds; no addresses of pictures. */
function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value.replaceAll("\u2060", "").replaceAll("\u00a0", " ")];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, held]) => (key === "file" || key === "$schema" ? [] : textsIn(held)));
}

/** Where a pattern is met, with what it met. */
function met(pattern: RegExp, folder = ""): string[] {
  return read.flatMap(([file, text]) => {
    const match = file.startsWith(folder) ? pattern.exec(text) : null;
    return match ? [`${file}: ${match[0]}`] : [];
  });
}

/** What an American editor strikes out, with what takes its place. */
it.each([
  [/\btills?\b/i, "register"],
  [/\bhotlines?\b/i, "support line"],
  [/\bstanding orders?\b/i, "recurring transfers"],
  [/\bpush messages?\b/i, "push notifications"],
  [/\btrade fairs?\b/i, "trade show"],
  [/\bweb shops?\b/i, "online store"],
  [/\bsite maps?\b/i, "sitemap"],
  [/\bhome page\b/i, "homepage"],
  [/\bbutton texts?\b/i, "button copy"],
  [/\bin the first screen\b/i, "before anyone scrolls"],
  [/\bdid no charts\b/i, "drew no charts"],
  [/\bkeeps its crease\b/i, "holds its shape"],
  [/\bas it is\. /i, "a reason"],
  [/\bdelivery notes?\b/i, "packing slips"],
  [/\bexpense claims?\b/i, "expense reports"],
  [/\bcode base\b/i, "codebase"],
  [/\btimetable for\b/i, "schedule for"],
  [/\bpick-up\b/i, "pickup"],
  [/\bpre-orders?\b/i, "preorders"],
  [/\benquir/i, "inquiry"],
  [/\bunticked\b/i, "unchecked"],
  [/\bin a call\b/i, "on a call"],
  [/\bjust now\b/i, "right now"],
  [/\bcolour|\bcentre\b|\bcatalogue|\blabell|\bgrey\b|\blicence|\bafterwards\b|\bwhilst\b/i, "American spelling"],
])("never says %s but %j", (pattern) => {
  expect(met(pattern)).toEqual([]);
});

it("writes ranges with a dash, and a loss with a minus sign where the specification has no hyphen", () => {
  const specified = ["-40%", "-25%", content.agency.phone];
  const written = read.filter(([, text]) => !specified.includes(text) && !text.includes("://"));
  expect(written.filter(([, text]) => /\d-\d|(?<![\w–-])-\d/.test(text))).toEqual([]);
});

const { pages } = content;
const stats = [pages.home.stats, pages.about?.stats, pages.portfolio.stats, pages.testimonials?.stats].flatMap(
  (list) => list ?? [],
);

/** The specification itself has two names for the projects, and one for the years that is no English elsewhere. */
const NAMED: Readonly<Record<string, readonly string[]>> = {
  projects: ["Projects", "Projects Completed"],
  years: ["Years Experience", "Years of Experience"],
};

it("has one name for what a figure counts, on all pages", () => {
  for (const { claim: key } of stats) {
    const labels = new Set(stats.filter((stat) => stat.claim === key).map(({ label }) => label));
    expect([...labels].filter((label) => !(NAMED[key] ?? [...labels].slice(0, 1)).includes(label))).toEqual([]);
  }
  expect(stats.filter(({ claim: key, label }) => /satisfaction/i.test(label) !== (key === "satisfaction"))).toEqual([]);
});

it("says of how many clients the stars are the average", () => {
  expect(content.testimonials).toHaveLength(6);
  expect(stats.filter(({ claim: key }) => key === "rating").map(({ label }) => label)).toEqual([
    expect.stringMatching(/\bof (?:these )?six\b/i),
  ]);
});

it("writes labels in title case, and a package's category as the portfolio does", () => {
  const industries = pages.testimonials?.industries.stats ?? [];
  const labels = [...stats, ...industries, ...content.agency.disciplines].map(({ label }) => label);
  const categories = content.packages.map(({ category }) => category);
  const small = /^(?:and|of|on|in|the|e-commerce)$/;
  const words = [...labels, ...categories].flatMap((label) => label.split(/[\s,]+/));
  expect(words.filter((word) => /^[a-z]/.test(word) && !small.test(word))).toEqual([]);
  const inPortfolio = new Map(pages.portfolio.categories.map((name) => [name.toLowerCase(), name]));
  expect(categories.filter((name) => (inPortfolio.get(name.toLowerCase()) ?? name) !== name)).toEqual([]);
});

const NUMBERS = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

function number(word: string): number {
  const spelled = NUMBERS.indexOf(word.toLowerCase());
  return spelled < 0 ? Number(word) : spelled;
}

const A_NUMBER = `\\d+|${NUMBERS.join("|")}`;

/** All times that a text names, in weeks; of a range its end. */
function weeks(text: string): number[] {
  return [...text.replaceAll("\u2060", "").matchAll(new RegExp(`(${A_NUMBER})[\\s-](week|month)`, "gi"))].map(
    ([, count = "", unit]) => number(count) * (unit?.toLowerCase() === "month" ? 52 / 12 : 1),
  );
}

const inTime = content.services.filter(({ fullDescription }) => /\btakes?\b|\bin \d/.test(fullDescription));

it.each(inTime.map((service) => [service.title, service] as const))(
  "promises no %s faster than a case study had it",
  (title, { fullDescription }) => {
    const took = content.projects.filter(({ service }) => service === title).map(({ info }) => weeks(info.timeline));
    expect(Math.max(...weeks(fullDescription))).toBeGreaterThanOrEqual(Math.floor(Math.max(0, ...took.flat())));
  },
);

it("promises a first dashboard in weeks only for a number of sources", () => {
  const sentences = read.flatMap(([, text]) => text.split(/(?<=[.?!]) /));
  const promised = sentences.filter((text) => /first dashboard/i.test(text) && weeks(text).length > 0);
  expect(promised.filter((text) => !/\b(?:one|two|one or two) sources?\b/i.test(text))).toEqual([]);
});

it("has a position on one page no sooner than the case study had it", () => {
  const branding = content.projects.find(({ title }) => title.startsWith("fyyndfit Corporate"));
  const step = (branding?.approach.points ?? []).find(({ text }) => text.startsWith("One page"));
  const signed = Number(/\d+(?=:)/.exec(step?.title ?? "")?.[0]);
  const texts = met(/(?:consultancy|and) in \d+ weeks/, "services/brand-consultancy");
  expect(texts.flatMap((text) => weeks(text))).toEqual([signed, signed]);
});

it("has a pilot as long as the picture shows it", () => {
  const ai = content.services.find(({ title }) => title === "Artificial Intelligence");
  const shown = Math.max(...[...(ai?.why.picture.alt ?? "").matchAll(/Week (\d+)/g)].map(([, week]) => Number(week)));
  const promised = read.flatMap(([, text]) => [...text.matchAll(/(\d+)-week pilot/g)].map(([, week]) => Number(week)));
  expect(new Set(promised)).toEqual(new Set([shown]));
});

it("promises no faster page than the case studies measured", () => {
  const promised = read.flatMap(([, text]) =>
    [...text.matchAll(new RegExp(`under (${A_NUMBER}) seconds?`, "gi"))].map(([, count = ""]) => number(count)),
  );
  const measured = read.flatMap(([, text]) =>
    [...text.matchAll(/(?:loads|shows) in (\d\.\d) seconds/g)].map(([, seconds]) => Number(seconds)),
  );
  expect(promised.length).toBeGreaterThan(0);
  expect(measured.length).toBeGreaterThan(0);
  expect(Math.min(...promised)).toBeGreaterThanOrEqual(Math.max(...measured));
});

it("refuses to track people without their consent, and sells no such tracking", () => {
  expect(pages.about?.refusals.items.filter((item) => /track/i.test(item))).toEqual([
    expect.stringMatching(/without their consent/),
  ]);
  expect(met(/\btracking\b(?! people without)|\bevery lead traced/i, "services/")).toEqual([]);
  expect(met(/\bconsent\b/, "services/digital-marketing").length).toBeGreaterThan(0);
});

it("has one rule on who owns what: accounts from the start, the work once it is paid for", () => {
  expect(
    met(/\byours (?:to keep|from|at)\b|\ball yours\b|\bbelongs? to you\b|\bthat you own\b|\bat hand(?:over|off)\b/i),
  ).toEqual([]);
  const places = met(/\bonce (?:it is )?paid for\b/i).map((text) => text.split(":")[0]);
  expect(places).toEqual(
    expect.arrayContaining(["legal.json", "packages.json", "pages/home.json", "services/web-development.json"]),
  );
});

it("has nobody do for 200+ clients what one person cannot", () => {
  expect(
    met(/\b(?:signs|leads|checks|edits|reads) every\b|\bis your contact\b|\b(?:every|each) project (?:starts|begins)/i),
  ).toEqual([]);
});

it("says beside the packages that the case studies were quoted one by one, with the teams that they had", () => {
  const sizes = content.projects.map(({ info }) => info.teamSize);
  const [least, most] = [Math.min(...sizes), Math.max(...sizes)].map((size) => NUMBERS[size]);
  const quoted = met(/case studies, with teams of \w+ to \w+/, "pages/pricing");
  expect(quoted).toEqual([expect.stringContaining(`teams of ${String(least)} to ${String(most)}`)]);
  expect(met(/three to \w+ people/, "pages/about")).toEqual([
    expect.stringContaining(`three to ${String(most)} people`),
  ]);
});

it.each(content.testimonials.map((quote) => [quote.name, quote] as const))(
  "has %s say it in few words, with the figures of the case study",
  (_name, { content: words, project }) => {
    const study = textsIn(content.projects.find(({ title }) => title === project)).join(" ");
    expect(words.length).toBeLessThanOrEqual(230);
    expect((words.match(/\d[\d,.]*\d%?|\d%?/g) ?? []).filter((figure) => !study.includes(figure))).toEqual([]);
  },
);
