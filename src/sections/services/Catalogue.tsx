import { graphql } from "gatsby";
import { SectionHead } from "../../components/SectionHead";
import { ServiceEntry } from "./ServiceEntry";
import { ServiceSheet } from "./ServiceSheet";

interface Props {
  readonly page: Queries.CatalogueFragment;
}

/** All services: the whole sheet stays at hand on a wide window, while its panels are read one by one beside it. */
export function Catalogue({ page: { hero, services } }: Props) {
  return (
    <div className="catalogue wrap opening--long grid gap-wide">
      <section aria-labelledby="catalogue">
        <SectionHead intro={hero} id="catalogue" level={1} />
      </section>
      <ServiceSheet services={services} />
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
    hero {
      ...SectionHead
    }
    services {
      title
      ...ServiceSheet
      ...ServiceEntry
    }
  }
`;
