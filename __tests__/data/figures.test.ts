import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { content } from "../support/content";

const { claims } = content.agency;
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

it("claims what the specification says", () => {
  expect(claims).toMatchObject({
    clients: "200+",
    projects: "50+",
    years: "5+",
    industries: "15+",
    support: "24/7",
    response: "24 hours",
    quote: "48 hours",
    success: "95%",
    satisfaction: "98%",
    assistantSavings: "60%",
    smallProject: "2–4 weeks",
    largeProject: "2–6 months",
  });
});

it.each([
  ["clients", /(\d+\+) (?:happy )?clients/gi, claims.clients],
  ["industries", /(\d+\+) industries/gi, claims.industries],
  ["a virtual assistant's savings", /sav(?:es?|ing)[^.“”"]{0,40}up to (\d+%)/gi, claims.assistantSavings],
  ["the answer", /(?:answer|answers|reply|back)(?:(?!quote)[^.“”"]){0,30} within (\d+ hours)/gi, claims.response],
  ["the quote", /quote[^.“”"]{0,30} within (\d+ hours)/gi, claims.quote],
])("says the same of %s everywhere", (_what, pattern, claim) => {
  const different = said(pattern).filter(([, figure]) => figure !== claim);
  expect(different).toEqual([]);
});

it("has the specified prices", () => {
  const ranges = content.packages.map(({ name, price }) => [name, price.min, price.max]);
  expect(ranges).toEqual([
    ["Logo Design & Brand Identity", 800, 2500],
    ["Professional Website", 1200, 5000],
    ["E-commerce Store", 2500, 8000],
    ["Mobile App Development", 5000, 25_000],
    ["SEO Campaign", 1500, 4500],
    ["Social Media Management", 1200, 3600],
    ["AI Chatbot", 3000, 12_000],
    ["Data Analytics Dashboard", 2500, 10_000],
  ]);
  expect(content.packages.filter(({ quote }) => quote).map(({ name }) => name)).toEqual([
    "Mobile App Development",
    "AI Chatbot",
    "Data Analytics Dashboard",
  ]);
});

it("has the specified timelines and team sizes", () => {
  const timelines = new Set(content.projects.map(({ info }) => info.timeline));
  expect([...timelines].sort()).toEqual([
    "12 weeks",
    "13 weeks",
    "16 weeks",
    "20 weeks",
    "4 months",
    "6 months",
    "8 weeks",
  ]);
  const sizes = content.projects.map(({ info }) => info.teamSize);
  expect([Math.min(...sizes), Math.max(...sizes)]).toEqual([3, 8]);
});

it("has the specified banking metrics", () => {
  const banking = content.projects.find(({ title }) => title === "Banking App UX Redesign");
  expect(banking?.metrics?.map(({ value }) => value)).toEqual(["-40%", "-25%", "+18 pts"]);
  expect(JSON.stringify(banking)).toContain("30+");
});

it("has the specified counts", () => {
  expect(content.services).toHaveLength(13);
  expect(content.projects).toHaveLength(16);
  expect(content.projects.filter(({ portfolioOrder }) => portfolioOrder !== undefined)).toHaveLength(12);
  expect(content.testimonials.map(({ rating }) => rating)).toEqual([5, 5, 5, 5, 5, 5]);
  expect(content.pages.portfolio.categories).toHaveLength(12);
  expect(content.pages.services.services).toHaveLength(12);
  expect(content.agency.navigation.services).toHaveLength(13);
  expect(content.agency.navigation.footerServices).toHaveLength(12);
  expect(content.agency.navigation.footerServices).not.toContain("Web Development");
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
