import { graphql } from "gatsby";
import type { CreativeWork, FAQPage, OfferCatalog, Service } from "schema-dts";

/** Where a thing belongs: its own id and those of the things it refers to. */
export interface Ids {
  readonly agency: string;
  readonly page: string;
  /** Makes an id on the page. */
  readonly own: (name: string) => string;
}

/** A service that the agency provides; with the packages that its page prices. */
export function serviceOf(service: Queries.ServiceThingFragment, ids: Ids): Service {
  const { title, disciplineLabel, hero, offers } = service;
  return {
    "@type": "Service",
    "@id": ids.own("service"),
    name: title,
    description: hero.intro,
    serviceType: disciplineLabel,
    provider: { "@id": ids.agency },
    ...(offers.length > 0 && { hasOfferCatalog: { "@id": ids.own("packages") } }),
  };
}

/** Work that the agency has done. Only the year of it is known, which ISO 8601 allows as a date. */
export function caseStudyOf(work: Queries.CaseStudyThingFragment, ids: Ids, hasPicture: boolean): CreativeWork {
  const { title, category, year, summary, info } = work;
  return {
    "@type": "CreativeWork",
    "@id": ids.own("case-study"),
    name: title,
    abstract: summary,
    genre: category,
    datePublished: String(year),
    about: [
      { "@type": "Organization", name: info.client },
      { "@type": "Thing", name: info.industry },
    ],
    creator: { "@id": ids.agency },
    ...(hasPicture && { image: { "@id": ids.own("picture") } }),
  };
}

/** Packages with one-time prices, each from and to or one figure. */
export function offersOf(offers: readonly Queries.OfferThingFragment[], priceCurrency: string, ids: Ids): OfferCatalog {
  return {
    "@type": "OfferCatalog",
    "@id": ids.own("packages"),
    itemListElement: offers.map(({ name, price }) => ({
      "@type": "Offer",
      name,
      priceSpecification: {
        "@type": "PriceSpecification",
        ...(price.min === price.max ? { price: price.min } : { minPrice: price.min, maxPrice: price.max }),
        priceCurrency,
      },
      offeredBy: { "@id": ids.agency },
    })),
  };
}

/** Questions that stand on a page with their answers. */
export function questionsOf(questions: readonly Queries.QuestionThingFragment[], ids: Ids): FAQPage {
  return {
    "@type": "FAQPage",
    "@id": ids.own("questions"),
    isPartOf: { "@id": ids.page },
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}

export const query = graphql`
  fragment OfferThing on Package {
    name
    price {
      min
      max
    }
  }
  fragment ServiceThing on Service {
    title
    disciplineLabel
    hero {
      intro
    }
    offers {
      ...OfferThing
    }
  }
  fragment CaseStudyThing on Project {
    title
    category
    year
    summary
    info {
      client
      industry
    }
  }
  fragment QuestionThing on Question {
    question
    answer
  }
`;
