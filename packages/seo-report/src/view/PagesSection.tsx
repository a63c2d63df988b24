import { type ReactNode, use } from "react";
import { findingsByPage } from "../finding-groups";
import type { PageReport, SeoReport } from "../seo-report";
import { COLUMNS, kindsOf } from "./columns";
import { PageIds } from "./page-links";
import { BriefDetails, PageDetails } from "./PageDetails";

/** Of as many pages all is told, those with the most faults first: a page of 10 MB is opened by nobody. */
const WHOLE = 200;

interface Props {
  readonly report: SeoReport;
  /** Addresses of the copies of share pictures, by their `og:image`. */
  readonly pictures: ReadonlyMap<string, string>;
}

/** The table of all pages. The script of the report makes it sortable and shows the filter. */
export function PagesSection({ report, pictures }: Props) {
  const whole = new Set(
    [...report.pages].sort((a, b) => b.errors - a.errors || b.warnings - a.warnings).slice(0, WHOLE),
  );
  const kindOf = kindsOf(report.pages);
  const kinds = [...new Set(report.pages.map(({ address }) => kindOf(address)))].sort();
  const findings = findingsByPage(report.findings);
  return (
    <section className="band band--pages" aria-labelledby="pages">
      <div className="wrap">
        <h2 id="pages" tabIndex={-1}>
          Pages <span className="soft">{report.pages.length}</span>
        </h2>
        <Filter kinds={kinds} />
        <table className="pages">
          <caption className="unseen">All pages, with what they say and weigh</caption>
          <thead>
            <tr>
              <th scope="col">Address</th>
              {COLUMNS.map(({ label }) => (
                <th key={label} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          {report.pages.map((page) => (
            <PageRows key={page.address} page={page} kind={kindOf(page.address)}>
              {whole.has(page) ? (
                <PageDetails
                  page={page}
                  siteUrl={report.siteUrl}
                  findings={findings.get(page.address) ?? []}
                  pictures={pictures}
                />
              ) : (
                <BriefDetails page={page} findings={findings.get(page.address) ?? []} />
              )}
            </PageRows>
          ))}
        </table>
      </div>
    </section>
  );
}

interface FilterProps {
  readonly kinds: readonly string[];
}

function Filter({ kinds }: FilterProps) {
  return (
    <form className="filter" hidden>
      <p>
        <label htmlFor="filter-text">Address or text</label>
        <input id="filter-text" type="search" autoComplete="off" />
      </p>
      <p>
        <label htmlFor="filter-faults">Show</label>
        <select id="filter-faults">
          <option value="all">all pages</option>
          <option value="errors">pages with errors</option>
          <option value="warnings">pages with warnings</option>
          <option value="any">pages with errors or warnings</option>
        </select>
      </p>
      <p>
        <label htmlFor="filter-kind">Kind of page</label>
        <select id="filter-kind">
          <option value="">all kinds</option>
          {kinds.map((kind) => (
            <option key={kind} value={kind}>
              {kind}
            </option>
          ))}
        </select>
      </p>
      <p className="filter__count" role="status" />
    </form>
  );
}

interface PageRowsProps {
  readonly page: PageReport;
  readonly kind: string;
  readonly children: ReactNode;
}

/** A page and, in the row below, all that is known of it. They share a body, so that they are sorted together. */
function PageRows({ page, kind, children }: PageRowsProps) {
  const { address, title, description, errors, warnings } = page;
  return (
    <tbody
      id={use(PageIds).get(address)}
      data-kind={kind}
      data-text={`${address} ${title} ${description}`.toLowerCase()}
      data-errors={errors}
      data-warnings={warnings}
    >
      <tr className="page">
        <th scope="row" data-value={address}>
          {address}
        </th>
        {COLUMNS.map(({ label, value, shown }) => (
          <td key={label} data-label={label} data-value={value(page)} className={cellClass(label, value(page))}>
            {shown?.(page) ?? value(page)}
          </td>
        ))}
      </tr>
      <tr className="page__more">
        <td colSpan={COLUMNS.length + 1}>
          <details>
            <summary>
              Details <span className="unseen">of {address}</span>
            </summary>
            {children}
          </details>
        </td>
      </tr>
    </tbody>
  );
}

function cellClass(label: string, value: string | number): string | undefined {
  if (value === 0 || value === "listed") return "soft";
  return { Errors: "fault", Warnings: "warning", Title: "page__title" }[label];
}
