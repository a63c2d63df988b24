/** What the pages of the CMS have besides its own style: what is to be mended stands on lines of its own. */
export const SCREEN_STYLE = `[role="alertdialog"] * { white-space: pre-line; }
`;
