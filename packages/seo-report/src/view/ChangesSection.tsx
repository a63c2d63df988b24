import { Fragment } from "react";
import { grouped } from "../grouped";
import type { ChangedField, Changes } from "../seo-report";
import { PageLink, PageList } from "./page-links";

interface Props {
  readonly changes: Changes;
}

/** What is different from the report that this one was compared with. */
export function ChangesSection({ changes: { added, gone, changed } }: Props) {
  const isSame = added.length + gone.length + changed.length === 0;
  return (
    <section className="band" aria-labelledby="changes">
      <div className="wrap">
        <h2 id="changes" tabIndex={-1}>
          Since the earlier report
        </h2>
        {isSame && <p className="soft">Nothing has changed.</p>}
        {added.length > 0 && (
          <>
            <h3>New pages</h3>
            <PageList addresses={added} table="changes.csv" />
          </>
        )}
        {gone.length > 0 && <GonePages gone={gone} />}
        {changed.length > 0 && <ChangedFields changed={changed} />}
      </div>
    </section>
  );
}

function GonePages({ gone }: Pick<Changes, "gone">) {
  return (
    <>
      <h3>Pages that are gone</h3>
      <ul className="gone">
        {gone.map(({ page, redirect, needed }) => (
          <li key={page}>
            <code>{page}</code>{" "}
            {redirect === "" ? (
              <span className="fault">
                leads nowhere. <code>data/redirects.json</code> needs <code>{needed}</code>
              </span>
            ) : (
              <>
                leads to <PageLink address={redirect} />
              </>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

/** As many changes of one kind as are shown. */
const EXAMPLES = 8;

function ChangedFields({ changed }: Pick<Changes, "changed">) {
  return [...grouped(changed, ({ field }) => field)].map(([field, own]) => (
    <Fragment key={field}>
      <h3>
        {FIELD_TEXTS[field]} <span className="soft">{own.length}</span>
      </h3>
      <ul className="changed">
        {own.slice(0, EXAMPLES).map(({ page, before, after }) => (
          <li key={page}>
            <p>
              <PageLink address={page} />
            </p>
            <p className="changed__side">
              <span className="soft">Before</span> <del>{before === "" ? "nothing" : before}</del>
            </p>
            <p className="changed__side">
              <span className="soft">Now</span> <ins>{after === "" ? "nothing" : after}</ins>
            </p>
          </li>
        ))}
        {own.length > EXAMPLES && (
          <li className="soft">
            {own.length - EXAMPLES} more in <a href="changes.csv">changes.csv</a>
          </li>
        )}
      </ul>
    </Fragment>
  ));
}

/** What each kind of change is called, the most important first. */
const FIELD_TEXTS: Readonly<Record<ChangedField, string>> = {
  indexability: "Other indexability",
  title: "Other titles",
  description: "Other descriptions",
  h1: "Other main headings",
  canonical: "Other canonical addresses",
  robots: "Other words for robots",
  words: "More or fewer words",
  links: "More or fewer links",
  "share card": "Other share cards",
  "structured data": "Other structured data",
};
