import { graphql } from "gatsby";
import { Picture } from "../../components/Picture";
import { words } from "../../lib/words";

interface Props {
  readonly samples: readonly Queries.SampleWorkFragment[] | null;
}

/** Pieces of work, laid out like prints on a table: one large, one small, one with its words beside it; then anew. */
export function SampleWork({ samples }: Props) {
  if (!samples?.length) return null;
  return (
    <section className="band" aria-labelledby="samples">
      <div className="sample-work hung wrap grid gap-7 gap-x-5 twelve-columns">
        <h2 className="sample-work__title" id="samples">
          {words.service.samples}
        </h2>
        {samples.map(({ title, description, picture }) => (
          <article className="sample-work__item stack" key={title}>
            <Picture className="folded opens" picture={picture} />
            <div className="stack gap-2">
              <h3>{title}</h3>
              <p className="soft">{description}</p>
            </div>
          </article>
        ))}
      </div>
    </section>
  );
}

export const query = graphql`
  fragment SampleWork on Sample {
    title
    description
    picture {
      alt
      file {
        childImageSharp {
          gatsbyImageData(
            layout: FULL_WIDTH
            breakpoints: [480, 700, 1200]
            sizes: "(min-width: 98rem) 56rem, (min-width: 60rem) 60vw, 92vw"
          )
        }
      }
    }
  }
`;
