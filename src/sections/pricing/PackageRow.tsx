import { graphql } from "gatsby";
import { ButtonLink } from "../../components/Button";
import { priceRange } from "../../lib/price-range";
import { contactPath } from "../../lib/routes";
import { PriceBar } from "./PriceBar";

interface Props {
  readonly offer: Queries.PackageRowFragment;
  readonly scale: readonly number[];
}

/** A package as a line of the ledger: what it is, what it costs, and what is included when asked. */
export function PackageRow({
  offer: { name, category, term, description, price, features, service, quote },
  scale,
}: Props) {
  const [from, to] = priceRange(price).split(" - ");
  const isQuoted = quote === true;
  const enquiry = { package: name, service: service.title, ...(isQuoted && { intent: "quote" as const }) };
  return (
    <li className="package" data-hue={service.discipline}>
      <div className="package__what">
        <h2 className="package__name">{name}</h2>
        <p>
          <span className="badge">{category}</span>
          {term != null && ` · ${term}`}
        </p>
        <p>{description}</p>
      </div>
      <div>
        <p className="package__price">
          <span className="package__range">
            <span className="package__from">{from}</span> - {to}
          </span>
          {isQuoted && "Custom quote"}
        </p>
        <PriceBar price={price} scale={scale} isOpen={isQuoted} />
      </div>
      <details>
        <summary className="package__summary">
          What is included<span className="visually-hidden"> – {name}</span>
        </summary>
        <ul className="package__features">
          {features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
      </details>
      <ButtonLink to={contactPath(enquiry)} variant="line" about={name}>
        {isQuoted ? "Get Quote" : "Choose Package"}
      </ButtonLink>
    </li>
  );
}

export const query = graphql`
  fragment PackageRow on Package {
    name
    category
    term
    description
    price {
      min
      max
    }
    features
    service {
      title
      discipline
    }
    quote
  }
`;
