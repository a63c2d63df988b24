import { graphql } from "gatsby";
import { SectionHead } from "../../components/SectionHead";

interface Props {
  readonly industries: Queries.IndustriesFragment;
}

/** Projects by industry: a folded strip for each, with as many panels as there were projects. */
export function Industries({ industries: { intro, stats } }: Props) {
  const longest = Math.max(...stats.map(({ value }) => Number(value)));
  const perPanel = Math.ceil(longest / MOST);
  const panelsOf = (value: string) => Math.ceil(Number(value) / perPanel);
  return (
    <section className="band shade one-page" aria-labelledby="industries">
      <div className="wrap grid gap-wide split">
        <SectionHead intro={intro} id="industries" />
        <ul role="list">
          {stats.map(({ value, label }) => (
            <li className="industries__item grid pad-4 ruled title-4" key={label}>
              <span>{label}</span> <span>{value}</span>
              <svg
                className="industries__strip full"
                viewBox={`0 0 ${panelsOf(String(longest)) * PANEL} 24`}
                preserveAspectRatio="none"
                aria-hidden="true"
              >
                <path className="fold-lit" d={panels(panelsOf(value), 0)} />
                <path className="fold-shade" d={panels(panelsOf(value), 1)} />
              </svg>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** More panels than these cannot be told apart: where there were more projects, each panel stands for some of them. */
const MOST = 60;
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
