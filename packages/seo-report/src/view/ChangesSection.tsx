import type { Changes } from "../seo-report";
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
            <PageList addresses={added} />
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

function ChangedFields({ changed }: Pick<Changes, "changed">) {
  return (
    <>
      <h3>Pages that say something else</h3>
      <ul className="changed">
        {changed.map(({ page, field, before, after }) => (
          <li key={page + field}>
            <p>
              <PageLink address={page} /> <span className="soft">{field}</span>
            </p>
            <p className="changed__side">
              <span className="soft">Before</span> <del>{before === "" ? "nothing" : before}</del>
            </p>
            <p className="changed__side">
              <span className="soft">Now</span> <ins>{after === "" ? "nothing" : after}</ins>
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}
