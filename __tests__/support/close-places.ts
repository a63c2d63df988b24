export { closePlaces as default } from "./copy-places";
