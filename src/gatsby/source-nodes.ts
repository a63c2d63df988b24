import type { SourceNodesArgs } from "gatsby";
import site from "../../data/site.json";
import { deploymentIn } from "./deployment";
import { digestOf } from "../lib/digest";
import { isExampleAddress } from "../lib/example-address";
import { digestOfFiles } from "./digest-of-files";
import { sourceDate } from "./source-date";
import { shareCardDesign } from "./share-cards";

/**
 * Adds what pages are made of besides the content: where the site will stand, and with which code it is built. They are
 * nodes, so that pages are made again when they change from one build to the next.
 */
export async function sourceNodes(args: SourceNodesArgs): Promise<void> {
  await addDeployment(args);
  await addBuildCode(args);
}

async function addDeployment({ actions, createNodeId, reporter }: SourceNodesArgs): Promise<void> {
  const { url, isPreview } = deploymentIn(process.env);
  const address = url ?? site.url;
  if (process.env.NODE_ENV === "production" && isExampleAddress(address)) {
    reporter.warn(
      `All pages say that they stand at ${address}, which is kept for examples: SITE_URL or "url" in data/site.json gives the real address`,
    );
  }
  const year = ((await sourceDate()) ?? new Date()).getUTCFullYear();
  await actions.createNode({
    id: createNodeId("deployment"),
    url,
    isPreview,
    year,
    internal: { type: "Deployment", contentDigest: digestOf(url, isPreview, year) },
  });
}

/**
 * Gatsby keeps what its queries gave until a node changes that they asked for, also when the code changes that answered
 * them, or the path that their addresses begin with. Every page asks for its share card, and with it for this node: its
 * digest is that of all such code and of the path.
 */
async function addBuildCode({ actions, createNodeId, pathPrefix }: SourceNodesArgs): Promise<void> {
  const shareCards = await shareCardDesign();
  const contentDigest = digestOf(shareCards, pathPrefix, await digestOfFiles("src/content", "src/gatsby", "src/lib"));
  await actions.createNode({
    id: createNodeId("build-code"),
    shareCards,
    internal: { type: "BuildCode", contentDigest },
  });
}
