import { writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import type { GatsbyNode } from "gatsby";
import { robotsOf, sitemapOf } from "../seo/sitemap";

/** Writes what is made of all pages together: the sitemap and robots.txt. */
export const onPostBuild: NonNullable<GatsbyNode["onPostBuild"]> = async (args) => {
  const { data } = await args.graphql<Queries.BuiltPagesQuery>(/* GraphQL */ `
    query BuiltPages {
      agency {
        url
      }
      allSitePage {
        nodes {
          path
        }
      }
    }
  `);
  if (!data?.agency) {
    args.reporter.panicOnBuild("The pages of the site could not be listed");
    return;
  }
  const { url } = data.agency;
  const paths = data.allSitePage.nodes.map((page) => page.path);
  await writeFile(resolve("public/sitemap.xml"), await sitemapOf(url, paths));
  await writeFile(resolve("public/robots.txt"), robotsOf(url));
};
