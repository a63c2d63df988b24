import { graphql } from "gatsby";

interface Props {
  readonly page: Queries.PricingHeroFragment;
}

/** The promise, and the terms that hold for every package on one folded slip. */
export function PricingHero({ page: { hero, terms } }: Props) {
  return (
    <section className="pricing-hero wrap" aria-labelledby="pricing-hero">
      <p className="eyebrow">{hero.eyebrow}</p>
      <h1 id="pricing-hero">{hero.title}</h1>
      <p className="pricing-hero__text">{hero.text}</p>
      <ul className="pricing-hero__terms" role="list" aria-label="Terms">
        {terms.map((term) => (
          <li className="pricing-hero__term" key={term}>
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
