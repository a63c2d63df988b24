import { graphql, Link } from "gatsby";
import { Breadcrumb } from "../../components/Breadcrumb";
import { EnquiryButtons } from "../../components/EnquiryButtons";
import { Icon } from "../../components/Icon";
import { Picture } from "../../components/Picture";
import { coverTransition } from "../../lib/transition-name";

interface Props {
  readonly project: Queries.ProjectHeroFragment;
}

const ABOVE = [
  { label: "Home", to: "/" },
  { label: "Portfolio", to: "/portfolio/" },
];

/** The opening spread: what it was, when, what came of it, and the cover from edge to edge. */
export function ProjectHero({ project }: Props) {
  const { title, category, year, summary, cover, service, why } = project;
  return (
    <section className="project-hero" aria-labelledby="project-hero">
      <div className="project-hero__inner wrap">
        <div className="project-hero__way">
          <Breadcrumb items={ABOVE} current={title} />
          <Link className="project-hero__back" to="/portfolio/">
            <Icon name="left" size={1} />
            Back to Portfolio
          </Link>
        </div>
        <p className="project-hero__facts">
          <span className="badge">{category}</span> <span>{year}</span>
        </p>
        <h1 className="project-hero__title" id="project-hero">
          {title}
        </h1>
        <div className="project-hero__text">
          <p>{summary}</p>
          {why && <EnquiryButtons service={service.title} proposal="Get Free Proposal" />}
        </div>
      </div>
      <div className="project-hero__cover" style={coverTransition(title)}>
        <Picture className="folded" picture={cover} isMain />
      </div>
    </section>
  );
}

export const query = graphql`
  fragment ProjectHero on Project {
    title
    category
    year
    summary
    service {
      title
    }
    why {
      title
    }
    cover {
      alt
      file {
        childImageSharp {
          gatsbyImageData(layout: FULL_WIDTH, breakpoints: [800, 1200, 2000], sizes: "100vw")
        }
      }
    }
  }
`;
