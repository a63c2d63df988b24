import { graphql } from "gatsby";
import { Picture } from "../../components/Picture";
import { words } from "../../lib/words";
import { DemoActions } from "./CaseActions";

interface Props {
  readonly project: Queries.InterfaceAreasFragment;
  readonly page: Queries.CaseActionsFragment;
}

/** The parts of an interface, each as large as the one who works at it sees it. */
export function InterfaceAreas({ project: { interfaceAreas, actions }, page }: Props) {
  if (!interfaceAreas) return null;
  return (
    <section className="band shade" aria-labelledby="interface-areas">
      <div className="wrap grid gap-8">
        <div className="row gap-5 between end">
          <h2 id="interface-areas">{words.caseStudy.interfaceAreas}</h2>
          {actions === "demo" && <DemoActions page={page} />}
        </div>
        {interfaceAreas.map(({ title, text, picture }) => (
          <article className="interface-areas__area grid gap-4 columns" key={title}>
            <Picture className="folded opens" picture={picture} />
            <div className="interface-areas__text grid gap-3">
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          </article>
        ))}
      </div>
    </section>
  );
}

export const query = graphql`
  fragment InterfaceAreas on Project {
    actions
    interfaceAreas {
      title
      text
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
  }
`;
