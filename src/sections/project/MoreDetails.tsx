import { graphql } from "gatsby";
import { DetailPicture } from "./DetailPicture";

interface Props {
  readonly project: Queries.MoreDetailsFragment;
}

/** The pictures that the story has not shown yet. */
export function MoreDetails({ project: { details } }: Props) {
  if (details.length < 2) return null;
  return (
    <div className="more-details band wrap grid gap-8">
      {details.slice(1).map((detail) => (
        <DetailPicture key={detail.caption} detail={detail} />
      ))}
    </div>
  );
}

export const query = graphql`
  fragment MoreDetails on Project {
    details {
      caption
      ...DetailPicture
    }
  }
`;
