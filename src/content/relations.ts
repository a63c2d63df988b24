import { COLLECTION_TYPES } from "../lib/page-kinds";
import { adminFaults } from "./admin";
import { caseActionFaults } from "./case-actions";
import { entryFaults } from "./entry-faults";
import { choiceFaults } from "./form-choices";
import { type Fault, shown, valueAt } from "./fault";
import { FILE_KINDS } from "./files";
import { hostLimitFaults } from "./hosts";
import { linkFaults, sameLinkFaults } from "./links";
import { fieldsOf, modelOf } from "./model";
import { missingFileFaults, missingPageFaults, pageAddressFaults, unshownFiles } from "./page-addresses";
import { slugFaultsIn } from "./page-slugs";
import { find, type Found, isWhole, typeOf } from "./places";
import type { ContentFile } from "./read";
import { redirectFaults } from "./redirects";
import { REFERENCES } from "./references";
import { themeWordFaults } from "./theme-words";
import { wordFormFaults } from "./word-forms";

/** The fields that name something defined elsewhere, as the model has them, and what they may name. */
const NAMING = Object.entries(REFERENCES).map(([name, { to, what }]) => ({
  from: FILE_KINDS.flatMap(({ type, rules }) =>
    fieldsOf(modelOf(rules, "written"))
      .filter(([, { names }]) => names === name)
      .map(([path]) => `${type} ${path.join(".")}`),
  ),
  to,
  what,
}));

const CATEGORIES = "PortfolioPage categories.*";
const OTHER_CATEGORIES = "PortfolioPage otherCategories.*";
const QUOTES = "Testimonials testimonials.*.content";

/**
 * Faults and warnings in how the files fit together.
 *
 * @param unread - Types of which a file could not be read: what refers to them is left alone, for it may be right.
 */
export function relationFaults(
  files: readonly ContentFile[],
  unread: readonly string[] = [],
): { faults: Fault[]; warnings: Fault[] } {
  const isKnowable = (place: string) =>
    !unread.includes(typeOf(place)) && (isWhole(files, place) || isLeftOut(files, typeOf(place)));
  const listed = COLLECTION_TYPES.filter((type) => files.some((one) => one.type === type));
  const areAllPagesKnown = unread.length === 0 && listed.every((type) => isKnowable(`${type} title`));
  const categories = isKnowable(CATEGORIES) ? categoryFaults(files) : [];
  const others = find(files, OTHER_CATEGORIES).map(({ value }) => shown(value));
  const isMeant = (fault: Fault) => others.includes(fault.got);
  return {
    faults: [
      ...referenceFaults(files, isKnowable),
      ...uniqueFaults(files),
      ...entryFaults(files),
      ...caseActionFaults(files),
      ...(isKnowable(QUOTES) ? quoteFaults(files) : []),
      ...selfFaults(files),
      ...(isKnowable("Service title") ? choiceFaults(files) : []),
      ...redirectFaults(files),
      ...pageAddressFaults(files),
      ...adminFaults(files),
      ...(unread.length === 0 ? [...missingPageFaults(files), ...missingFileFaults(files)] : []),
      ...wordFormFaults(files),
      ...themeWordFaults(files),
      ...(areAllPagesKnown ? [...linkFaults(files), ...sameLinkFaults(files), ...hostLimitFaults(files)] : []),
      ...categories.filter((fault) => !isMeant(fault)),
    ],
    warnings: [
      ...categories.filter(isMeant),
      ...(unread.length === 0 ? unshownFiles(files, (type) => isNamed(files, type)) : []),
    ],
  };
}

/** Whether any field names what files of a type hold. */
function isNamed(files: readonly ContentFile[], type: string): boolean {
  const places = NAMING.filter(({ to }) => typeOf(to) === type).flatMap(({ from }) => from);
  return places.some((place) => find(files, place).length > 0);
}

/** Whether the site does without a kind of file: then nothing may name what it would hold. */
function isLeftOut(files: readonly ContentFile[], type: string): boolean {
  const kind = FILE_KINDS.find((one) => one.type === type);
  return kind?.isOptional === true && !files.some((one) => one.type === type);
}

function referenceFaults(files: readonly ContentFile[], isKnowable: (place: string) => boolean): Fault[] {
  return NAMING.filter(({ to }) => isKnowable(to)).flatMap(({ from, to, what }) => {
    const known = new Set(find(files, to).map((found) => found.value));
    return from
      .flatMap((place) => find(files, place))
      .filter(({ value }) => typeof value === "string" && !known.has(value))
      .map(({ file, field, value }) => ({
        file,
        field,
        got: shown(value),
        allowed: `${what}: ${composedOtherwise(value, known) ?? ([...known].map(String).join(", ") || "there is none")}`,
      }));
  });
}

/** Files that name themselves where they have to name another of their kind: a project that is related to itself. */
function selfFaults(files: readonly ContentFile[]): Fault[] {
  const own = NAMING.flatMap(({ from, to, what }) =>
    from.filter((place) => to === `${typeOf(place)} title`).map((place) => ({ place, what })),
  );
  return own.flatMap(({ place, what }) =>
    find(files, place)
      .filter(({ file, value }) => value === valueAt(files.find((one) => one.file === file)?.value, ["title"]))
      .map(({ file, field, value }) => ({
        file,
        field,
        got: `${shown(value)}, itself`,
        allowed: `${what}: another one`,
      })),
  );
}

/** A name that reads the same as a value but is made of other characters, such as `u` and a mark in place of `ü`. */
function composedOtherwise(value: unknown, known: ReadonlySet<unknown>): string | undefined {
  const composed = typeof value === "string" ? value.normalize("NFC") : undefined;
  const twin = [...known].find((name) => typeof name === "string" && name.normalize("NFC") === composed);
  return typeof twin !== "string" ? undefined : `${twin}, copied from there: its letters are composed otherwise`;
}

/** Projects that no choice of the filter shows. Where the content says that it is meant, this is but a warning. */
function categoryFaults(files: readonly ContentFile[]): Fault[] {
  const known = find(files, CATEGORIES).map(({ value }) => value);
  return find(files, "Project category")
    .filter(({ value }) => typeof value === "string" && !known.includes(value))
    .map(({ file, field, value }) => ({ file, field, got: shown(value), allowed: known.map(String).join(", ") }));
}

function uniqueFaults(files: readonly ContentFile[]): Fault[] {
  return [
    ...slugFaultsIn(files),
    ...repeated(find(files, "LegalPage order"), String, "a place no other legal page has"),
    ...repeated(find(files, "Project portfolioOrder"), String, "a place no other project has"),
    ...repeated(find(files, "* metadata.title"), String, "a title no other page has"),
    ...repeated(find(files, "* metadata.description"), String, "a description no other page has"),
    ...repeated(find(files, "Testimonials testimonials.*.name"), String, "a name no other person has"),
  ];
}

function repeated(found: readonly Found[], keyOf: (value: unknown) => string | undefined, allowed: string): Fault[] {
  const first = new Map<string, Found>();
  return found.flatMap((one) => {
    const key = keyOf(one.value);
    const before = key === undefined ? undefined : first.get(key);
    if (key !== undefined && !before) first.set(key, one);
    if (!before) return [];
    return [{ file: one.file, field: one.field, got: `${shown(one.value)}, as in data/${before.file}`, allowed }];
  });
}

/** The line that is set large has to be the person's own words. */
function quoteFaults(files: readonly ContentFile[]): Fault[] {
  return find(files, "TestimonialsPage featuredLine").flatMap(({ file, field, value }) => {
    const quotes = find(files, QUOTES).map((found) => found.value);
    if (quotes.some((quote) => typeof quote === "string" && typeof value === "string" && quote.includes(value)))
      return [];
    return [{ file, field, got: shown(value), allowed: "a part of a quote in data/testimonials.json" }];
  });
}
