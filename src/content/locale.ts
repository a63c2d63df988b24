import { z } from "zod";

const TAG = "language and, if wanted, region, with a hyphen between them";

const CODE = "a code of ISO 4217 in capital letters";

/** The language of a site, which also says how figures are written in it. */
export const languageTag = z
  .string()
  .regex(/^[A-Za-z]{2,8}(?:-[A-Za-z\d]{1,8})*$/, { error: TAG, abort: true })
  .superRefine((tag, context) => {
    const allowed = languageFault(tag);
    if (allowed !== undefined) context.addIssue({ code: "custom", message: allowed });
  })
  .meta({ description: "Language of the site as a tag of BCP 47, such as en-US, de-CH or fr." });

/** The currency of a site's prices. */
export const currencyCode = z
  .string()
  .regex(/^[A-Z]{3}$/, { error: CODE, abort: true })
  .refine((code) => Intl.supportedValuesOf("currency").includes(code), CODE)
  .meta({ description: "Currency of all prices as a code of ISO 4217, such as USD, EUR or JPY." });

/** What has to stand in place of a tag that names no language as browsers and search engines read it. */
function languageFault(tag: string): string | undefined {
  const canonical = canonicalOf(tag);
  if (canonical === undefined) return TAG;
  if (canonical !== tag) return `${canonical}, as the same is written canonically`;
  const { language, script, region } = new Intl.Locale(tag);
  const parts = { language, script, region };
  const unknown = KINDS.map((kind) => [kind, parts[kind]] as const).find(([kind, part]) => !isKnown(kind, part));
  return unknown && `a known ${unknown[0]}; ${String(unknown[1])} is none`;
}

const KINDS = ["language", "script", "region"] as const;

function canonicalOf(tag: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(tag)[0];
  } catch {
    return undefined;
  }
}

/** Whether there is a name for it in English; nothing needs none. */
function isKnown(type: (typeof KINDS)[number], part: string | undefined): boolean {
  return part === undefined || new Intl.DisplayNames("en", { type, fallback: "none" }).of(part) !== undefined;
}
