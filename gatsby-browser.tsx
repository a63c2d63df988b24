import "./src/styles/index.scss";

export { wrapPageElement } from "./src/components/wrap-page";
