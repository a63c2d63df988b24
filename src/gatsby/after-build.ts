import { resolve } from "node:path";
import type { GatsbyNode } from "gatsby";
import { finishPages } from "./finish/finish-pages";
import { removeOtherCards } from "./share-cards";
import { writeSiteFiles } from "./site-files";

/** Finishes the pages, and writes what is made of the site as a whole. */
export const onPostBuild: NonNullable<GatsbyNode["onPostBuild"]> = async (args) => {
  const { data } = await args.graphql<Queries.WholeSiteQuery>(/* GraphQL */ `
    query WholeSite {
      agency {
        name
        url
        isListed
        tagline
        blurb
        email
      }
      team {
        members {
          name
          role
        }
      }
      allService(sort: { title: ASC }) {
        nodes {
          title
          path
          description
        }
      }
      allProject(sort: [{ year: DESC }, { title: ASC }]) {
        nodes {
          title
          path
          description
        }
      }
      allPage {
        nodes {
          shareCard {
            src
          }
        }
      }
      allSitePage {
        nodes {
          path
          componentChunkName
        }
      }
    }
  `);
  if (!data) {
    args.reporter.panicOnBuild("The pages of the site could not be listed");
    return;
  }
  const publicDir = resolve("public");
  const found = await finishPages(publicDir, args.pathPrefix, data.allSitePage.nodes, args.cache);
  await removeOtherCards(
    publicDir,
    data.allPage.nodes.map(({ shareCard }) => shareCard.src),
  );
  await writeSiteFiles(publicDir, data, found);
};
