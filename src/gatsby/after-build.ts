import { rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { BuildArgs, ParentSpanPluginArgs } from "gatsby";
import { writeManifest } from "../hosting/manifest";
import { hostingPolicy } from "../hosting/policy";
import { writePolicy } from "../hosting/policy-file";
import { writeHostingFiles } from "../hosting/write-hosting-files";
import { hasAdmin } from "../content/admin";
import { readContent } from "../content/read";
import { hostsIn } from "../content/hosts";
import { redirectsIn } from "../content/redirects";
import { compressFiles } from "./finish/compress";
import { finishPages } from "./finish/finish-pages";
import { RETIRED_PICTURES, retirePictures } from "./finish/retired-pictures";
import { RETIRED_RESULTS, retireResults } from "./finish/retired-results";
import { filesBelow } from "../content/files-below";
import { stateOf } from "./gatsby-internals";
import { removeOtherCards } from "./share-cards";
import { writeSiteFiles } from "./site-files";

/** Finishes the pages, writes what is made of the site as a whole, and what its hosts need. */
export async function onPostBuild(args: BuildArgs): Promise<void> {
  const { data } = await args.graphql<Queries.WholeSiteQuery>(/* GraphQL */ `
    query WholeSite {
      agency {
        name
        url
        isListed
        tagline
        blurb
        email
        language
      }
      contactPage {
        form {
          delivery {
            endpoint
          }
        }
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
      allPage(sort: { id: ASC }) {
        nodes {
          shareCard {
            src
          }
        }
      }
      allSitePage(sort: { path: ASC }) {
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
  await finishSite(args, data);
}

async function finishSite(args: ParentSpanPluginArgs, data: Queries.WholeSiteQuery): Promise<void> {
  const { pathPrefix, cache, store } = args;
  const [publicDir, hostingDir] = [resolve("public"), resolve("hosting")];
  const form = data.contactPage?.form;
  const mail = form ? (process.env.GATSBY_MAIL_ENDPOINT ?? form.delivery?.endpoint ?? undefined) : undefined;
  const found = await finishPages(publicDir, pathPrefix, data.allSitePage.nodes, { cache, mail });
  const { staticQueryComponents } = stateOf(store);
  const asked = new Set([...staticQueryComponents.values()].map(({ hash }) => String(hash)));
  await retireResults(publicDir, resolve(RETIRED_RESULTS), asked);
  await removeOtherCards(
    publicDir,
    data.allPage.nodes.map(({ shareCard }) => shareCard.src),
  );
  const content = (await readContent(resolve("data"))).files;
  await writeSiteFiles(publicDir, data, content, found);
  // Not before the sitemap is written anew: that of an earlier build names pictures that were replaced since.
  await retirePictures(publicDir, resolve(RETIRED_PICTURES), await filesBelow(resolve("static")));
  const paths = data.allSitePage.nodes.map(({ path }) => path);
  const traits = { hasForm: Boolean(form), isPreview: data.agency?.isListed === false, hasAdmin: hasAdmin(content) };
  const policy = hostingPolicy(redirectsIn(content), paths, pathPrefix, traits);
  await writeHostingFiles(policy, publicDir, hostingDir, hostsIn(content));
  await writePolicy(hostingDir, policy);
  // Gatsby brings it along for sites whose scripts run in a worker.
  await rm(join(publicDir, "~partytown"), { recursive: true, force: true });
  await compressFiles(publicDir);
  await writeManifest(publicDir, hostingDir);
}
