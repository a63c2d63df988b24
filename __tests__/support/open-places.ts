export { openPlaces as default } from "./copy-places";
