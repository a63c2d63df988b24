import { graphql, withPrefix } from "gatsby";
import { words } from "../../lib/words";

interface Props {
  readonly projects: readonly Queries.ResultFanFragment[];
}

/** Length of a blade, in the drawing's own unit. */
const LENGTH = 1000;
/** More blades than these are too narrow for their figures. */
const MOST = 12;
/** The widest a blade becomes, in degrees: where there are but one or two, the fan is not open yet. */
const WIDEST = 45;
/** Where a figure begins, measured from the outer edge. */
const MARGIN = 48;
/** It grows out of the corner where lines end. */
const PIVOT = process.env.FROM_RIGHT ? 0 : LENGTH;
/** How a figure lies on a blade that stands upright: it is read from the left when that lies down. */
const TURN = process.env.FROM_RIGHT ? -90 : 90;

/**
 * A sheet pleated into a fan: a blade for each of the first projects, in its discipline's hue, with the figure it moved and
 * whose it is. Each leads to its case study.
 */
export function ResultFan({ projects }: Props) {
  const shown = projects.slice(0, MOST);
  const angle = Math.min(WIDEST, 90 / shown.length);
  const half = Math.ceil(LENGTH * Math.tan((angle * Math.PI) / 360));
  return (
    <svg className="result-fan" viewBox={`0 0 ${LENGTH} ${LENGTH}`} role="group" aria-label={words.caseStudy.results}>
      {shown.map(({ path, service, results: [result], info }, index) => (
        <g
          key={path}
          data-hue={service.hue}
          transform={`rotate(${process.env.FROM_RIGHT ? 90 - angle * (index + 0.5) : angle * (index + 0.5) - 90} ${PIVOT} ${LENGTH})`}
        >
          <a className="result-fan__link" href={withPrefix(path)}>
            <path d={blade(half, index % 2 === 0)} />
            <text transform={`translate(${PIVOT} ${MARGIN}) rotate(${TURN})`} dy="0.34em">
              {result?.value} <tspan>{info.client}</tspan>
            </text>
          </a>
        </g>
      ))}
    </svg>
  );
}

/** A pleat from the pivot outwards; its outer edge rises to one side, then falls to the other on the next. */
function blade(half: number, isRising: boolean): string {
  const [left, right] = isRising ? [26, 0] : [0, 26];
  return `M${PIVOT} ${LENGTH}L${PIVOT - half} ${left}L${PIVOT + half} ${right}z`;
}

export const query = graphql`
  fragment ResultFan on Project {
    path
    service {
      hue
    }
    info {
      client
    }
    results {
      value
    }
  }
`;
