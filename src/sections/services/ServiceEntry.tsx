import { graphql } from "gatsby";
import { ArrowLink } from "../../components/Button";
import { EnquiryButtons } from "../../components/EnquiryButtons";
import { Picture } from "../../components/Picture";
import { addresses } from "../../lib/addresses";
import { slugIn } from "../../lib/slug";
import { filled, words } from "../../lib/words";

interface Props {
  readonly service: Queries.ServiceEntryFragment;
}

/**
 * A service in the catalogue: a row that opens. Where there is room, what it includes lies open, and the row opens the
 * rest; browsers that cannot tell the two apart show the row closed.
 */
export function ServiceEntry({ service }: Props) {
  const { title, hue, description, fullDescription, relevance, features, from } = service;
  return (
    <article className="service-entry grid twelve-columns ruled" id={slugIn(service.path)} data-hue={hue}>
      <Picture className="service-entry__picture folded" picture={service.cover} />
      <details className="service-entry__fold">
        <summary className="service-entry__summary">
          <span className="badge">{service.disciplineLabel}</span>
          <h2>{title}</h2>
          <span>{description}</span>
          <span className="line between medium text-small">
            <span className="unfold">{words.service.scope}</span>
            {from !== null && filled(words.service.from, { price: from })}
            {from === null && addresses.pricing !== undefined && words.pricing.customQuote}
          </span>
        </summary>
        <ul className="service-entry__features pad-2 medium" role="list">
          {features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
        <div className="service-entry__rest">
          <p>{fullDescription}</p>
          <p className="hued medium">{relevance}</p>
        </div>
      </details>
      <div className="service-entry__ways">
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
    from
    cover {
      alt
      file {
        childImageSharp {
          gatsbyImageData(layout: FULL_WIDTH, breakpoints: [200, 800], sizes: "(min-width: 40rem) 34rem, 5rem")
        }
      }
    }
  }
`;
