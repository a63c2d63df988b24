import "./src/styles/index.scss";

export { onInitialClientRender, onRouteUpdate } from "./src/components/page-transitions";
export { wrapPageElement } from "./src/components/wrap-page";
