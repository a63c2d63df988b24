import "./src/styles/index.scss";

export { saveData as onClientEntry } from "./src/components/save-data";
export { onInitialClientRender } from "./src/components/page-transitions";
export { wrapPageElement } from "./src/components/wrap-page";
