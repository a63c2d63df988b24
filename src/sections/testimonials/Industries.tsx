import { graphql } from "gatsby";
import { SectionHead } from "../../components/SectionHead";

interface Props {
  readonly industries: Queries.IndustriesFragment;
}

/** Projects by industry: a folded strip for each, with as many panels as there were projects. */
export function Industries({ industries: { intro, stats } }: Props) {
  const longest = Math.max(...stats.map(({ value }) => Number(value)));
  return (
    <section className="band band--shade" aria-labelledby="industries">
      <div className="industries__inner wrap">
        <SectionHead intro={intro} id="industries" />
        <ul className="industries__list" role="list">
          {stats.map(({ value, label }) => (
            <li className="industries__item" key={label}>
              <span>{label}</span> <span>{value}</span>
              <svg
                className="industries__strip"
                viewBox={`0 0 ${longest * PANEL} 24`}
                preserveAspectRatio="none"
                aria-hidden="true"
              >
                <path className="industries__lit" d={panels(Number(value), 0)} />
                <path className="industries__shade" d={panels(Number(value), 1)} />
              </svg>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** Width of a panel of the strip. */
const PANEL = 20;

/** Every second panel of a strip of so many, from the given one on: those to the light fall, the others rise. */
function panels(count: number, first: 0 | 1): string {
  const [left, right] = first === 0 ? [0, 5] : [5, 0];
  return Array.from({ length: count }, (_, index) => index)
    .filter((index) => index % 2 === first)
    .map((index) => `M${index * PANEL} ${left}l${PANEL} ${right - left}v19l-${PANEL} ${left - right}z`)
    .join("");
}

export const query = graphql`
  fragment Industries on Industries {
    intro {
      ...SectionHead
    }
    stats {
      value
      label
    }
  }
`;
