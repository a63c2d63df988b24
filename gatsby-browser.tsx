import "./src/styles/index.scss";

export { takeOverPrefetch as onClientEntry } from "./src/components/prefetch";
export { onPreRouteUpdate, onRouteUpdate } from "./src/components/growing-cover";
export { wrapPageElement } from "./src/components/wrap-page";
