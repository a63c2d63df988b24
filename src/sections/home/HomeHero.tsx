import { graphql } from "gatsby";
import { ArrowLink, ButtonLink } from "../../components/Button";
import { Picture } from "../../components/Picture";
import { StatList } from "../../components/StatList";
import { addresses } from "../../lib/addresses";
import { contactPath } from "../../lib/routes";
import { filled, words } from "../../lib/words";

interface Props {
  readonly page: Queries.HomeHeroFragment;
  /** Missing where there is no price list. */
  readonly packages: Queries.PackagesFromFragment | null;
}

/** The first screen: what a client gets, the folded sheet, the proof in figures. */
export function HomeHero({ page: { hero, picture, nightPicture, stats }, packages }: Props) {
  return (
    <section className="home-hero" aria-labelledby="home-hero">
      <div className="stage">
        <div className="home-hero__inner wrap grid gap-6 opening">
          <h1 className="home-hero__title title-poster" id="home-hero">
            {hero.title}
          </h1>
          <div className="home-hero__text grid">
            <p className="text-lead">{hero.text}</p>
            <div className="row">
              <ButtonLink to={contactPath()}>{words.actions.getStartedToday}</ButtonLink>
              <ButtonLink to={addresses.portfolio} variant="line">
                {words.actions.viewWork}
              </ButtonLink>
              {packages && addresses.pricing !== undefined && (
                <ArrowLink to={addresses.pricing}>
                  {filled(words.pricing.packagesFrom, { price: packages.from })}
                </ArrowLink>
              )}
            </div>
          </div>
        </div>
        <Picture className="home-hero__picture fill swings" picture={picture} night={nightPicture} isMain />
      </div>
      <div className="home-hero__stats wrap">
        <StatList stats={stats} label={words.regions.agencyFigures} />
      </div>
    </section>
  );
}

export const query = graphql`
  fragment PackagesFrom on Packages {
    from
  }
  fragment HomeHero on HomePage {
    hero {
      title
      text
    }
    stats {
      ...StatList
    }
    picture {
      alt
      file {
        childImageSharp {
          gatsbyImageData(
            layout: FULL_WIDTH
            breakpoints: [480, 724, 1200]
            # The usual quality shows bands in its pale grounds.
            avifOptions: { quality: 62 }
            sizes: "(min-width: 60rem) 56vw, 100vw"
          )
        }
      }
    }
    nightPicture {
      file {
        childImageSharp {
          gatsbyImageData(
            layout: FULL_WIDTH
            breakpoints: [480, 724, 1200]
            avifOptions: { quality: 62 }
            sizes: "(min-width: 60rem) 56vw, 100vw"
          )
        }
      }
    }
  }
`;
