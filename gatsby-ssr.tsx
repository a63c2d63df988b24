export { onPreRenderHTML, onRenderBody, replaceRenderer } from "./src/seo/render";
export { wrapPageElement } from "./src/components/wrap-page";
