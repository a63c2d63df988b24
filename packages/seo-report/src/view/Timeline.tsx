import type { Moment } from "../seo-report";

/** The drawing's size and the room around its lines, in its own units. */
const [WIDTH, HEIGHT, EDGE] = [640, 180, 16];

/** What is drawn: what went wrong, from report to report. */
const LINES = [
  { key: "errors", label: "Errors" },
  { key: "warnings", label: "Warnings" },
] as const;

/** What the table beside it tells. */
const COLUMNS = [
  ...LINES,
  { key: "notes", label: "Advice" },
  { key: "listed", label: "Listed pages" },
  { key: "pages", label: "Pages" },
] as const;

interface Props {
  readonly moments: readonly Moment[];
}

/** How the figures went, oldest to newest: drawn, and as a table for whoever does not see the drawing. */
export function Timeline({ moments }: Props) {
  const most = Math.max(1, ...moments.flatMap(({ counts }) => LINES.map(({ key }) => counts[key])));
  const x = (index: number) => EDGE + (index * (WIDTH - 2 * EDGE)) / Math.max(1, moments.length - 1);
  const y = (value: number) => HEIGHT - EDGE - (value * (HEIGHT - 2 * EDGE)) / most;
  return (
    <section className="band" aria-labelledby="timeline">
      <div className="wrap">
        <h2 id="timeline" tabIndex={-1}>
          Over time
        </h2>
        <div className="timeline">
          <figure>
            {/* The table says the same, in words. */}
            <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
              <path className="timeline__ground" d={`M${EDGE} ${y(0)}H${WIDTH - EDGE}`} />
              {LINES.map(({ key }) => (
                <g key={key} className={`timeline__${key}`}>
                  <polyline points={moments.map(({ counts }, index) => `${x(index)},${y(counts[key])}`).join(" ")} />
                  {moments.map(({ counts }, index) => (
                    <Mark key={index} x={x(index)} y={y(counts[key])} isRound={key === "errors"} />
                  ))}
                </g>
              ))}
            </svg>
            <figcaption>
              <span className="timeline__key timeline__key--errors">● Errors</span>{" "}
              <span className="timeline__key timeline__key--warnings">■ Warnings</span>, from {nameOf(moments[0])} to{" "}
              {nameOf(moments.at(-1))}; the highest line is at {most}
            </figcaption>
          </figure>
          <table className="counts">
            <caption>Figures of each report, oldest first</caption>
            <thead>
              <tr>
                <th scope="col">Report</th>
                {COLUMNS.map(({ key, label }) => (
                  <th key={key} scope="col">
                    {label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {moments.map((moment, index) => (
                <tr key={index}>
                  <th scope="row">{nameOf(moment)}</th>
                  {COLUMNS.map(({ key }) => (
                    <td key={key}>{moment.counts[key]}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </div>
    </section>
  );
}

interface MarkProps {
  readonly x: number;
  readonly y: number;
  readonly isRound: boolean;
}

/** Lines are told by their form, too: not everybody sees the colours, and paper may have none. */
function Mark({ x, y, isRound }: MarkProps) {
  return isRound ? <circle cx={x} cy={y} r="5" /> : <rect x={x - 4.5} y={y - 4.5} width="9" height="9" />;
}

function nameOf(moment: Moment | undefined): string {
  return dayOf(moment?.name ?? "");
}

/** The day and minute of a date; any other name stays. */
export function dayOf(name: string): string {
  return name.replace(/^(\d{4}-\d\d-\d\d)T(\d\d:\d\d).*$/, "$1 $2");
}
