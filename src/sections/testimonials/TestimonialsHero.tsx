import { graphql } from "gatsby";

interface Props {
  readonly page: Queries.TestimonialsHeroFragment;
}

/** The head of the page, kept low: the loudest voice on it is a client's. */
export function TestimonialsHero({ page: { hero } }: Props) {
  return (
    <section className="testimonials-hero wrap" aria-labelledby="testimonials-hero">
      <p className="eyebrow">{hero.eyebrow}</p>
      <h1 className="testimonials-hero__title" id="testimonials-hero">
        {hero.title}
      </h1>
      <p>{hero.text}</p>
    </section>
  );
}

export const query = graphql`
  fragment TestimonialsHero on TestimonialsPage {
    hero {
      eyebrow
      title
      text
    }
  }
`;
