import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { valueAt } from "#content/fault";
import { type ContentFile, readContent } from "#content/read";
import { PARTS, type Part } from "./answers";
import type { AnswerFlag, Answered } from "./flags";
import { isUntouched } from "./written";

/** Whose the content is: the sample's, an untouched starter's, or the agency's own, which is not written over. */
export type Owner = "sample" | "starter" | "own";

/** The project as it stands. */
export interface Present {
  readonly owner: Owner;
  /** What could be answered to leave all as it is, as it would be typed. */
  readonly answers: Answered;
  /** Name of the agency whose content is there. */
  readonly name: string;
  readonly gone: readonly Part[];
  /** Titles of all services, those first that the menu has, in its order. */
  readonly services: readonly string[];
}

/** Which files a part goes with. */
const FILES_OF: Readonly<Partial<Record<Part, string>>> = {
  about: "data/pages/about.json",
  pricing: "data/pages/pricing.json",
  testimonials: "data/pages/testimonials.json",
  pdf: "packages/case-pdf",
  art: "packages/art",
  "contact-service": "packages/contact-service",
};

/** What the questions begin with, and whose content it is. @throws When there is no `data/site.json`. */
export async function presentIn(projectDir: string): Promise<Present> {
  const dataDir = join(projectDir, "data");
  const site: unknown = JSON.parse(await readFile(join(dataDir, "site.json"), "utf8"));
  const { files } = await readContent(dataDir);
  const valueOf = (name: string) => files.find(({ file }) => file === name)?.value;
  const gone = PARTS.filter((part) => isGone(projectDir, part, valueAt(site, ["themes"])));
  const services = titlesIn(site, files);
  const owner = await ownerOf(projectDir, site);
  const logo = textAt(site, "logo");
  return {
    owner,
    name: textAt(site, "name") ?? "",
    gone,
    services,
    answers: {
      ...factsOf(site),
      ...(logo === undefined || owner === "sample" ? {} : { logo: [join(dataDir, logo)] }),
      services,
      social: socialOf(site),
      ...formOf(valueOf("pages/contact.json")),
      without: gone,
    },
  };
}

/**
 * A site at an address that is kept for examples (RFC 2606) is nobody's: the sample. Once adopted, what is still as it
 * was written then is the starter. All else is somebody's work.
 */
async function ownerOf(projectDir: string, site: unknown): Promise<Owner> {
  const untouched = await isUntouched(projectDir);
  if (untouched !== undefined) return untouched ? "starter" : "own";
  const url = textAt(site, "url") ?? "";
  return URL.canParse(url) && new URL(url).hostname.endsWith(".example") ? "sample" : "own";
}

function isGone(projectDir: string, part: Part, themes: unknown): boolean {
  if (part === "dark-theme") return Array.isArray(themes) && !themes.includes("dark");
  const file = FILES_OF[part];
  return file !== undefined && !existsSync(join(projectDir, file));
}

function titlesIn(site: unknown, files: readonly ContentFile[]): string[] {
  const inMenu = valueAt(site, ["navigation", "services"]);
  const all = files.flatMap(({ type, value }) => (type === "Service" ? [textAt(value, "title") ?? ""] : []));
  return [...new Set([...(Array.isArray(inMenu) ? inMenu.map(String) : []), ...all])];
}

const FACTS = ["name", "url", "email", "phone", "language", "currency", "color"] as const;

function factsOf(site: unknown): Answered {
  const facts = FACTS.map((fact) => [fact, textAt(site, fact)] as const);
  const fonts = (["display", "text"] as const).map(
    (face) => [`font-${face}` as AnswerFlag, valueAt(site, ["fonts", face])] as const,
  );
  const known = [...facts, ...fonts].flatMap(([flag, value]) =>
    typeof value === "string" ? [[flag, [value]] as const] : [],
  );
  return Object.fromEntries(known);
}

function socialOf(site: unknown): string[] {
  const profiles = valueAt(site, ["social"]);
  if (!Array.isArray(profiles)) return [];
  return profiles.map((one: unknown) => `${textAt(one, "network") ?? ""}=${textAt(one, "url") ?? ""}`);
}

function formOf(contact: unknown): Answered {
  if (valueAt(contact, ["form"]) === undefined) return { form: ["none"] };
  const endpoint = valueAt(contact, ["form", "delivery", "endpoint"]);
  const speaks = valueAt(contact, ["form", "delivery", "speaks"]);
  if (typeof endpoint !== "string") return { form: ["service"] };
  return { form: [endpoint], "form-speaks": [String(speaks)] };
}

function textAt(value: unknown, key: string): string | undefined {
  const found = valueAt(value, [key]);
  return typeof found === "string" ? found : undefined;
}
