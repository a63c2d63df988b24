// First: the picture plugin, which others load, reads what this sets.
import "./src/gatsby/processes";

export { onPreInit } from "./src/gatsby/picture-encoding";
export { onPreBootstrap } from "./src/gatsby/check-content";
export { createSchemaCustomization } from "./src/gatsby/schema/types";
export { createResolvers } from "./src/gatsby/schema/resolvers";
export { onCreateNode, shouldOnCreateNode } from "./src/gatsby/content-nodes";
export { sourceNodes } from "./src/gatsby/source-nodes";
export { onPostBootstrap } from "./src/gatsby/icons";
export { onCreateWebpackConfig } from "./src/gatsby/webpack-config";
export { createPages } from "./src/gatsby/create-pages";
export { onPostBuild } from "./src/gatsby/after-build";
