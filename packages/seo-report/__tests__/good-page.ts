/** Where the small site lives. */
export const ORIGIN = "https://foldwell.example";

/** What is different from page to page. */
export interface GoodPage {
  readonly path: string;
  readonly title: string;
  readonly heading: string;
  readonly body: string;
  readonly data: readonly unknown[];
  /** Names of the steps to it; the last is its own. */
  readonly crumbs: readonly string[];
}

/** What the pages say of themselves: no two in the same words. */
const WORDS: Readonly<Record<string, { readonly description: string; readonly sentence: string }>> = {
  "/": {
    description:
      "We fold paper for those who care: cards, cranes and whole rooms, by hand, in a workshop behind the old mill of the town.",
    sentence: "Sheets wait here until somebody comes. ",
  },
  "/about/": {
    description:
      "About us: what it is, what it costs, and how long it takes until the sheet lies folded on your table, dry, flat and signed.",
    sentence: "Paper holds a fold for years. ",
  },
  "/services/": {
    description:
      "Services from the first sketch to the last crease, with prices that are told before anybody begins, and nothing in small print.",
    sentence: "Every crease begins with one question. ",
  },
  "/services/paper-–-art/": {
    description:
      "Art that is cut, creased and lit for one wall only, drawn with you in our studio and hung by the same four people who made it.",
    sentence: "Light falls through white cuts at noon. ",
  },
};

const STEPS: Readonly<Record<string, string>> = { Home: "/", Services: "/services/" };

/** A page that keeps every rule; each tag stands on a line of its own, to be swapped. */
export function pageHtml({ path, title, heading, body, data, crumbs }: GoodPage): string {
  const address = ORIGIN + encodeURI(path);
  const picture = `${ORIGIN}/share/${encodeURI(pictureName(path))}.jpg`;
  const { description, sentence } = WORDS[path] ?? { description: heading, sentence: heading };
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="theme-color" content="#f8f4ec">
<title>${title}</title>
<meta name="description" content="${description}">
<meta name="robots" content="index, follow">
<link rel="canonical" href="${address}">
<meta property="og:type" content="website">
<meta property="og:url" content="${address}">
<meta property="og:site_name" content="Foldwell">
<meta property="og:title" content="${title}">
<meta property="og:description" content="${description}">
<meta property="og:locale" content="en_US">
<meta property="og:image" content="${picture}">
<meta property="og:image:type" content="image/jpeg">
<meta property="og:image:width" content="1200">
<meta property="og:image:height" content="630">
<meta property="og:image:alt" content="A sheet">
<meta name="twitter:card" content="summary_large_image">
<script type="application/ld+json">${JSON.stringify({ "@context": "https://schema.org", "@graph": [...data, ...breadcrumb(path, crumbs)] })}</script>
</head>
<body>
<header><a href="/">Home</a> <a href="/about/">About</a> <a href="/services/">Services</a> <a href="${encodeURI("/services/paper-–-art/")}">Art</a> <a href="https://x.com/foldwell.example">X</a> <a href="mailto:hello@foldwell.example">Mail</a></header>
<main>
${crumbs.length === 0 ? "" : visibleBreadcrumb(crumbs)}
<h1>${heading}</h1>
<p>${sentence.repeat(22)}</p>
${body}
</main>
</body>
</html>`;
}

function breadcrumb(path: string, crumbs: readonly string[]): unknown[] {
  if (crumbs.length === 0) return [];
  const itemListElement = crumbs.map((name, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name,
    item: ORIGIN + encodeURI(index === crumbs.length - 1 ? path : (STEPS[name] ?? "")),
  }));
  return [{ "@type": "BreadcrumbList", itemListElement }];
}

function visibleBreadcrumb(crumbs: readonly string[]): string {
  const items = crumbs.map((name, index) =>
    index === crumbs.length - 1 ? `<li>${name}</li>` : `<li><a href="${STEPS[name] ?? ""}">${name}</a></li>`,
  );
  return `<nav aria-label="Breadcrumb"><ol>${items.join("")}</ol></nav>`;
}

/** The name of a page's share picture: the last step of its address. */
export function pictureName(path: string): string {
  return path === "/" ? "home" : (path.split("/").at(-2) ?? "");
}
