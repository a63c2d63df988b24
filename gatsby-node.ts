// First: the picture plugin, which others load, reads what this sets.
import "./src/gatsby/cpu-count";
import * as after from "./src/gatsby/after-build";
import * as before from "./src/gatsby/before-build";
import * as pages from "./src/gatsby/create-pages";
import * as icons from "./src/gatsby/icons";
import * as left from "./src/gatsby/left-out";
import * as resolvers from "./src/gatsby/schema/resolvers";
import * as types from "./src/gatsby/schema/types";
import * as sources from "./src/gatsby/source-nodes";
import { told } from "./src/gatsby/told";
import * as watch from "./src/gatsby/watch-content";
import * as webpack from "./src/gatsby/webpack-config";

export const onPreInit = told("src/gatsby/before-build.ts", before.onPreInit);
export const onPreBootstrap = told("src/gatsby/before-build.ts", before.onPreBootstrap);
export const createSchemaCustomization = told("src/gatsby/schema/types.ts", types.createSchemaCustomization);
export const createResolvers = told("src/gatsby/schema/resolvers.ts", resolvers.createResolvers);
export const sourceNodes = told("src/gatsby/source-nodes.ts", sources.sourceNodes);
export const onPostBootstrap = told("src/gatsby/icons.ts", icons.onPostBootstrap);
export const onCreateWebpackConfig = told("src/gatsby/webpack-config.ts", webpack.onCreateWebpackConfig);
export const onCreateDevServer = told("src/gatsby/watch-content.ts", watch.onCreateDevServer);
export const createPages = told("src/gatsby/create-pages.ts", pages.createPages);
export const onCreatePage = told("src/gatsby/create-pages.ts", pages.onCreatePage);
export const preprocessSource = told("src/gatsby/left-out.ts", left.preprocessSource);
export const onPostBuild = told("src/gatsby/after-build.ts", after.onPostBuild);
