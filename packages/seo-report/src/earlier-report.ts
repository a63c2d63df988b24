import { readFile } from "node:fs/promises";
import { z } from "zod";
import { FORMAT } from "./seo-report";

/** What a comparison reads of the report of another day. */
const rules = z.object({
  format: z.literal(FORMAT),
  pages: z
    .array(
      z.object({
        address: z.string(),
        title: z.string(),
        description: z.string(),
        canonical: z.string(),
        robots: z.string(),
        structuredData: z.object({ types: z.array(z.string()).readonly() }),
      }),
    )
    .readonly(),
});

/** A report of another day, as far as it is compared. */
export type EarlierReport = z.infer<typeof rules>;

/** Reads the report that `--compare` names. @throws When it is none, with what it may be. */
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
