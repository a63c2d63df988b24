import { graphql } from "gatsby";
import { Mark } from "./Mark";

interface Props {
  readonly agency: Queries.LogoFragment;
  /** Whether what is around it says the name to those who do not see it. */
  readonly isNamed?: boolean;
}

/** Pixels of a long logo: as high as it looks well beside a text, but no longer than a small window has room. */
const LONG = { height: 28, width: 168 };

/** A long logo by itself; any other before the name. */
export function Logo({ agency: { name, drawing }, isNamed = false }: Props) {
  if (drawing.isWide) {
    const size = Math.min(LONG.height, LONG.width / drawing.ratio);
    return <Mark drawing={drawing} size={size} label={isNamed ? undefined : name} />;
  }
  return (
    <>
      <Mark drawing={drawing} />
      <span className="title-4">{name}</span>
    </>
  );
}

export const query = graphql`
  fragment Logo on Agency {
    name
    drawing {
      viewBox
      shapes
      ratio
      isWide
    }
  }
`;
