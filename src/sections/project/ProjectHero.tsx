import { graphql, Link } from "gatsby";
import { Breadcrumb } from "../../components/Breadcrumb";
import { EnquiryButtons } from "../../components/EnquiryButtons";
import { Icon } from "../../components/Icon";
import { Picture } from "../../components/Picture";
import { TitleText } from "../../components/TitleText";
import { addresses } from "../../lib/addresses";
import { words } from "../../lib/words";

interface Props {
  readonly project: Queries.ProjectHeroFragment;
}

/** The opening spread: what it was, when, what came of it, and the cover from edge to edge. */
export function ProjectHero({ project }: Props) {
  const { title, path, category, year, summary, cover, service, why, results } = project;
  return (
    <section className="project-hero sheet" aria-labelledby="project-hero">
      <div className="wrap opening--below grid columns">
        <div className="project-hero__way full row between">
          <Breadcrumb path={path} current={title} />
          <Link className="label target text-small screen-only" to={addresses.portfolio}>
            <Icon name={process.env.FROM_RIGHT ? "right" : "left"} size={1} />
            {words.actions.backToPortfolio}
          </Link>
        </div>
        <p className="project-hero__facts full line gap-4 text-small">
          <span className="badge">{category}</span> <span>{year}</span>
        </p>
        <h1 className="project-hero__title full title-poster" id="project-hero">
          <TitleText title={title} />
        </h1>
        <div className="project-hero__text full grid text-lead">
          <p>{summary}</p>
          {why && <EnquiryButtons service={service.title} proposal={words.actions.getFreeProposal} />}
        </div>
        <ul className="project-hero__results full" role="list" aria-label={words.caseStudy.results}>
          {results.map((result) => (
            <li className="project-hero__result hairline pad-2 text-small" key={result.label}>
              <span className="title-3 hued">{result.value}</span> <span>{result.label}</span>
            </li>
          ))}
        </ul>
      </div>
      <div className="project-hero__cover" data-cover="own">
        <Picture className="folded fill" picture={cover} isMain />
      </div>
    </section>
  );
}

export const query = graphql`
  fragment ProjectHero on Project {
    title
    path
    category
    year
    summary
    results {
      value
      label
    }
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
          gatsbyImageData(
            layout: FULL_WIDTH
            breakpoints: [724, 1200, 2000]
            # On phones the largest of them weighs 20 KB: more would arrive after the fonts.
            avifOptions: { quality: 43 }
            sizes: "(min-width: 100rem) 100rem, 100vw"
          )
        }
      }
    }
  }
`;
