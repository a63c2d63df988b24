import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { addresses } from "../../src/lib/addresses";
import { builtPages, PUBLIC } from "../support/built-site";
import { content } from "../support/content";

const { phone } = content.agency;
const isWay = content.pages.contact.methods.some(({ kind }) => kind === "phone");

it("can be called from the foot of every page, and from the contact page where that is a way", () => {
  for (const { path, document } of builtPages()) {
    const links = [...document.querySelectorAll('a[href^="tel:"]')];
    expect([path, links.map((link) => link.textContent)]).toEqual([
      path,
      Array.from({ length: path === addresses.contact && isWay ? 2 : 1 }, () => phone),
    ]);
    for (const link of links) expect(link.getAttribute("href")).toMatch(/^tel:\+\d+$/);
  }
});

it("costs browsers nothing of what knows the numbers of all countries", () => {
  const own = "INVALID_COUNTRY";
  expect(readFileSync(resolve("node_modules/libphonenumber-js/bundle/libphonenumber-min.js"), "utf8")).toContain(own);
  const scripts = readdirSync(PUBLIC, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".js"));
  expect(scripts.length).toBeGreaterThan(10);
  expect(scripts.filter((file) => readFileSync(join(PUBLIC, file), "utf8").includes(own))).toEqual([]);
});
