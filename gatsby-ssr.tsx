export { onPreRenderHTML, onRenderBody, replaceRenderer } from "./src/seo/render";
export { wrapPageElement } from "./src/components/wrap-page";

// Read here so that a changed sheet makes another renderer, which renders all pages anew.
if (!process.env.STYLE_DIGEST) throw new Error("STYLE_DIGEST is missing: src/gatsby/webpack-config.ts defines it");
