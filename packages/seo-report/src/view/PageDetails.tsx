import type { Finding, PageReport } from "../seo-report";
import { LinkLists } from "./LinkLists";
import { PageFacts } from "./PageFacts";
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
      <PageFacts page={page} />
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

/** What is told of a page where there are so many that nobody opens each: the rest stands in tables. */
export function BriefDetails({ page, findings }: Pick<Props, "page" | "findings">) {
  return (
    <div className="details">
      <PageFindings findings={findings} most={FEW_FINDINGS} />
      <PageFacts page={page} />
      <p className="soft">
        Headings and shared texts: <a href="report.csv">report.csv</a>. Links: <a href="inlinks.csv">inlinks.csv</a>.
      </p>
    </div>
  );
}

const FEW_FINDINGS = 4;
