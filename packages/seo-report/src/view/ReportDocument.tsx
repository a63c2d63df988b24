import type { SeoReport } from "../seo-report";
import { EFFECTS } from "../finding-groups";
import { MarkSymbol } from "./agency-mark";
import { AiCrawlersSection } from "./AiCrawlersSection";
import { ChangesSection } from "./ChangesSection";
import { EFFECT_TEXTS } from "./effects";
import { FindingsSection } from "./FindingsSection";
import { PageIds } from "./page-links";
import { PagesSection } from "./PagesSection";
import { ReportHead, withoutScheme } from "./ReportHead";
import { Summary } from "./Summary";
import { Timeline } from "./Timeline";

interface Props {
  readonly report: SeoReport;
  readonly pictures: ReadonlyMap<string, string>;
  readonly styles: string;
  readonly script: string;
}

/** The page of the report. It asks for nothing but the pictures beside it. */
export function ReportDocument({ report, pictures, styles, script }: Props) {
  const { pages, changes, siteUrl, timeline, findings, silenced } = report;
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
          <MarkSymbol />
          <ReportHead report={report} />
          <main>
            <Summary report={report} />
            {timeline && <Timeline moments={timeline} />}
            {changes && <ChangesSection changes={changes} />}
            {EFFECTS.map((effect) => (
              <FindingsSection
                key={effect}
                id={effect}
                {...EFFECT_TEXTS[effect]}
                findings={findings.filter((finding) => finding.effect === effect)}
              />
            ))}
            <FindingsSection
              id="silenced"
              title="Silenced"
              about="Known, and kept on purpose: each with its reason."
              findings={silenced}
            />
            <AiCrawlersSection crawlers={report.aiCrawlers} />
            <PagesSection report={report} pictures={pictures} />
          </main>
        </PageIds>
        <script type="module" dangerouslySetInnerHTML={{ __html: script }} />
      </body>
    </html>
  );
}
