import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { addresses, projectPath, servicePath } from "#lib/addresses";
import { required } from "#lib/required";

/** What the pages of services and projects are chosen by. */
interface Entry {
  readonly title: string;
  readonly slug?: string;
  readonly category?: string;
  readonly portfolioOrder?: number;
}

/** The entries of a folder below `data/`, in the order of their files' names. The content's rules hold them. */
function entriesOf(folder: "projects" | "services"): Entry[] {
  const place = resolve("data", folder);
  const files = readdirSync(place).filter((name) => /^[^._~].*\.json$/.test(name));
  return files.sort().map((name) => JSON.parse(readFileSync(join(place, name), "utf8")) as Entry);
}

const projects = entriesOf("projects");

/** A case study that the portfolio leads to. */
const study = required(projects.find(({ portfolioOrder }) => portfolioOrder !== undefined) ?? projects[0], "a project");

/** Its address. */
export const CASE = projectPath(study);

/** A page of each kind. */
export const KINDS: readonly string[] = [
  "/",
  addresses.about,
  addresses.services,
  servicePath(required(entriesOf("services")[0], "a service")),
  addresses.portfolio,
  CASE,
  addresses.pricing,
  addresses.testimonials,
  addresses.contact,
].filter((path) => path !== undefined);

/** A choice of the portfolio's filter that leaves a project. */
export const FILTER = `main button[value=${JSON.stringify(study.category)}]`;
