import type { AiCrawler } from "../seo-report";

const MAY_READ: Readonly<Record<AiCrawler["mayRead"], string>> = {
  all: "may read all pages",
  some: "may read some pages",
  none: "may read nothing",
};

interface Props {
  readonly crawlers: readonly AiCrawler[];
}

/** Which robots of language models may read the site: for information. */
export function AiCrawlersSection({ crawlers }: Props) {
  return (
    <section className="band" aria-labelledby="ai-crawlers">
      <div className="wrap">
        <h2 id="ai-crawlers" tabIndex={-1}>
          AI crawlers
        </h2>
        <ul className="changed">
          {crawlers.map(({ name, maker, use, mayRead, line, source }) => (
            <li key={name}>
              <span>
                <a href={source}>{name}</a> <span className="soft">{maker}</span>
              </span>
              <span>
                {MAY_READ[mayRead]} {line !== "" && <code>{line}</code>}
              </span>
              <span className="soft">{use === "search" ? "for answers that link here" : "for what models learn"}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
