import { graphql } from "gatsby";
import { Breadcrumb } from "../../components/Breadcrumb";
import { addresses } from "../../lib/addresses";
import { required } from "../../lib/required";

interface Props {
  readonly page: Queries.TestimonialsHeroFragment;
}

/** The head of the page, kept low: the loudest voice on it is a client's. */
export function TestimonialsHero({ page: { name, hero } }: Props) {
  return (
    <section className="testimonials-hero wrap opening--low grid split--even end" aria-labelledby="testimonials-hero">
      <Breadcrumb path={required(addresses.testimonials, "address of testimonials")} current={name} />
      <h1 id="testimonials-hero">{hero.title}</h1>
      <p className="text-lead">{hero.text}</p>
    </section>
  );
}

export const query = graphql`
  fragment TestimonialsHero on TestimonialsPage {
    name
    hero {
      title
      text
    }
  }
`;
