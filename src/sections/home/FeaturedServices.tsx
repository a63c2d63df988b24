import { graphql, Link } from "gatsby";
import { ArrowLink } from "../../components/Button";
import { Icon } from "../../components/Icon";
import { SectionHead } from "../../components/SectionHead";
import { addresses } from "../../lib/addresses";
import { words } from "../../lib/words";

interface Props {
  readonly featured: Queries.FeaturedServicesFragment;
}

/** Services as lines one wants to run a finger down. */
export function FeaturedServices({ featured: { intro, services } }: Props) {
  return (
    <section className="band shade one-page" aria-labelledby="featured-services">
      <div className="wrap stack gap-6">
        <SectionHead intro={intro} id="featured-services" />
        <ul role="list">
          {services.map(({ path, title, description, icon, hue }) => (
            <li className="featured-services__item sheet grid ruled ruled--closed" key={path} data-hue={hue}>
              <Icon drawing={icon} size={2} />
              <h3 className="title-2">{title}</h3>
              <p>{description}</p>
              <Link className="whole-link arrow-link" to={path}>
                {words.actions.learnMore}
                <span className="visually-hidden">{` – ${title}`}</span>
              </Link>
            </li>
          ))}
        </ul>
        <ArrowLink to={addresses.services}>{words.actions.viewServices}</ArrowLink>
      </div>
    </section>
  );
}

export const query = graphql`
  fragment FeaturedServices on FeaturedServices {
    intro {
      ...SectionHead
    }
    services {
      path
      title
      description
      icon {
        ...Icon
      }
      hue
    }
  }
`;
