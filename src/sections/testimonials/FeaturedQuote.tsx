import { graphql } from "gatsby";
import { ArrowLink } from "../../components/Button";
import { Picture } from "../../components/Picture";
import { words } from "../../lib/words";

interface Props {
  readonly page: Queries.FeaturedQuoteFragment;
}

/** One sentence of one client, set as a poster on a sheet in the hue of the work it is about. */
export function FeaturedQuote({ page: { featuredLine, featured } }: Props) {
  const { name, role, company, project, avatar } = featured;
  return (
    <section className="featured-quote" aria-label={words.regions.featuredQuote} data-hue={project.service.hue}>
      <div className="featured-quote__inner wrap grid gap-7">
        <blockquote className="featured-quote__line title-poster">
          <p>“{featuredLine}”</p>
        </blockquote>
        <div className="featured-quote__person line gap-5">
          <Picture className="featured-quote__portrait" picture={avatar} isMain />
          <div>
            <p className="title-4">{name}</p>
            <p>
              {role}, {company}
            </p>
            <ArrowLink to={project.path}>{project.title}</ArrowLink>
          </div>
        </div>
      </div>
    </section>
  );
}

export const query = graphql`
  fragment FeaturedQuote on TestimonialsPage {
    featuredLine
    featured {
      name
      role
      company
      avatar {
        alt
        file {
          childImageSharp {
            gatsbyImageData(layout: FULL_WIDTH, breakpoints: [320, 480], sizes: "(min-width: 60rem) 15rem, 9rem")
          }
        }
      }
      project {
        title
        path
        service {
          hue
        }
      }
    }
  }
`;
