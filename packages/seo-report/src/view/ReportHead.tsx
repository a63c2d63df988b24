import { Fragment } from "react";
import { numberOf } from "#lib/number-of";
import { EFFECTS } from "../finding-groups";
import type { Made, SeoReport } from "../seo-report";
import { AgencyMark } from "./agency-mark";
import { EFFECT_TEXTS } from "./effects";
import { dayOf } from "./Timeline";

interface Props {
  readonly report: SeoReport;
}

/** What the report is about, and how the site does in a glance. */
export function ReportHead({ report: { siteUrl, counts, changes, findings, made } }: Props) {
  const figures = EFFECTS.map((effect) => ({
    effect,
    value: findings.filter((finding) => finding.effect === effect).length,
  }));
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
          {figures.map(({ effect, value }) => (
            <li key={effect} className={value > 0 ? `figure figure--${effect}` : "figure"}>
              {/* Of what there is none, there is no section either. */}
              {value > 0 ? (
                <a href={`#${effect}`}>
                  <Figure value={value} label={EFFECT_TEXTS[effect].title} />
                </a>
              ) : (
                <Figure value={value} label={EFFECT_TEXTS[effect].title} />
              )}
            </li>
          ))}
        </ul>
        {made && <MadeList made={made} />}
        {changes && (
          <p className="head__compared">
            Compared with an earlier report: <a href="#changes">what changed</a>
          </p>
        )}
      </div>
    </header>
  );
}

/** When, of what and how the report was made: who gets it can make it again. */
function MadeList({ made: { date, commit, command } }: { readonly made: Made }) {
  const facts = [
    ["Made", `${dayOf(date)} UTC`],
    ["Commit", commit ?? "the site's folder is in no repository"],
    ["Command", command],
  ] as const;
  return (
    <dl className="made">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{name === "Command" ? <Command line={value} /> : value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A command breaks between its words: between the two hyphens of an option, nobody would read it as one. */
function Command({ line }: { readonly line: string }) {
  const words = line.split(" ");
  return (
    <code>
      {words.map((word, index) => (
        <Fragment key={index}>
          {index > 0 && " "}
          {word.startsWith("--") ? <span className="made__option">{word}</span> : word}
        </Fragment>
      ))}
    </code>
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
