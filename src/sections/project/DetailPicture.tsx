import { graphql } from "gatsby";
import { Picture } from "../../components/Picture";

interface Props {
  readonly detail: Queries.DetailPictureFragment;
}

/** A closer look, and what to look at. */
export function DetailPicture({ detail: { picture, caption } }: Props) {
  return (
    <figure className="detail-picture grid gap-3">
      <Picture className="folded opens" picture={picture} />
      <figcaption className="detail-picture__caption soft text-small">{caption}</figcaption>
    </figure>
  );
}

export const query = graphql`
  fragment DetailPicture on Detail {
    caption
    picture {
      alt
      file {
        childImageSharp {
          gatsbyImageData(
            layout: FULL_WIDTH
            breakpoints: [480, 700, 1200]
            sizes: "(min-width: 60rem) min(60vw, 58rem), 92vw"
          )
        }
      }
    }
  }
`;
