import { JSDOM } from "jsdom";
import { htmlOf, markdownFaults } from "../../src/content/markdown";

const isPage = (to: string) => ["contact", "/privacy/"].includes(to);

const hrefOf = (to: string) => `/site${to === "contact" ? "/kontakt/" : to}`;

it("takes headings, lists, tables, and links to pages, headings and elsewhere", () => {
  const text = `We say what we do. Write to hello@loom.example.

## What is kept

- your [message](contact), see [privacy](/privacy/#kept)
- [numbers](#the-numbers), **as long** as needed

### The numbers

| what | how long |
| ---- | -------- |
| name | 3 months |

## Who decides

1. [The office](https://office.example/a?b=1#c)
2. [by phone](tel:+4940123)
`;
  expect(markdownFaults(text, (to) => to === "/privacy/#kept" || isPage(to))).toEqual([]);
});

it("becomes HTML whose headings links can lead to, and whose links lead to where pages are", () => {
  const text = "## Größe & Maß\n\nSee [above](#größe-&-maß), [us](contact), [law](https://law.example/ä).";
  expect(htmlOf(text, hrefOf)).toBe(
    '<h2 id="text-größe-&amp;-maß" class="title-3">Größe &amp; Maß</h2>\n' +
      '<p>See <a href="#text-gr%C3%B6%C3%9Fe-&amp;-ma%C3%9F">above</a>, <a href="/site/kontakt/">us</a>, ' +
      '<a href="https://law.example/%C3%A4">law</a>.</p>\n',
  );
});

it("has nothing in it that runs, even where nobody has checked it", () => {
  const html = htmlOf('<script>alert(1)</script>\n\n[a](javascript:alert(1)) <b onclick="x()">', hrefOf);
  expect(html).not.toMatch(/<script|<b|href="javascript/);
});

it("has tables that keys can scroll where they are wider than the window, named by the heading above them", () => {
  const table = "| a | b |\n| - | - |\n| c | d |";
  const html = htmlOf(`${table}\n\n## First\n\n## Who we are\n\n${table}`, (to) => to);
  const [first, second] = new JSDOM(html).window.document.querySelectorAll("table");
  expect([first?.tabIndex, first?.getAttribute("aria-labelledby")]).toEqual([0, null]);
  expect([second?.tabIndex, second?.getAttribute("aria-labelledby")]).toEqual([0, "text-who-we-are"]);
});

it.each([
  ["", 1, "an empty text", "what the page says"],
  ["\n\n# Imprint", 3, "a heading of level 1: Imprint", "level 2 (##) and below: the page's title"],
  ["Imprint\n=======", 1, "a heading of level 1: Imprint", "level 2 (##)"],
  ["### Deep", 1, "a heading of level 3: Deep", "level 2 (##) at most"],
  ["## A\n\n#### Deep", 3, "a heading of level 4: Deep", "level 3 (###) at most"],
  ["## A\n\n### B\n\n#### C\n\n##### D", 7, "a heading of level 5: D", "level 4 (####) at most"],
  ["## A\n\ntext\n\n## A", 5, "the heading “A” once more", "no other one reads like"],
  ["##", 1, "a heading that says nothing", "a text behind the #"],
  ["a\n\n<div>b</div>", 3, "HTML: <div>b</div>", "Markdown alone"],
  ["a <b>b</b>", 1, "HTML: <b>", "Markdown alone"],
  ["![x](x.png)", 1, "a picture: x", "text, lists, tables and links"],
  ["[us](about-us)", 1, "a link to about-us", "the name or the address of a page"],
  ["a\n\n[us](/nowhere/)", 3, "a link to /nowhere/", "the name or the address of a page"],
  ["[us](http://loom.example)", 1, "a link to http://loom.example", "begins with https://"],
  ["[us](javascript:alert(1))", 1, "a link to javascript:alert(1)", "begins with https://"],
  ["## A\n\n[us](#b)", 3, "a link to #b", "a heading of this text: #a"],
  ["[](contact)", 1, "a link without a text, to contact", "a text in [ ]"],
])("refuses %j, with its line and what may be there", (text, line, got, allowed) => {
  const faults = markdownFaults(text, isPage);
  expect(faults[0]).toEqual({ line, got: expect.stringContaining(got), allowed: expect.stringContaining(allowed) });
});
