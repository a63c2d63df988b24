import { graphql } from "gatsby";
import { ArrowLink } from "../../components/Button";
import { EnquiryButtons } from "../../components/EnquiryButtons";
import { Picture } from "../../components/Picture";
import { slugIn } from "../../lib/slug";
import { filled, words } from "../../lib/words";

interface Props {
  readonly service: Queries.ServiceEntryFragment;
}

/** A service in the catalogue: what it is and what it includes at a glance, the rest unfolds. */
export function ServiceEntry({ service }: Props) {
  const { title, hue, description, fullDescription, relevance, features } = service;
  return (
    <article className="service-entry grid twelve-columns ruled" id={slugIn(service.path)} data-hue={hue}>
      <header className="full stack gap-3">
        <p className="badge">{service.disciplineLabel}</p>
        <h2>{title}</h2>
        <p className="text-lead">{description}</p>
      </header>
      <Picture className="service-entry__picture folded opens" picture={service.cover} />
      <div className="service-entry__body">
        <ul className="service-entry__features" role="list">
          {features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
        <details>
          <summary className="service-entry__summary strong pad-2">{filled(words.service.inFull, { title })}</summary>
          <p>{fullDescription}</p>
          <p className="hued medium">{relevance}</p>
        </details>
      </div>
      <div className="full">
        <EnquiryButtons service={title} proposal={words.actions.freeProposal} first="line" isNamed>
          <ArrowLink to={service.path} about={title}>
            {words.actions.learnMore}
          </ArrowLink>
        </EnquiryButtons>
      </div>
    </article>
  );
}

export const query = graphql`
  fragment ServiceEntry on Service {
    title
    path
    hue
    disciplineLabel
    description
    fullDescription
    relevance
    features
    cover {
      alt
      file {
        childImageSharp {
          gatsbyImageData(layout: FULL_WIDTH, breakpoints: [800])
        }
      }
    }
  }
`;
