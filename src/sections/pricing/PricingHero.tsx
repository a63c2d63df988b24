import { graphql } from "gatsby";

interface Props {
  readonly page: Queries.PricingHeroFragment;
}

/** The promise, and the terms that hold for every package on one folded slip. */
export function PricingHero({ page: { hero, terms } }: Props) {
  return (
    <section className="wrap grid gap-x-6 split--8-4 end opening" aria-labelledby="pricing-hero">
      <p className="eyebrow full">{hero.eyebrow}</p>
      <h1 className="pricing__title" id="pricing-hero">
        {hero.title}
      </h1>
      <p className="text-lead">{hero.text}</p>
      <ul className="pricing__terms full pleats" role="list" aria-label="Terms">
        {terms.map((term) => (
          <li className="pricing__term lit medium" key={term}>
            {term}
          </li>
        ))}
      </ul>
    </section>
  );
}

export const query = graphql`
  fragment PricingHero on PricingPage {
    hero {
      eyebrow
      title
      text
    }
    terms
  }
`;
