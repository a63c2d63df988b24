import { graphql } from "gatsby";
import { Breadcrumb } from "../../components/Breadcrumb";
import { addresses } from "../../lib/addresses";
import { ServiceEntry } from "./ServiceEntry";
import { ServiceMap } from "./ServiceMap";

interface Props {
  readonly page: Queries.CatalogueFragment;
}

/** All services: the whole sheet stays at hand on a wide window, while its panels are read one by one beside it. */
export function Catalogue({ page: { name, hero, services } }: Props) {
  return (
    <div className="catalogue wrap opening--long grid gap-wide">
      <section className="stack" aria-labelledby="catalogue">
        <Breadcrumb path={addresses.services} current={name} />
        <h1 id="catalogue">{hero.title}</h1>
        <p className="soft text-lead">{hero.text}</p>
      </section>
      <ServiceMap services={services} />
      <div>
        {services.map((service) => (
          <ServiceEntry key={service.title} service={service} />
        ))}
      </div>
    </div>
  );
}

export const query = graphql`
  fragment Catalogue on ServicesPage {
    name
    hero {
      title
      text
    }
    services {
      title
      ...ServiceMap
      ...ServiceEntry
    }
  }
`;
