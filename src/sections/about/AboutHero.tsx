import { graphql } from "gatsby";
import { Breadcrumb } from "../../components/Breadcrumb";
import { Picture } from "../../components/Picture";
import { StatList } from "../../components/StatList";
import { addresses } from "../../lib/addresses";
import { required } from "../../lib/required";
import { words } from "../../lib/words";

interface Props {
  readonly page: Queries.AboutHeroFragment;
}

/** The first screen: the promise, the table it is about from edge to edge, and the figures on a sheet laid over it. */
export function AboutHero({ page: { name, hero, picture, stats } }: Props) {
  return (
    <section className="about-hero" aria-labelledby="about-hero">
      <div className="wrap grid split--8-4 end opening">
        <Breadcrumb path={required(addresses.about, "address of about")} current={name} />
        <h1 className="about-hero__title title-poster" id="about-hero">
          {hero.title}
        </h1>
        <p className="text-lead">{hero.text}</p>
      </div>
      <Picture className="about-hero__picture fill" picture={picture} isMain />
      <div className="wrap">
        <div className="about-hero__sheet sheet sheet--cut">
          <StatList stats={stats} label={words.regions.agencyFigures} />
        </div>
      </div>
    </section>
  );
}

export const query = graphql`
  fragment AboutHero on AboutPage {
    name
    hero {
      title
      text
    }
    picture {
      alt
      file {
        childImageSharp {
          gatsbyImageData(
            layout: FULL_WIDTH
            breakpoints: [480, 880, 1440, 2000]
            sizes: "(min-width: 60rem) 100vw, 120vw"
          )
        }
      }
    }
    stats {
      ...StatList
    }
  }
`;
