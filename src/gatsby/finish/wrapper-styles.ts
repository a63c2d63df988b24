import { elementsOf, type Page } from "./page";

/** The elements that Gatsby itself puts around and beside every page. */
const WRAPPERS = ["gatsby-focus-wrapper", "gatsby-announcer"];

/** Takes the style attributes from Gatsby's own elements: `#gatsby-…` in the sheet says the same, once. */
export function removeWrapperStyles(page: Page): void {
  for (const { attribs } of elementsOf(page, ({ attribs }) => WRAPPERS.includes(attribs.id ?? ""))) {
    delete attribs.style;
  }
}
