import "./src/styles/index.scss";

export { replaceHydrateFunction } from "./src/runtime/hydrate";
export { onPreRouteUpdate, onRouteUpdate } from "./src/components/growing-cover";
export { wrapPageElement } from "./src/components/wrap-page";
