/** Colors of pages that are our own, in light and dark. */
export const GROUND = "light-dark(#fff, #171717)";
export const INK = "light-dark(#1c1c1c, #e8e8e8)";
export const LINK = "light-dark(#1a0dab, #99c3ff)";

/** How a search result looks, on whatever page it is drawn. */
export const FOUND_STYLE = `
.found { padding: 0 0 0.75rem; }
.found__site { font-weight: 600; }
.found__site span { display: block; font-weight: 400; font-size: 12px; opacity: 0.75; }
.found__title { max-width: 580px; overflow: hidden; color: ${LINK}; font-size: 20px; line-height: 1.3; text-overflow: ellipsis; white-space: nowrap; }
.found__text { display: -webkit-box; max-width: 600px; overflow: hidden; -webkit-box-orient: vertical; -webkit-line-clamp: 2; }
.found__counts { margin-top: 0.35rem; font-size: 12px; opacity: 0.85; }
.found__wrong { color: light-dark(#a4001d, #ff9ba6); font-weight: 700; }
`;
