import { Fragment } from "react";
import { numberOf } from "#lib/number-of";
import type { SeoReport } from "../seo-report";
import { AgencyMark } from "./agency-mark";

interface Props {
  readonly report: SeoReport;
}

/** What the report is about, and how the site does in a glance. */
export function ReportHead({ report: { siteUrl, counts, changes } }: Props) {
  const figures = [
    { label: "pages", value: counts.pages, href: "#pages" },
    { label: counts.errors === 1 ? "error" : "errors", value: counts.errors, href: "#errors" },
    { label: counts.warnings === 1 ? "warning" : "warnings", value: counts.warnings, href: "#warnings" },
    { label: "advice", value: counts.notes, href: "#notes" },
    { label: "silenced", value: counts.silenced, href: "#silenced" },
  ];
  return (
    <header className="head">
      <div className="wrap">
        <p className="head__mark">
          <AgencyMark size={28} />
          SEO report
        </p>
        <h1>
          {withoutScheme(siteUrl)
            .split("/")
            .map((step, index) => (
              <Fragment key={index}>
                {/* A long address breaks behind a slash. */}
                {index > 0 && (
                  <>
                    /<wbr />
                  </>
                )}
                {step}
              </Fragment>
            ))}
        </h1>
        <p className="head__verdict">{verdictOf(counts)}</p>
        <ul className="figures">
          {figures.map(({ label, value, href }) => (
            <li key={href} className={value > 0 ? `figure figure--${href.slice(1)}` : "figure"}>
              {/* Of what there is none, there is no section either. */}
              {value > 0 ? (
                <a href={href}>
                  <Figure value={value} label={label} />
                </a>
              ) : (
                <Figure value={value} label={label} />
              )}
            </li>
          ))}
        </ul>
        {changes && (
          <p className="head__compared">
            Compared with an earlier report: <a href="#changes">what changed</a>
          </p>
        )}
      </div>
    </header>
  );
}

/** The address of a site as people write it. */
export function withoutScheme(siteUrl: string): string {
  return siteUrl.replace(/^https?:\/\//, "");
}

function Figure({ value, label }: { readonly value: number; readonly label: string }) {
  return (
    <>
      <span className="figure__value">{value}</span> <span className="figure__label">{label}</span>
    </>
  );
}

function verdictOf({ pages, listed, errors, warnings, notes }: SeoReport["counts"]): string {
  const about = `${numberOf(pages, "page")}, of which search engines may list ${listed}.`;
  if (errors > 0) return `${about} ${errors === 1 ? "One error has" : `${errors} errors have`} to be mended.`;
  if (warnings > 0) return `${about} No errors.`;
  return notes > 0 ? `${about} Nothing to mend; some advice.` : `${about} Nothing to mend.`;
}
