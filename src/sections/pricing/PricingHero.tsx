import { graphql } from "gatsby";
import { Breadcrumb } from "../../components/Breadcrumb";
import { addresses } from "../../lib/addresses";
import { required } from "../../lib/required";
import { words } from "../../lib/words";

interface Props {
  readonly page: Queries.PricingHeroFragment;
}

/** The promise, and the terms that hold for every package on one folded slip. */
export function PricingHero({ page: { name, hero, terms } }: Props) {
  return (
    <section className="wrap grid gap-x-6 split--8-4 end opening" aria-labelledby="pricing-hero">
      <Breadcrumb path={required(addresses.pricing, "address of pricing")} current={name} />
      <h1 className="pricing-hero__title" id="pricing-hero">
        {hero.title}
      </h1>
      <p className="text-lead">{hero.text}</p>
      <ul className="pricing-hero__terms full pleats" role="list" aria-label={words.regions.terms}>
        {terms.map((term) => (
          <li className="pricing-hero__term lit medium" key={term}>
            {term}
          </li>
        ))}
      </ul>
    </section>
  );
}

export const query = graphql`
  fragment PricingHero on PricingPage {
    name
    hero {
      title
      text
    }
    terms
  }
`;
