import { readFileSync } from "node:fs";
import { join } from "node:path";
import { valueAt } from "../content/fault";
import { decoded } from "../content/json-text";
import { pathPrefixOf } from "../lib/path-prefix";
import { deploymentIn } from "./deployment";

/**
 * The path that a build will stand under: that of `SITE_URL`, else of the address in `data/site.json`. Nothing where
 * one of them is malformed: the build stops at that right after, in words, and Gatsby would not tell it so.
 */
export function pathPrefixIn(environment: NodeJS.ProcessEnv, dataDir: string): string {
  try {
    const text = decoded(readFileSync(join(dataDir, "site.json")));
    const site: unknown = typeof text === "string" ? JSON.parse(text) : undefined;
    return pathPrefixOf(deploymentIn(environment).url ?? String(valueAt(site, ["url"])));
  } catch {
    return "";
  }
}
