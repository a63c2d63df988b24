import { graphql, Link } from "gatsby";
import { addresses } from "../../lib/addresses";
import { words } from "../../lib/words";

interface Props {
  readonly service: Queries.ServiceScopeFragment;
}

/** What the client gets, when and for what, with the things that are always part of it. */
export function ServiceScope({ service: { fullDescription, features, offers, priceBasis } }: Props) {
  return (
    <section className="band band--tight one-page" aria-labelledby="scope">
      <div className="wrap grid gap-x-6 split--even">
        <h2 className="eyebrow full" id="scope">
          {words.service.scope}
        </h2>
        <div className="stack gap-5">
          <p className="text-lead">{fullDescription}</p>
          {offers.length > 0 && (
            <div>
              {offers.map(({ name, price }) => (
                <p className="row between hairline pad-2" key={name}>
                  <span className="medium">{name}</span>
                  <span className="title-4">{price.text}</span>
                </p>
              ))}
              {addresses.pricing !== undefined && (
                <Link className="arrow-link" to={addresses.pricing}>
                  {words.service.price}
                </Link>
              )}
            </div>
          )}
          {priceBasis !== null && offers.length === 0 && (
            <div className="hairline pad-2">
              <h3 className="title-4">{words.service.priceBasis}</h3>
              <p>{priceBasis}</p>
            </div>
          )}
        </div>
        <ul role="list">
          {features.map((feature) => (
            <li className="ruled ruled--closed pad-4 title-4" key={feature}>
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
    priceBasis
    offers {
      name
      price {
        text
      }
    }
  }
`;
