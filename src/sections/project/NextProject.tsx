import { graphql, Link } from "gatsby";
import { Picture } from "../../components/Picture";
import { TitleText } from "../../components/TitleText";
import { words } from "../../lib/words";

interface Props {
  readonly project: Queries.NextProjectFragment;
}

/** The next case: its title and its cover, one large link from edge to edge, in its own hue. */
export function NextProject({ project: { title, path, service, nextCover } }: Props) {
  return (
    <section className="next-project stage screen-only" data-hue={service.hue} aria-labelledby="next-project">
      <div className="next-project__text stack gap-5 between">
        <p className="eyebrow">{words.caseStudy.nextProject}</p>
        <h2 className="title-2" id="next-project">
          <Link className="next-project__link whole-link" to={path}>
            <TitleText title={title} />
          </Link>
        </h2>
      </div>
      <Picture className="next-project__cover fill" picture={nextCover} data-cover="" />
    </section>
  );
}

// The cover has a name of its own here: the cards beside it ask for the same picture in other sizes.
export const query = graphql`
  fragment NextProject on Project {
    title
    path
    service {
      hue
    }
    nextCover: cover {
      alt
      file {
        childImageSharp {
          gatsbyImageData(layout: FULL_WIDTH, breakpoints: [480, 724, 1200], sizes: "(min-width: 60rem) 55vw, 100vw")
        }
      }
    }
  }
`;
