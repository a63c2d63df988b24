import { graphql, useStaticQuery } from "gatsby";
import { Helmet } from "react-helmet";
import { required } from "../lib/required";
import { pageTitle } from "../lib/page-title";
import { canonicalUrl } from "./canonical-url";
import { openGraphLocale } from "./open-graph-locale";
import type { PageFacts } from "./page-facts";
import { SHARE_CARD_SIZE } from "./share-card/facts";
import { graphOf, graphText } from "./structured-data/graph";

interface Props {
  readonly page: PageFacts;
}

/** Makes every tag of a page's head that says what the page is. There is no other place that does. */
export function Metadata({ page }: Props) {
  const agency = required(useStaticQuery<Queries.MetadataQuery>(query).agency, "agency");
  const { caseStudy } = page;
  const isListed = agency.isListed && page.isListed !== false;
  const { metadata, shareCard } = page.head;
  const url = canonicalUrl(agency.url, page.path);
  const image = `${agency.url}${shareCard.src}`;
  return (
    <Helmet htmlAttributes={{ lang: agency.language }} defer={false}>
      <title>{pageTitle(metadata.title, agency.name)}</title>
      <meta name="description" content={metadata.description} />
      <meta name="robots" content={isListed ? "index, follow, max-image-preview:large" : "noindex"} />
      {isListed && <link rel="canonical" href={url} />}
      <meta property="og:type" content={caseStudy ? "article" : "website"} />
      {isListed && <meta property="og:url" content={url} />}
      <meta property="og:site_name" content={agency.name} />
      <meta property="og:title" content={metadata.title} />
      <meta property="og:description" content={metadata.description} />
      <meta property="og:locale" content={openGraphLocale(agency.language)} />
      <meta property="og:image" content={image} />
      <meta property="og:image:type" content="image/jpeg" />
      <meta property="og:image:width" content={String(SHARE_CARD_SIZE.width)} />
      <meta property="og:image:height" content={String(SHARE_CARD_SIZE.height)} />
      <meta property="og:image:alt" content={shareCard.alt} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={metadata.title} />
      <meta name="twitter:description" content={metadata.description} />
      <meta name="twitter:image" content={image} />
      <meta name="twitter:image:alt" content={shareCard.alt} />
      <script type="application/ld+json">{graphText(graphOf(agency, page))}</script>
    </Helmet>
  );
}

const query = graphql`
  query Metadata {
    agency {
      name
      url
      isListed
      language
      currency
      email
      phone
      blurb
      ...VisitThing
      social {
        url
      }
    }
  }
`;

export const pageHead = graphql`
  fragment PageHead on Page {
    metadata {
      title
      description
    }
    shareCard {
      src
      alt
    }
  }
`;
