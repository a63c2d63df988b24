export { onPreRenderHTML, onRenderBody, replaceRenderer } from "./src/gatsby/ssr/render";
export { wrapPageElement } from "./src/components/wrap-page";

// The digest of all sheets (src/gatsby/webpack-config.ts) is part of the renderer: a changed sheet makes another one,
// which renders all pages anew. It has to be kept somewhere, or the build folds it away.
Object.assign(globalThis, { styleDigest: process.env.STYLE_DIGEST });
