import { resolve } from "node:path";
import { makeReport } from "../src/make-report";
import { PUBLIC } from "../../../__tests__/support/built-site";
import { content, expectedPages } from "../../../__tests__/support/content";

const report = makeReport({ siteDir: PUBLIC, dataDir: resolve("data") });

it("looks at every page of the data, and at the site that the data names", async () => {
  const { pages, siteUrl } = await report;
  const listed = pages.filter(({ status }) => status === "listed").map(({ address }) => address);
  expect(listed.sort()).toEqual([...expectedPages().keys()].sort());
  expect(siteUrl).toBe(content.agency.url);
});

it("finds no error on the built site, and no warning that data/seo-exceptions.json does not explain", async () => {
  const { findings } = await report;
  expect(findings.map(({ rule, page, found, change, file }) => `${rule} ${page}: ${found}. ${change} ${file}`)).toEqual(
    [],
  );
});

it("names a data file for every page, the not-found page among them", async () => {
  const { pages } = await report;
  expect(pages.filter(({ file }) => !file.startsWith("data/")).map(({ address }) => address)).toEqual([]);
});
