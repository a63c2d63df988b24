import { numberOf } from "#lib/number-of";
import { EFFECTS, groupsOf, pagesOf } from "../finding-groups";
import type { SeoReport } from "../seo-report";
import { EFFECT_TEXTS } from "./effects";
import { ScopeLists } from "./ScopeLists";

/** As many groups as a page of paper has room for. */
const MOST_IMPORTANT = 10;

interface Props {
  readonly report: SeoReport;
}

/** The whole report on one page, which is printed as one. */
export function Summary({ report }: Props) {
  return (
    <section className="band band--summary" aria-labelledby="summary">
      <div className="wrap">
        <h2 id="summary" tabIndex={-1}>
          Summary
        </h2>
        <div className="summary">
          <EffectCounts report={report} />
          <Indexability report={report} />
          <MostImportant report={report} />
          <ScopeLists report={report} />
        </div>
      </div>
    </section>
  );
}

function EffectCounts({ report: { findings } }: Props) {
  return (
    <table className="counts">
      <caption>Findings by what they cost</caption>
      <thead>
        <tr>
          <th scope="col">Effect</th>
          <th scope="col">Findings</th>
          <th scope="col">Pages</th>
        </tr>
      </thead>
      <tbody>
        {EFFECTS.map((effect) => {
          const own = findings.filter((finding) => finding.effect === effect);
          const pages = pagesOf(own).length;
          const { title } = EFFECT_TEXTS[effect];
          return (
            <tr key={effect} className={own.length === 0 ? "soft" : `counts__${effect}`}>
              <th scope="row">{own.length === 0 ? title : <a href={`#${effect}`}>{title}</a>}</th>
              <td>{own.length}</td>
              <td>{pages}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** What each status means, in the order in which they are told. */
const STATUSES: readonly (readonly [SeoReport["pages"][number]["status"], string])[] = [
  ["listed", "can be listed as they are"],
  ["canonicalised", "name another page as canonical"],
  ["noindex", "say that they shall not be listed"],
  ["blocked", "may not be read by Googlebot (robots.txt)"],
  ["stub", "send readers on to another page"],
  ["missing", "answer what is not found"],
];

function Indexability({ report: { pages } }: Props) {
  const rows = STATUSES.map(([status, text]) => {
    return { text, count: pages.filter((page) => page.status === status).length };
  });
  return (
    <table className="counts">
      <caption>What search engines can do with the {numberOf(pages.length, "page")}</caption>
      <thead>
        <tr>
          <th scope="col">Pages that</th>
          <th scope="col">Count</th>
        </tr>
      </thead>
      <tbody>
        {rows
          .filter(({ count }, index) => index === 0 || count > 0)
          .map(({ text, count }) => (
            <tr key={text}>
              <th scope="row">{text}</th>
              <td>{count}</td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}

function MostImportant({ report: { findings } }: Props) {
  const groups = groupsOf(findings);
  if (groups.length === 0) return null;
  return (
    <section className="summary__wide">
      <h3>
        {groups.length > MOST_IMPORTANT
          ? `The ten most important of ${groups.length} things to mend`
          : "What to mend first"}
      </h3>
      <ol className="important">
        {groups.slice(0, MOST_IMPORTANT).map(({ rule: { id, title, effect, severity }, pages }) => (
          <li key={id}>
            <a href={`#${effect}-${id}`}>{title}</a>
            <span className="soft">
              {" "}
              {severity}, {numberOf(pages.length, "page")}, {EFFECT_TEXTS[effect].title.toLowerCase()}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
