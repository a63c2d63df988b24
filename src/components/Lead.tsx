import { graphql } from "gatsby";
import { words } from "../lib/words";
import { Person } from "./Person";

interface Props {
  /** Missing where the content names nobody. */
  readonly lead: Queries.LeadFragment | null;
}

/** Who would answer for the work. */
export function Lead({ lead }: Props) {
  return (
    lead && (
      <Person name={lead.name} portrait={lead.image} label={words.service.lead}>
        {lead.role}
      </Person>
    )
  );
}

export const query = graphql`
  fragment Lead on TeamMember {
    name
    role
    image {
      alt
      file {
        childImageSharp {
          gatsbyImageData(layout: FULL_WIDTH, breakpoints: [216], sizes: "4.5rem")
        }
      }
    }
  }
`;
