import { graphql } from "gatsby";
import { Picture } from "../../components/Picture";

interface Props {
  readonly detail: Queries.DetailPictureFragment;
}

/** A closer look, and what to look at. No figure: its caption would be its name, and be read twice. */
export function DetailPicture({ detail: { picture, caption } }: Props) {
  return (
    <div className="detail-picture grid gap-3">
      <Picture className="folded opens" picture={picture} />
      <p className="detail-picture__caption soft text-small">{caption}</p>
    </div>
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
