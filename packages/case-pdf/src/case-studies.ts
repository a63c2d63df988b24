import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { z } from "zod";
import { projectPath } from "#lib/addresses";
import { type Market, priceText } from "#lib/price-text";
import { counted, words } from "#lib/words";
import { required } from "#lib/required";
import type { CaseStudy, PictureFile } from "./case-study";
import { agency } from "#content/agency";
import { logosOf } from "#content/logo";
import { phoneLink } from "#content/phone";
import { caseStudy } from "#content/pages";
import { project } from "#content/project";
import { valueAt } from "#content/fault";
import type { ContentFile } from "#content/read";
import { service } from "#content/service";
import { deploymentIn } from "#gatsby/deployment";
import { hueName } from "#styles/brand";
import { palette } from "#styles/palette";

type Project = z.infer<typeof project>;

/** Collects what the PDFs of all projects that ask for one show. The content has to keep its rules. */
export async function caseStudies(dataDir: string, files: readonly ContentFile[]): Promise<CaseStudy[]> {
  const wanted = valuesOf(files, "Project")
    .filter((value) => valueAt(value, ["pdf"]) === true)
    .map((value) => project.parse(value));
  if (wanted.length === 0) return [];
  const facts = agency.parse(valuesOf(files, "Agency")[0]);
  const { name, email, phone, language, disciplines } = facts;
  const url = deploymentIn(process.env).url ?? facts.url;
  const logos = await logosOf(facts, dataDir);
  const services = valuesOf(files, "Service").map((value) => service.parse(value));
  const hueOf = (title: string) => {
    const key = services.find((one) => one.title === title)?.discipline;
    return hueName(required(disciplines.find((one) => one.key === key)?.hue, `hue of the service “${title}”`));
  };
  const shared = {
    agency: { name, url, email, phone, phoneLink: phoneLink(phone), language, logos },
    palette: palette("light", facts),
    invitation: caseStudy.parse(valuesOf(files, "CaseStudyPage")[0]).callToAction,
  };
  return Promise.all(
    wanted.map(async (one) => ({
      ...(await storyOf(join(dataDir, "projects"), one, facts)),
      ...shared,
      hue: hueOf(one.service),
    })),
  );
}

/** What a page says where a PDF that it asks for could not be made; nothing where the content has no words for that. */
export function whyNone(files: readonly ContentFile[]): string | undefined {
  return caseStudy.parse(valuesOf(files, "CaseStudyPage")[0]).unavailable.pdf;
}

function valuesOf(files: readonly ContentFile[], type: string): unknown[] {
  return files.filter((one) => one.type === type).map(({ value }) => value);
}

async function storyOf(
  folder: string,
  one: Project,
  market: Market,
): Promise<Omit<CaseStudy, "agency" | "invitation" | "hue" | "palette">> {
  const { title, category, year, tags, summary, overview, challenge, solution, results, approach } = one;
  const { metrics = [], designProcess = [], nextSteps = [] } = one;
  return {
    ...{ title, category, year, tags, summary, overview, challenge, solution, results, approach },
    ...{ metrics, designProcess, nextSteps },
    path: projectPath(one),
    description: one.metadata.description,
    facts: factsOf(one, market),
    cover: await pictureOf(folder, one.cover),
    figures: await Promise.all(
      figuresOf(one).map(async ([picture, caption]) => ({
        picture: await pictureOf(folder, picture),
        caption,
      })),
    ),
  };
}

/** The facts as the project info card has them. */
function factsOf({ info, toolkit }: Project, market: Market): CaseStudy["facts"] {
  return [
    { label: words.caseStudy.client, value: info.client },
    { label: words.caseStudy.timeline, value: info.timeline },
    { label: words.caseStudy.teamSize, value: counted(words.caseStudy.people, info.teamSize) },
    { label: words.caseStudy.industry, value: info.industry },
    info.reach,
    ...(info.price ? [{ label: words.caseStudy.price, value: priceText(info.price, market) }] : []),
    { label: toolkit.title, value: toolkit.items.join(", ") },
  ];
}

function figuresOf({ details, interfaceAreas = [] }: Project): [Project["cover"], string][] {
  return [
    ...details.map(({ picture, caption }): [Project["cover"], string] => [picture, caption]),
    ...interfaceAreas.map(({ picture, title, text }): [Project["cover"], string] => [picture, `${title}. ${text}`]),
  ];
}

async function pictureOf(folder: string, { file, alt }: Project["cover"]): Promise<PictureFile> {
  return { bytes: await readFile(join(folder, file)), alt };
}
