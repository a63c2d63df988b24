import given from "../../data/addresses.json";
import { slugOf } from "./slug";

/** Where the pages that exist once are, and the folders of services and projects, as `data/addresses.json` has them. */
export const addresses = given;

/** The address of a service's page on this site, unencoded and with its closing slash. */
export function servicePath(title: string): string {
  return `${addresses.services}${slugOf(title)}/`;
}

/** Legal pages stand beside the home page, unless the addresses have a folder for them. */
const LEGAL = "legal" in given && typeof given.legal === "string" ? given.legal : "/";

/** The address of a legal page on this site, unencoded and with its closing slash. */
export function legalPath(title: string): string {
  return `${LEGAL}${slugOf(title)}/`;
}

/** The address of a case study on this site, unencoded and with its closing slash. */
export function projectPath(title: string): string {
  return `${addresses.projects}${slugOf(title)}/`;
}
