import "./src/styles/index.scss";

export { onInitialClientRender } from "./src/components/page-transitions";
export { wrapPageElement } from "./src/components/wrap-page";
