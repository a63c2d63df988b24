import { existsSync } from "node:fs";
import { join } from "node:path";
import { NOT_FAST } from "@site/toolkit/tiers";
import { addresses } from "../../../../src/lib/addresses";
import { failureOf } from "../../../../__tests__/support/failure-of";
import { copyWithTests, type ProjectCopy } from "../../../../__tests__/support/project-copy";
import { OF_FORM, OF_PAGES, OF_PAGES_AND_SCRIPTS, tracesIn } from "../../../../__tests__/support/traces";
import { PARTS, type Part } from "../../src/answers";

/*
 * A part is taken out of the project by `npm run adopt`, while all else stays: what is left is built, passes its checks
 * and its own tests, and has nothing of the part.
 */

/** What is left of a part in a copy: files of the built site, and of the project. */
const TRACES: Readonly<Record<Part, (folder: string) => Promise<readonly string[]>>> = {
  about: (folder) => leadingTo(folder, addresses.about),
  pricing: (folder) => leadingTo(folder, addresses.pricing),
  testimonials: (folder) => leadingTo(folder, addresses.testimonials),
  // Hosts know of PDFs all the same: an agency may have some of its own in `static/`.
  pdf: (folder) =>
    tracesIn(folder, (text) => /\.pdf\b|application\/pdf/.test(text), /(?:\.html|\.xml|\.txt|page-data\.json)$/),
  "dark-theme": (folder) =>
    tracesIn(folder, (text) => /prefers-color-scheme|\[data-theme|theme-switch[ "{]/.test(text), /\.(?:html|css|svg)$/),
  art: (folder) => packageIn(folder, "art"),
  "contact-service": async (folder) => [
    ...(await packageIn(folder, "contact-service")),
    ...(await tracesIn(folder, (text) => OF_FORM.test(text), OF_PAGES_AND_SCRIPTS)),
  ],
};

function leadingTo(folder: string, address: string | undefined): Promise<string[]> {
  return tracesIn(folder, (text) => address !== undefined && text.includes(address), OF_PAGES);
}

function packageIn(folder: string, name: string): Promise<string[]> {
  return Promise.resolve([`packages/${name}`].filter((path) => existsSync(join(folder, path))));
}

/** Suites that look at the pages as they are built. */
const OF_PAGES_BUILT = ["site/links", "site/html", "site/head", "site/words"];

/** Suites that tell most of a project, in a minute. */
const TELLING = [
  ...["lib", "components", "sections", "content", "seo", "hosting", "styles", "contact-form", "docs"],
  ...OF_PAGES_BUILT,
];

/** Those that the dark theme and prices have to do with. */
const OF_LOOK = [...["components", "sections", "seo", "styles"], ...OF_PAGES_BUILT];

/** What a browser does on a site without the parts: each suite of the form among it. */
const IN_BROWSER = ["browser/(?:form|contact-form|feedback|navigation|runtime)"];

/** What is taken out, what is said besides, and the checks and suites that are run then. */
interface Row {
  readonly parts: readonly Part[];
  readonly flags?: readonly string[];
  readonly suites: readonly string[];
  readonly checks: readonly string[];
}

/** Of a package that is taken out, `without-packages.slow.test.ts` checks the types and the walls. */
const OF_PACKAGE = { suites: OF_PAGES_BUILT, checks: ["lint:unused"] };
const CHECKS = ["typecheck:all", "lint:rooms", "lint:unused"];

const ROWS: Readonly<Record<string, Row>> = {
  "PDFs and what draws pictures": { parts: ["pdf", "art"], ...OF_PACKAGE },
  "the form and the contact service": { parts: ["contact-service"], flags: ["--form", "none"], ...OF_PACKAGE },
  // Of a site that is light alone, `other-country.slow.test.ts` says more.
  "the dark theme and prices": { parts: ["dark-theme", "pricing"], suites: OF_LOOK, checks: CHECKS },
  "all that can go": { parts: PARTS, flags: ["--form", "none"], suites: [...TELLING, ...IN_BROWSER], checks: CHECKS },
};

describe.each(Object.entries(ROWS))("without %s", (_, { parts, flags = [], suites, checks }) => {
  let copy: ProjectCopy;
  beforeAll(async () => {
    copy = await copyWithTests();
  });
  afterAll(() => copy.remove());

  const failure = (command: string, ...args: readonly string[]) => failureOf(copy.folder, command, args);

  it("the site is built", async () => {
    const answers = ["--yes", "--no-build", "--keep", "all", "--without", parts.join(","), ...flags];
    expect(await failure("npm", "run", "adopt", "--", ...answers)).toBe("");
    const { code, output } = await copy.build();
    expect([code, code === 0 ? "" : output]).toEqual([0, ""]);
  });

  it("nothing is left of what has gone", async () => {
    const left = parts.map(async (part) => [part, await TRACES[part](copy.folder)] as const);
    expect(await Promise.all(left)).toEqual(parts.map((part) => [part, []]));
  });

  it.each(checks)("%s holds", async (script) => {
    expect(await failure("npm", "run", script)).toBe("");
  });

  it("its own tests hold", async () => {
    const named = suites.map((name) => `/__tests__/${name}`);
    expect(await failure("npx", "jest", "--testPathIgnorePatterns", NOT_FAST, "--testPathPatterns", ...named)).toBe("");
  });
});
