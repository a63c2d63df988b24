import { numberOf } from "#lib/number-of";
import type { SeoReport } from "../seo-report";

interface Props {
  readonly report: SeoReport;
}

/** What the report knows and what it can't know: that nothing was found means only the first. */
export function ScopeLists({ report: { scope, counts } }: Props) {
  const checked = [
    `${numberOf(counts.pages, "page")}, held against ${numberOf(scope.rules, "rule")}`,
    `${numberOf(scope.links, "link")} and where they lead on the site`,
    `${numberOf(scope.pictures, "picture")} and ${numberOf(scope.sharePictures, "share picture")}`,
    `sitemaps, with ${numberOf(scope.sitemapEntries, "entry", "entries")}`,
    scope.hasRobots
      ? "robots.txt, meta robots and X-Robots-Tag"
      : "meta robots and X-Robots-Tag (there is no robots.txt)",
    "titles, descriptions, headings, texts, languages, structured data, share cards, redirects",
  ];
  const unchecked = [
    ...(scope.isServed ? [] : ["what a server really answers: files of a build were read (--url asks a server)"]),
    "whether links to other sites still lead somewhere",
    "loading times (Core Web Vitals)",
    "rankings, searches, clicks and what Google has indexed (Search Console)",
    "links from other sites, and whether what the texts say is true",
  ];
  return (
    <>
      <ScopeList title="Checked" items={checked} />
      <ScopeList title="Not checked" items={unchecked} />
    </>
  );
}

interface ScopeListProps {
  readonly title: string;
  readonly items: readonly string[];
}

function ScopeList({ title, items }: ScopeListProps) {
  return (
    <section className="scope">
      <h3>{title}</h3>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  );
}
