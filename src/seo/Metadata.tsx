import { graphql, useStaticQuery } from "gatsby";
import { Helmet } from "react-helmet";
import { found } from "../lib/found";
import { pageTitle } from "../lib/page-title";
import { canonicalUrl } from "./canonical-url";

/** The facts of a page from which all its tags are made. */
export interface PageFacts {
  /** Address on this site, unencoded, with its closing slash. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** The page's main picture, for shared links. */
  readonly picture?: Queries.SharePictureFragment | undefined;
  /** What kind of thing it is, in Open Graph's words. */
  readonly type?: "website" | "article";
  /** Whether search engines may list it; a page that may not has no canonical address. */
  readonly isListed?: boolean;
}

interface Props {
  readonly page: PageFacts;
}

/** Makes every tag of a page's head that says what the page is. There is no other place that does. */
export function Metadata({ page }: Props) {
  const data = useStaticQuery<Queries.MetadataQuery>(query);
  const agency = found(data.agency, "agency");
  const { isListed = true, type = "website" } = page;
  const title = pageTitle(page.title, agency.name);
  const url = canonicalUrl(agency.url, page.path);
  const picture = page.picture ?? agency.shareCard;
  const image = picture.file.childImageSharp?.resize;
  return (
    <Helmet htmlAttributes={{ lang: agency.language }} defer={false}>
      <title>{title}</title>
      <meta name="description" content={page.description} />
      <meta name="robots" content={isListed ? "index, follow, max-image-preview:large" : "noindex"} />
      {isListed && <link rel="canonical" href={url} />}
      <meta property="og:type" content={type} />
      {isListed && <meta property="og:url" content={url} />}
      <meta property="og:site_name" content={agency.name} />
      <meta property="og:title" content={page.title} />
      <meta property="og:description" content={page.description} />
      <meta property="og:locale" content={agency.language.replace("-", "_")} />
      {image?.src != null && <meta property="og:image" content={`${agency.url}${image.src}`} />}
      {image?.src != null && <meta property="og:image:type" content="image/jpeg" />}
      {image?.width != null && <meta property="og:image:width" content={String(image.width)} />}
      {image?.height != null && <meta property="og:image:height" content={String(image.height)} />}
      <meta property="og:image:alt" content={picture.alt} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={page.title} />
      <meta name="twitter:description" content={page.description} />
      {image?.src != null && <meta name="twitter:image" content={`${agency.url}${image.src}`} />}
      <meta name="twitter:image:alt" content={picture.alt} />
    </Helmet>
  );
}

const query = graphql`
  query Metadata {
    agency {
      name
      url
      language
      shareCard {
        ...SharePicture
      }
    }
  }
`;

// 1200 x 630: the size that all networks ask for (Open Graph, X large card).
export const sharePicture = graphql`
  fragment SharePicture on Picture {
    alt
    file {
      childImageSharp {
        resize(width: 1200, height: 630, toFormat: JPG, quality: 80) {
          src
          width
          height
        }
      }
    }
  }
`;
