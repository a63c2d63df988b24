import { Readability } from "@mozilla/readability";
import { addresses } from "../../src/lib/addresses";
import { builtPages } from "../support/built-site";

/* Readers' views of browsers guess by ids and class names what is no content: an id with "social" in it is a sign. */

const words = (text: string | null | undefined): string => (text ?? "").replace(/\s+/g, " ").trim();

it("of the catalogue keeps every service with its description", () => {
  const document = builtPages().find(({ path }) => path === addresses.services)?.document;
  if (!document) throw new Error("no catalogue");
  const entries = [...document.querySelectorAll("article")].map((entry) =>
    ["h2", "h2 + *"].map((part) => words(entry.querySelector(part)?.textContent)),
  );
  expect(entries.flat().filter((text) => text === "")).toEqual([]);
  // It takes the document apart.
  const reader = words(new Readability(document.cloneNode(true) as Document).parse()?.textContent);
  expect(entries.filter(([title = "", text = ""]) => !reader.includes(title) || !reader.includes(text))).toEqual([]);
});
