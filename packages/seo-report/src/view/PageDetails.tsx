import { fileSize } from "#lib/file-size";
import { numberOf } from "#lib/number-of";
import type { Finding, PageReport } from "../seo-report";
import { LinkLists } from "./LinkLists";
import { PageFindings } from "./PageFindings";
import { SearchPreview } from "./SearchPreview";
import { ShareCard } from "./ShareCard";
import { SharingTags } from "./SharingTags";
import { StructuredDataList } from "./StructuredDataList";

/** As many headings as tell how a page is built. */
const MOST_HEADINGS = 24;

interface Props {
  readonly page: PageReport;
  readonly siteUrl: string;
  /** Those of the page. */
  readonly findings: readonly Finding[];
  readonly pictures: ReadonlyMap<string, string>;
}

/** All that is known of a page, and how others show it. */
export function PageDetails({ page, siteUrl, findings, pictures }: Props) {
  const picture = pictures.get(page.sharing["og:image"] ?? "");
  return (
    <div className="details">
      <PageFindings findings={findings} />
      <section>
        <h3>In search results</h3>
        <div className="previews">
          <SearchPreview page={page} siteUrl={siteUrl} screen="desktop" />
          <SearchPreview page={page} siteUrl={siteUrl} screen="phone" />
        </div>
      </section>
      <section>
        <h3>Shared</h3>
        <div className="previews">
          <ShareCard page={page} siteUrl={siteUrl} picture={picture} network="Facebook and LinkedIn" />
          <ShareCard page={page} siteUrl={siteUrl} picture={picture} network="X" />
        </div>
        <SharingTags sharing={page.sharing} />
      </section>
      <Facts page={page} />
      <section>
        <h3>Headings</h3>
        <ol className="outline">
          {page.outline.slice(0, MOST_HEADINGS).map(({ level, text }, index) => (
            <li key={index} className={`outline__item outline__item--${level}`}>
              <span className="soft">h{level}</span> {text}
            </li>
          ))}
          {page.outline.length > MOST_HEADINGS && (
            <li className="soft">
              and {page.outline.length - MOST_HEADINGS} more in <a href="report.csv">report.csv</a>
            </li>
          )}
        </ol>
      </section>
      <LinkLists links={page.links} />
      <StructuredDataList data={page.structuredData} />
    </div>
  );
}

function Facts({ page }: Pick<Props, "page">) {
  const { weight, pictures } = page;
  const facts = [
    ["Title", `${numberOf(page.title.length, "character")}, ${page.titleWidth} px`],
    ["Description", numberOf(page.description.length, "character")],
    ["Canonical", page.canonical],
    ["Robots", page.robots],
    ["Language", page.language],
    ["Main text", numberOf(page.words, "word")],
    ["HTML", `${fileSize(weight.html)}, ${fileSize(weight.brotli)} as Brotli`],
    ["Pictures", `${pictures.count}, ${pictures.withoutAlt.length} without alternative text`],
    ["Data file", page.file],
  ] as const;
  return (
    <section>
      <h3>Facts</h3>
      <dl className="facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value === "" ? "none" : value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
