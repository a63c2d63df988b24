import { graphql } from "gatsby";
import { Lines } from "./Lines";

interface Props {
  readonly address: Queries.PostalAddressFragment;
}

/** Where the agency is, line by line. */
export function PostalAddress({ address: { lines } }: Props) {
  return (
    <p>
      <Lines lines={lines} />
    </p>
  );
}

export const query = graphql`
  fragment PostalAddress on PostalAddress {
    lines
  }
`;
