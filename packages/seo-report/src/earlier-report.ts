import { readFile } from "node:fs/promises";
import { z } from "zod";
import { FORMAT } from "./seo-report";

const addresses = z.array(z.string()).readonly();
const count = z.number().int().nonnegative();

/** What a comparison reads of the report of another day. What reports did not tell from the first on may be missing. */
const rules = z.object({
  format: z.literal(FORMAT),
  made: z.object({ date: z.iso.datetime() }).optional(),
  counts: z
    .object({ pages: count, listed: count, errors: count, warnings: count, notes: count.default(0), silenced: count })
    .optional(),
  pages: z
    .array(
      z.object({
        address: z.string(),
        title: z.string(),
        description: z.string(),
        canonical: z.string(),
        robots: z.string(),
        structuredData: z.object({ types: z.array(z.string()).readonly() }),
        status: z.string().optional(),
        reason: z.string().optional(),
        outline: z
          .array(z.object({ level: z.number(), text: z.string() }))
          .readonly()
          .optional(),
        words: count.optional(),
        links: z.object({ from: addresses, internal: addresses, external: addresses }).optional(),
        sharing: z.record(z.string(), z.string()).readonly().optional(),
      }),
    )
    .readonly(),
});

/** A report of another day, as far as it is compared. */
export type EarlierReport = z.infer<typeof rules>;

/** A report of another day, and the file that it was read from. */
export interface NamedReport {
  readonly file: string;
  readonly report: EarlierReport;
}

/**
 * Reads the reports that `--compare` names, oldest first. Where one tells no date, they stay in the order in which they
 * are named. @throws When one is none, with what it may be.
 */
export async function readEarlierReports(files: readonly string[]): Promise<readonly NamedReport[]> {
  const reports = await Promise.all(files.map(async (file) => ({ file, report: await readEarlierReport(file) })));
  const dates = reports.map(({ report }) => report.made?.date);
  if (dates.includes(undefined)) return reports;
  return reports.sort((a, b) => ((a.report.made?.date ?? "") < (b.report.made?.date ?? "") ? -1 : 1));
}

/** Reads a report that `--compare` names. @throws When it is none, with what it may be. */
export async function readEarlierReport(file: string): Promise<EarlierReport> {
  const allowed = `allowed: a report.json of format ${FORMAT} that \`npm run seo\` has written`;
  const text = await readFile(file, "utf8").catch(() => {
    throw new Error(`--compare: ${file} can't be read; ${allowed}`);
  });
  const result = rules.safeParse(parsed(text));
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const field = issue === undefined || issue.path.length === 0 ? "the whole file" : issue.path.join(".");
  throw new Error(`--compare: ${file} is no such report (${field}: ${issue?.message ?? "unreadable"}); ${allowed}`);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
