import "./src/styles/index.scss";

export { onClientEntry } from "./src/gatsby/browser/client-entry";
export { replaceHydrateFunction } from "./src/gatsby/browser/hydrate";
export { onPreRouteUpdate, onRouteUpdate } from "./src/components/growing-cover";
export { wrapPageElement } from "./src/components/wrap-page";
