import { writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import type { GatsbyNode } from "gatsby";
import { manifestOf } from "../seo/manifest";
import { robotsOf, sitemapOf } from "../seo/sitemap";
import { hex } from "../styles/mix";
import { colourIn, palette } from "../styles/palette";
import { finishPages } from "./finish/finish-pages";

/** Finishes the pages, and writes what is made of the site as a whole: sitemap, robots.txt and web manifest. */
export const onPostBuild: NonNullable<GatsbyNode["onPostBuild"]> = async (args) => {
  const { data } = await args.graphql<Queries.BuiltPagesQuery>(/* GraphQL */ `
    query BuiltPages {
      agency {
        name
        url
        language
        blurb
      }
      allSitePage {
        nodes {
          path
          componentChunkName
        }
      }
    }
  `);
  if (!data?.agency) {
    args.reporter.panicOnBuild("The pages of the site could not be listed");
    return;
  }
  const { name, url, language, blurb } = data.agency;
  await finishPages(resolve("public"), args.pathPrefix, data.allSitePage.nodes, args.cache);
  const paths = data.allSitePage.nodes.map((page) => page.path);
  await writeFile(resolve("public/sitemap.xml"), await sitemapOf(url, paths));
  await writeFile(resolve("public/robots.txt"), robotsOf(url));
  const paper = hex(colourIn(palette("light"), "paper"));
  await writeFile(resolve("public/manifest.webmanifest"), manifestOf({ name, description: blurb, language, paper }));
};
