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
