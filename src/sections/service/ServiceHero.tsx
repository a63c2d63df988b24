import { graphql } from "gatsby";
import { Breadcrumb } from "../../components/Breadcrumb";
import { EnquiryButtons } from "../../components/EnquiryButtons";
import { Lead } from "../../components/Lead";
import { Picture } from "../../components/Picture";
import { words } from "../../lib/words";

interface Props {
  readonly service: Queries.ServiceHeroFragment;
}

/** The top of a service's page: what the client gets, on paper; the work itself, on the discipline's sheet. */
export function ServiceHero({ service: { title, path, hero, cover, lead } }: Props) {
  return (
    <section className="service-hero sheet sheet--two" aria-labelledby="service-hero">
      <div className="service-hero__inner wrap opening--below grid columns">
        <Breadcrumb path={path} current={title} />
        <div className="service-hero__text stack gap-5">
          <p className="badge">{hero.badge}</p>
          <h1 id="service-hero">{hero.title}</h1>
          <p className="text-lead">{hero.intro}</p>
          <EnquiryButtons service={title} proposal={words.actions.getFreeProposal} />
          <Lead lead={lead} />
        </div>
        <Picture className="service-hero__picture" picture={cover} isMain />
      </div>
    </section>
  );
}

export const query = graphql`
  fragment ServiceHero on Service {
    title
    path
    lead {
      ...Lead
    }
    hero {
      badge
      title
      intro
    }
    cover {
      alt
      file {
        childImageSharp {
          gatsbyImageData(
            layout: FULL_WIDTH
            breakpoints: [480, 700, 1200]
            sizes: "(min-width: 98rem) 43rem, (min-width: 60rem) 45vw, 92vw"
          )
        }
      }
    }
  }
`;
