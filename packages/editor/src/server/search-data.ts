import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { kindOf } from "#content/files";
import { filesBelow } from "#content/files-below";
import { pageOf } from "../config/page-of";
import { labelOf, standsIn } from "../config/groups";

/** What is said of a page in search results and where links to it are shared. */
export interface SharedPage {
  /** Content file, by its path below `data/`. */
  readonly file: string;
  /** What the page is called, and what kind of page it is. */
  readonly name: string;
  readonly kind: string;
  /** Address on the site. */
  readonly path: string;
  /** Where its entry stands on the screen. */
  readonly entry: string;
  readonly title: string;
  readonly description: string;
  /** File name of its share card, where one has been built. */
  readonly card?: string | undefined;
  /** What the last report has found, the worst first. */
  readonly findings: readonly { readonly severity: string; readonly found: string; readonly change: string }[];
}

/** All pages, and when the report was made whose findings they have; there need not be one. */
export interface SearchData {
  readonly pages: readonly SharedPage[];
  readonly reported?: string | undefined;
}

/** What is read of a report of `npm run seo`. */
const REPORT = z.object({
  findings: z.array(
    z.object({
      severity: z.string(),
      page: z.string(),
      pages: z.array(z.string()).optional(),
      found: z.string(),
      change: z.string(),
    }),
  ),
  pages: z.array(z.object({ address: z.string(), sharing: z.record(z.string(), z.string()) })),
});

/** What the content says of its pages. */
const PAGE = z.object({
  title: z.string().optional(),
  slug: z.string().optional(),
  metadata: z.object({ title: z.string(), description: z.string() }),
});

/** All pages of a project, with the findings of its last report. @param project - Its folder. */
export async function searchData(project: string): Promise<SearchData> {
  const path = join(project, "seo-report/report.json");
  const report = await reportIn(path);
  const reported = report && (await stat(path)).mtime.toISOString();
  const pages: SharedPage[] = [];
  for (const file of await filesBelow(join(project, "data"))) {
    const kind = kindOf(file);
    const page = kind && PAGE.safeParse(await jsonIn(join(project, "data", file))).data;
    if (!page) continue;
    const { title = labelOf(kind.type), slug, metadata } = page;
    const address = pageOf(kind.type, { title, slug });
    const { collection, file: single } = standsIn(kind.type);
    const { sharing = {} } = report?.pages.find((one) => one.address === address) ?? {};
    pages.push({
      ...{ file, name: title, kind: labelOf(kind.type), path: address, ...metadata },
      entry: `${collection}/entries/${single ?? file.replace(/.*\/|\.json$/g, "")}`,
      card: await builtCard(project, sharing["og:image"]),
      findings: (report?.findings ?? []).filter(
        ({ page: of, pages: all = [] }) => of === address || all.includes(address),
      ),
    });
  }
  return { pages: pages.sort((a, b) => a.path.localeCompare(b.path)), reported };
}

/** The file name of a share card, where it is the one that was built last. @param address - As the report has read it. */
async function builtCard(project: string, address = ""): Promise<string | undefined> {
  const name = address.replace(/.*\//, "");
  return (await shareCard(project, name)) && name;
}

/** A share card of the built site. @param name - Its file name, and no path. */
export async function shareCard(project: string, name: string): Promise<Buffer | undefined> {
  if (!/^[^/\\]+\.jpg$/.test(name)) return undefined;
  return readFile(join(project, "public/share", name)).catch(() => undefined);
}

async function reportIn(path: string): Promise<z.infer<typeof REPORT> | undefined> {
  return REPORT.safeParse(await jsonIn(path)).data;
}

async function jsonIn(path: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(path, "utf8"));
  } catch {
    return undefined;
  }
}
