import { graphql } from "gatsby";
import { Breadcrumb } from "../../components/Breadcrumb";
import { addresses } from "../../lib/addresses";
import { ResultFan } from "./ResultFan";

interface Props {
  readonly page: Queries.PortfolioHeroFragment;
  readonly projects: readonly Queries.ResultFanFragment[];
}

/** The first screen: what is to be seen, and the figures spread out like a fan of samples. */
export function PortfolioHero({ page: { name, hero }, projects }: Props) {
  return (
    <section className="portfolio-hero" aria-labelledby="portfolio-hero">
      <div className="wrap opening--low stack gap-5">
        <Breadcrumb path={addresses.portfolio} current={name} />
        <h1 className="portfolio-hero__title" id="portfolio-hero">
          {hero.title}
        </h1>
        <p className="portfolio-hero__text text-lead">{hero.text}</p>
      </div>
      <ResultFan projects={projects} />
    </section>
  );
}

export const query = graphql`
  fragment PortfolioHero on PortfolioPage {
    name
    hero {
      title
      text
    }
  }
`;
