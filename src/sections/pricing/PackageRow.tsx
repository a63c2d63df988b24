import { graphql } from "gatsby";
import { ButtonLink } from "../../components/Button";
import { contactPath } from "../../lib/routes";
import { words } from "../../lib/words";
import { PriceBar } from "./PriceBar";

interface Props {
  readonly offer: Queries.PackageRowFragment;
  /** Marks of the scale that all prices are drawn to. */
  readonly scale: readonly Queries.PriceScaleFragment[];
}

/** A package as a line of the ledger: what it is, what it costs, and what is included when asked. */
export function PackageRow({
  offer: { name, category, term, description, price, features, service, quote, isUsualStart },
  scale,
}: Props) {
  const isQuoted = quote === true;
  const enquiry = { package: name, service: service.title, ...(isQuoted && { intent: "quote" as const }) };
  return (
    <li className="package-row halves pad-5 ruled text-small" data-hue={service.hue}>
      <div className="package-row__what grid gap-2">
        <h2 className="title-3">{name}</h2>
        <p className="row gap-3 soft">
          <span className="badge">{category}</span> {term != null && <span>{term}</span>}
          {isUsualStart === true && <span className="package-row__mark strong">{words.pricing.usualStart}</span>}
        </p>
        <p className="soft">{description}</p>
      </div>
      <div>
        <p className="hued strong">
          <span className="package-row__range title-3">{price.text}</span>
          {isQuoted && words.pricing.customQuote}
        </p>
        <PriceBar price={price} scale={scale} isOpen={isQuoted} />
      </div>
      <details>
        <summary className="package-row__summary unfold gap-3 strong">
          {words.pricing.included}
          <span className="visually-hidden">{` – ${name}`}</span>
        </summary>
        <ul className="package-row__features">
          {features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
      </details>
      <ButtonLink to={contactPath(enquiry)} variant="line" about={name}>
        {isQuoted ? words.actions.getQuote : words.actions.choosePackage}
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
      text
      ...PriceBar
    }
    features
    service {
      title
      hue
    }
    quote
    isUsualStart
  }
`;
