import "./src/styles/index.scss";

export { takeOverPrefetch as onClientEntry } from "./src/components/prefetch";
export { onInitialClientRender } from "./src/components/page-transitions";
export { wrapPageElement } from "./src/components/wrap-page";
