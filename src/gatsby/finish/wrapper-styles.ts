import { allOf, type Page } from "./page";

/** Takes the style attributes from Gatsby's own elements: `#gatsby-…` in the sheet says the same, once. */
export function removeWrapperStyles({ document }: Page): void {
  for (const { attribs } of allOf(document, "#gatsby-focus-wrapper, #gatsby-announcer")) delete attribs.style;
}
