import type { CasePdf, CaseStudy } from "../src/case-study";
import type { Fonts } from "../src/fonts";
import { makeCasePdf } from "../src/make";
import { paperOf } from "../src/paper";
import { addresses } from "../../../src/lib/addresses";
import { filled, words } from "../../../src/lib/words";
import { content } from "../../../__tests__/support/content";
import { wholeStudy, printFonts } from "./support/case-study";
import { elements, type ReadPdf, readPdf, spoken, textOf } from "../../../__tests__/support/read-pdf";

let study: CaseStudy;
let fonts: Fonts;
let made: CasePdf;
let pdf: ReadPdf;
beforeAll(async () => {
  [study, fonts] = await Promise.all([wholeStudy(), printFonts()]);
  made = await makeCasePdf(study, fonts);
  pdf = readPdf(made.bytes);
}, 60_000);

it("has two to four pages of the agency's paper, as many as it says, and weighs less than 1.5 MB", () => {
  expect(pdf.pages.length).toBeGreaterThanOrEqual(2);
  expect(pdf.pages.length).toBeLessThanOrEqual(4);
  expect(made.pages).toBe(pdf.pages.length);
  const { width, height } = paperOf(content.agency);
  expect(pdf.pages.map((page) => [page.width, page.height])).toEqual(pdf.pages.map(() => [width, height]));
  expect(made.bytes.length).toBeLessThan(1.5 * 1024 * 1024);
});

it("tells the whole case in order: title, facts, story, results, process, next steps", () => {
  const { title, summary, facts, overview, challenge, solution, results, metrics, figures } = study;
  const { approach, designProcess, nextSteps, invitation } = study;
  const told = [
    title,
    summary,
    ...facts.map(({ value }) => value),
    ...overview,
    figures[0]?.caption,
    ...challenge,
    ...solution,
    ...results.map(({ value, label }) => `${value} ${label}`),
    ...metrics.flatMap(({ label, value, foot }) => [label, value, foot]),
    ...approach.points.flatMap((point) => [point.title, point.text]),
    ...designProcess.flatMap((step) => [step.title, step.text]),
    figures[1]?.caption,
    ...nextSteps,
    invitation.title,
  ];
  const text = spoken(pdf);
  // A reader of PDF gives each space as a plain one.
  const places = told.map((part) => text.indexOf(String(part).replaceAll("\u00a0", " ")));
  expect(told.filter((_, index) => places[index] === -1)).toEqual([]);
  expect(places).toEqual([...places].sort((a, b) => a - b));
});

it("says what it is: title, language, author, and that it is tagged", () => {
  const { language, name } = study.agency;
  expect(pdf.info).toMatchObject({ Language: language, Author: name, Subject: study.description });
  expect(pdf.info.Title).toBe(filled(words.caseStudy.pdfSubject, { title: study.title, agency: name }));
  expect(pdf.preferences.DisplayDocTitle).toBe(true);
  expect(pdf.tagged.Marked).toBe(true);
  expect(made.bytes.includes("<pdfuaid:part>1</pdfuaid:part>")).toBe(true);
});

it("has one first heading and a heading for each part", () => {
  expect(elements(pdf, "H1").map(textOf)).toEqual([study.title]);
  expect(elements(pdf, "H2").map(textOf)).toEqual([
    words.caseStudy.overview,
    words.caseStudy.challenge,
    words.caseStudy.solution,
    words.caseStudy.results,
    study.approach.title,
    words.caseStudy.designProcess,
    words.caseStudy.nextSteps,
    study.invitation.title,
  ]);
  expect(elements(pdf, "H3").map(textOf)).toEqual(
    [...study.approach.points, ...study.designProcess].map(({ title }) => title),
  );
});

it("has its lists as lists, each entry once", () => {
  const items = elements(pdf, "LI").map(textOf);
  const { facts, challenge, solution, results, metrics, approach, designProcess, nextSteps } = study;
  const lists = [facts, challenge, solution, results, metrics, approach.points, designProcess, nextSteps];
  expect(elements(pdf, "L")).toHaveLength(lists.length);
  expect(items).toHaveLength(lists.flat().length);
  expect(items).toContain(`${String(results[0]?.value)} ${String(results[0]?.label)}`);
});

it("says what each picture shows", () => {
  const pictures = [study.cover, ...study.figures.map(({ picture }) => picture)];
  // The logo says the name.
  const told = [study.agency.name, ...pictures.map(({ alt }) => alt)];
  expect(elements(pdf, "Figure").map(({ alt }) => alt)).toEqual(told);
});

it("sets the results larger than everything else", () => {
  const texts = pdf.pages.flatMap((page) => page.texts);
  const size = (text: string) => texts.find((one) => one.text.trim() === text)?.size ?? 0;
  const figures = study.results.map(({ value }) => size(value));
  const others = texts.filter(({ text }) => !study.results.some(({ value }) => value === text.trim()));
  expect(Math.min(...figures)).toBeGreaterThan(Math.max(...others.map((one) => one.size)));
});

it("links to the site, the contact page, the mailbox, the phone and the case, and says so", () => {
  const { url, email } = study.agency;
  const links = pdf.pages.flatMap((page) => page.links);
  expect(links.map((link) => link.url)).toEqual([
    `${url}/`,
    `${url}${encodeURI(addresses.contact)}`,
    `mailto:${email}`,
    "tel:+494066969217",
    encodeURI(`${url}${study.path}`),
  ]);
  expect(links.filter(({ says }) => says === "")).toEqual([]);
  expect(elements(pdf, "Link").map((link) => textOf(link) || link.children?.[0]?.alt)).toEqual(
    links.map(({ says }) => says),
  );
});

it("is the same to the last byte when it is made again", async () => {
  const again = await makeCasePdf(await wholeStudy(), await printFonts());
  expect(again.bytes.equals(made.bytes)).toBe(true);
});

it("keeps its metadata well-formed with an ampersand in the title, and its link encoded", async () => {
  const title = "Rent & Salary – All of It";
  const path = "/projects/rent-&-salary-–-all-of-it/";
  const other = readPdf((await makeCasePdf({ ...study, title, path }, fonts)).bytes);
  expect(other.xmpTitle).toBe(filled(words.caseStudy.pdfSubject, { title, agency: study.agency.name }));
  expect(other.pages.at(-1)?.links.at(-1)?.url).toBe(`${study.agency.url}/projects/rent-&-salary-%E2%80%93-all-of-it/`);
});

it("draws nothing for a sign that only keeps a browser's line together", async () => {
  const other = readPdf((await makeCasePdf({ ...study, summary: "Done in 2–\u20604 weeks." }, fonts)).bytes);
  expect(spoken(other)).toContain("Done in 2–4 weeks.");
});

it("refuses a character that its fonts cannot draw, naming it", async () => {
  await expect(makeCasePdf({ ...study, title: "Bank 銀行" }, fonts)).rejects.toThrow("has no “銀”, in “Bank 銀行”");
});

it("has the agency's long logo as a link to its site, and its mark at the end", () => {
  const [first] = pdf.pages;
  const { name, url } = study.agency;
  expect(first?.links[0]).toMatchObject({ url: `${url}/`, says: name });
  expect(first?.texts.map(({ text }) => text.trim())).not.toContain(name);
  const own = study.agency.logos.logo.paths
    .flatMap(({ fill }) => fill?.colour ?? [])
    .filter((one) => one.startsWith("#"));
  expect(own.length).toBeGreaterThan(0);
  for (const page of [first, pdf.pages.at(-1)]) expect(page?.colours).toEqual(expect.arrayContaining(own));
});

it("has the mark before the name, where there is no long logo", async () => {
  const { logos } = study.agency;
  const agency = { ...study.agency, logos: { ...logos, logo: logos.mark } };
  const other = readPdf((await makeCasePdf({ ...study, agency }, fonts)).bytes);
  expect(other.pages[0]?.texts.map(({ text }) => text.trim())).toContain(agency.name);
  expect(other.pages[0]?.links[0]).toMatchObject({ url: `${agency.url}/`, says: agency.name });
});
