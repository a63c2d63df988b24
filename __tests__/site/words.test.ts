import { existsSync } from "node:fs";
import { addresses } from "../../src/lib/addresses";
import { words } from "../../src/lib/words";
import { builtPages } from "../support/built-site";
import { content } from "../support/content";

/** Said once something happens, or in a PDF. */
const LATER = [
  "actions.sending",
  "actions.backToHome",
  "actions.backToForm",
  "actions.writeAnother",
  "frame.arrived",
  "frame.broken",
  "portfolio.noProject",
  "caseStudy.pdfSubject",
  "form.upTo",
  "form.left",
  "form.tooMany",
  "form.notSent",
  "form.sent",
  "form.unreachable",
  "form.failed",
  "form.noReason",
  "form.reference",
  "form.answer",
  "form.next",
];

const { address, openingHours = [] } = content.agency;
const hasPdf = existsSync("packages/case-pdf") && content.projects.some(({ pdf }) => pdf === true);
const isOpenAllDay = openingHours.some(({ hours }) => hours.some(({ closes }) => closes === "24:00"));
const isPriced = addresses.pricing !== undefined;
const isQuoted = addresses.testimonials !== undefined;
const hasForm = content.pages.contact.form !== undefined;
const shows = (part: "interfaceAreas" | "designProcess" | "nextSteps" | "metrics") =>
  content.projects.some((project) => project[part] !== undefined);
const { claims } = content.agency;
const isCounted = content.pages.about?.counting !== undefined && claims.some(({ definition }) => definition);
const isMarked = content.projects.some(({ info }) => info.wordmark !== undefined);
const isLed = content.services.some(({ lead }) => lead !== undefined);
const isUnpriced = content.services.some(
  ({ title, priceBasis }) => priceBasis !== undefined && content.packages.every(({ service }) => service !== title),
);
const isDemonstrated = content.projects.some(({ actions }) => actions === "demo");
const isSupported = content.services.some(({ supportPlan }) => supportPlan !== undefined);
const isSampled = [...content.services, ...content.projects].some(({ samples = [] }) => samples.length > 0);
const isRelated = content.projects.some(({ related }) => related.length > 0);

/** Said only of what an agency may do without, and whether this one has it. */
const OF_SOME: readonly (readonly [label: string, isThere: boolean])[] = [
  ...Object.keys(words.form).map((label) => [`form.${label}`, hasForm] as const),
  ["actions.choosePackage", isPriced],
  ["actions.close", content.legal.length > 0],
  ["actions.downloadPdf", hasPdf],
  ["actions.getQuote", isPriced],
  ["service.from", isPriced],
  ["actions.howCounted", isCounted],
  ["actions.send", hasForm],
  ["actions.startProject", content.projects.some(({ actions }) => actions === "consultation")],
  ["actions.viewDemo", isDemonstrated],
  ["actions.viewSource", isDemonstrated],
  ["actions.viewTestimonials", isQuoted],
  ["caseStudy.clients", isMarked],
  ["caseStudy.price", content.projects.some(({ info }) => info.price !== undefined)],
  ["caseStudy.quote", content.testimonials.length > 0],
  ["caseStudy.designProcess", shows("designProcess")],
  ["caseStudy.interfaceAreas", shows("interfaceAreas")],
  ["caseStudy.nextProject", isRelated],
  ["caseStudy.nextSteps", shows("nextSteps")],
  ["caseStudy.pdf", hasPdf],
  ["caseStudy.relatedWork", isRelated],
  ["frame.newTab", content.agency.social.length > 0],
  ["pricing.customQuote", content.packages.some(({ quote }) => quote === true)],
  ["pricing.included", isPriced],
  ["pricing.oneTime", isPriced],
  ["pricing.packagesFrom", isPriced],
  ["pricing.usualStart", content.packages.some(({ isUsualStart }) => isUsualStart === true)],
  ["portfolio.more", content.projects.some(({ portfolioOrder }) => portfolioOrder === undefined)],
  ["regions.clientFigures", isQuoted],
  ["regions.featuredQuote", isQuoted],
  ["regions.metrics", shows("metrics")],
  ["regions.packages", isPriced],
  ["regions.terms", isPriced],
  ["service.benefits", isSupported],
  ["service.offerings", isSupported],
  ["service.lead", isLed],
  ["service.price", isPriced],
  ["service.priceBasis", isUnpriced],
  ["service.samples", isSampled],
  ["service.steps", isSupported],
  ["stars", isQuoted],
  ["visit.address", address !== undefined],
  ["visit.allDay", isOpenAllDay],
  ["visit.openingHours", openingHours.length > 0],
];

/** What pages say in one piece: texts, and names for those who hear them. */
const said = builtPages().flatMap(({ document }) => {
  const texts = document.createTreeWalker(document.body, 4 /* NodeFilter.SHOW_TEXT */);
  const pieces: string[] = [];
  while (texts.nextNode()) pieces.push(texts.currentNode.textContent ?? "");
  for (const one of document.querySelectorAll("[aria-label]")) pieces.push(one.getAttribute("aria-label") ?? "");
  return pieces.map((piece) => piece.trim());
});
const all = said.join("\n");

/** Every label, with its text, or its texts for several numbers. */
function labelsIn(value: object, path: readonly string[] = []): (readonly [string, readonly string[]])[] {
  if ("other" in value) return [[path.join("."), Object.values(value) as string[]]];
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) => {
    const here = [...path, key];
    if (typeof inner === "string") return path.length === 0 ? [] : [[here.join("."), [inner]] as const];
    return labelsIn(inner as object, here);
  });
}

/** The longest piece of a text that stands between values. */
function longestPart(text: string): string {
  const parts = text.split(/\{\w+\}/).map((part) => part.trim());
  return parts.reduce((longest, part) => (part.length > longest.length ? part : longest), "");
}

const isSaid = (texts: readonly string[]) => texts.some((text) => all.includes(longestPart(text)));
const labels = labelsIn(words);

it("says every label of the content, but those of what the agency does without", () => {
  const without = OF_SOME.filter(([, isThere]) => !isThere).map(([label]) => label);
  const wanted = labels.filter(([label]) => ![...LATER, ...without].includes(label));
  expect([labels.length > 100, wanted.length > 40]).toEqual([true, true]);
  expect(wanted.filter(([, texts]) => !isSaid(texts))).toEqual([]);
});

it("asks for no label that the content does not have", () => {
  const known = labels.map(([label]) => label);
  expect([...LATER, ...OF_SOME.map(([label]) => label)].filter((label) => !known.includes(label))).toEqual([]);
});

it("says nothing of prices where the agency names none", () => {
  const ofPrices = labels.filter(([label]) => /^pricing\.|^regions\.packages$|^actions\.choosePackage$/.test(label));
  const isWhole = (text: string) =>
    said.some((piece) => (text.includes("{") ? piece.startsWith(longestPart(text)) : piece === text));
  const found = ofPrices.filter(([, texts]) => texts.some(isWhole)).map(([label]) => label);
  const without = OF_SOME.filter(([, isThere]) => !isThere).map(([label]) => label);
  expect(found).toEqual(ofPrices.map(([label]) => label).filter((label) => !without.includes(label)));
});
