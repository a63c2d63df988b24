import type { SeoReport } from "../seo-report";
import { AiCrawlersSection } from "./AiCrawlersSection";
import { ChangesSection } from "./ChangesSection";
import { FindingsSection } from "./FindingsSection";
import { PageIds } from "./page-links";
import { PagesSection } from "./PagesSection";
import { ReportHead, withoutScheme } from "./ReportHead";

/** What is to be mended first stands first. */
const SECTIONS = [
  { id: "errors", title: "Errors" },
  { id: "warnings", title: "Warnings" },
  { id: "notes", title: "Advice" },
  { id: "silenced", title: "Silenced" },
] as const;

interface Props {
  readonly report: SeoReport;
  readonly pictures: ReadonlyMap<string, string>;
  readonly styles: string;
  readonly script: string;
}

/** The page of the report. It asks for nothing but the pictures beside it. */
export function ReportDocument({ report, pictures, styles, script }: Props) {
  const { pages, changes, siteUrl } = report;
  const ids = new Map(pages.map(({ address }, index) => [address, `page-${index + 1}`]));
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
        <title>{`SEO report: ${withoutScheme(siteUrl)}`}</title>
        <style dangerouslySetInnerHTML={{ __html: styles }} />
      </head>
      <body>
        <PageIds value={ids}>
          <a className="skip" href="#pages">
            Skip to the table of pages
          </a>
          <ReportHead report={report} />
          <main>
            {changes && <ChangesSection changes={changes} />}
            {SECTIONS.map((section) => (
              <FindingsSection key={section.id} {...section} findings={findingsIn(section.id, report)} />
            ))}
            <AiCrawlersSection crawlers={report.aiCrawlers} />
            <PagesSection report={report} pictures={pictures} />
          </main>
        </PageIds>
        <script type="module" dangerouslySetInnerHTML={{ __html: script }} />
      </body>
    </html>
  );
}

function findingsIn(section: (typeof SECTIONS)[number]["id"], { findings, silenced }: SeoReport) {
  if (section === "silenced") return silenced;
  return findings.filter(({ severity }) => `${severity}s` === section);
}
