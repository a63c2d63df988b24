import { fileSize } from "#lib/file-size";
import { numberOf } from "#lib/number-of";
import type { PageReport } from "../seo-report";

interface Props {
  readonly page: PageReport;
}

/** Figures of a page, and what it says of itself. */
export function PageFacts({ page }: Props) {
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
