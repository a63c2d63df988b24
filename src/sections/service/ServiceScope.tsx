import { graphql } from "gatsby";

interface Props {
  readonly service: Queries.ServiceScopeFragment;
}

/** What the client gets, when and for what, with the four things that are always part of it. */
export function ServiceScope({ service: { fullDescription, features } }: Props) {
  return (
    <section className="scope band band--tight" aria-labelledby="scope">
      <div className="scope__inner wrap">
        <h2 className="eyebrow" id="scope">
          What you get
        </h2>
        <p className="scope__text">{fullDescription}</p>
        <ul className="scope__features" role="list">
          {features.map((feature) => (
            <li className="scope__feature" key={feature}>
              {feature}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

export const query = graphql`
  fragment ServiceScope on Service {
    fullDescription
    features
  }
`;
