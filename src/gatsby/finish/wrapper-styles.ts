/** The opening tags of the elements that Gatsby itself puts around and beside every page. */
const WRAPPERS = /<div [^>]*id="gatsby-(?:focus-wrapper|announcer)"[^>]*>/g;

/** A page without the style attributes of Gatsby's own elements: `#gatsby-…` in the sheet says the same, once. */
export function withoutWrapperStyles(html: string): string {
  return html.replace(WRAPPERS, (tag) => tag.replace(/ style="[^"]*"/, ""));
}
