import { graphql } from "gatsby";

interface Props {
  readonly page: Queries.TestimonialsHeroFragment;
}

/** The head of the page, kept low: the loudest voice on it is a client's. */
export function TestimonialsHero({ page: { hero } }: Props) {
  return (
    <section className="testimonials-hero wrap opening--low grid split--even end" aria-labelledby="testimonials-hero">
      <p className="eyebrow full">{hero.eyebrow}</p>
      <h1 className="title-2" id="testimonials-hero">
        {hero.title}
      </h1>
      <p className="text-lead">{hero.text}</p>
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
