import { resolve } from "node:path";
import type { GatsbyNode, SourceNodesArgs } from "gatsby";
import { addCasePdfs } from "./case-pdfs";
import { deploymentIn } from "./deployment";
import { digestOf } from "./digest";

/** Adds what pages ask for besides the content: where the site will stand, and the PDFs whose sizes they state. */
export const sourceNodes: NonNullable<GatsbyNode["sourceNodes"]> = async (args) => {
  await addDeployment(args);
  await addCasePdfs(args, resolve("data"), resolve("public"));
};

/** A node, so that pages are built anew when it changes from one build to the next. */
async function addDeployment({ actions, createNodeId, reporter }: SourceNodesArgs): Promise<void> {
  const deployment = deploymentIn(process.env);
  if (deployment.url === null && process.env.NODE_ENV === "production") {
    reporter.warn("SITE_URL is not set: all pages say that they stand at the address of the sample, in data/site.json");
  }
  await actions.createNode({
    id: createNodeId("deployment"),
    ...deployment,
    internal: { type: "Deployment", contentDigest: digestOf(deployment) },
  });
}
