import { graphql } from "gatsby";
import { useEffect } from "react";
import { ArrowLink, ButtonLink } from "../../components/Button";
import { Picture } from "../../components/Picture";

interface Props {
  readonly page: Queries.NotFoundFragment;
  /** The address at which nothing was found. */
  readonly path: string;
}

/** Says that there is no page, shows the sheet that ended up crumpled, and leads on; the missing path goes to the log. */
export function NotFound({ page: { title, text, picture, nightPicture, home, suggestions }, path }: Props) {
  useEffect(() => {
    console.error(`404: no page at ${path}`);
  }, [path]);
  return (
    <section className="stage" aria-labelledby="not-found">
      <div className="not-found__inner wrap grid">
        <p className="not-found__code">404</p>
        <h1 className="title-2" id="not-found">
          {title}
        </h1>
        <p className="text-lead">{text}</p>
        <p>
          <ButtonLink to="/">{home}</ButtonLink>
        </p>
        {suggestions.length > 0 && (
          <ul className="grid gap-2" role="list">
            {suggestions.map(({ label, to }) => (
              <li key={to}>
                <ArrowLink to={to}>{label}</ArrowLink>
              </li>
            ))}
          </ul>
        )}
      </div>
      <Picture className="not-found__picture fill" picture={picture} night={nightPicture} isMain />
    </section>
  );
}

export const query = graphql`
  fragment NotFound on NotFoundPage {
    title
    text
    home
    suggestions {
      label
      to
    }
    picture {
      alt
      file {
        childImageSharp {
          gatsbyImageData(
            layout: FULL_WIDTH
            breakpoints: [480, 724, 1200, 1600]
            # The usual quality shows bands in its pale grounds.
            avifOptions: { quality: 62 }
            sizes: "(min-width: 80rem) 72vw, 100vw"
          )
        }
      }
    }
    nightPicture {
      file {
        childImageSharp {
          gatsbyImageData(
            layout: FULL_WIDTH
            breakpoints: [480, 724, 1200]
            avifOptions: { quality: 62 }
            sizes: "(min-width: 80rem) 72vw, 100vw"
          )
        }
      }
    }
  }
`;
