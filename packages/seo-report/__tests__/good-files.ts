import sharp from "sharp";
import { type GoodPage, ORIGIN, pageHtml, pictureName } from "./good-page";

const ORGANIZATION = {
  "@type": "Organization",
  "@id": `${ORIGIN}/#organization`,
  name: "Foldwell",
  url: `${ORIGIN}/`,
  logo: { "@type": "ImageObject", url: `${ORIGIN}/share/home.jpg` },
  description: "An agency that folds paper.",
  sameAs: ["https://x.com/foldwell.example"],
  email: "hello@foldwell.example",
};

const QUESTION = "How long does a website take?";
const ANSWER = "Four weeks from the first sketch.";

/** The pages of the small site. */
const PAGES: readonly GoodPage[] = [
  {
    path: "/",
    title: "Paper, folded by people who care",
    heading: "We fold paper",
    body: `<img src="/share/home.jpg" alt="A folded sheet" width="10" height="10">`,
    data: [ORGANIZATION, { "@type": "WebSite", name: "Foldwell", url: `${ORIGIN}/` }],
    crumbs: [],
  },
  {
    path: "/about/",
    title: "Four people and a lot of paper",
    heading: "About us",
    body: `<a href="/services/#faq">Questions</a>`,
    data: [
      {
        "@type": "AboutPage",
        name: "About us",
        url: `${ORIGIN}/about/`,
        description: "Who we are.",
        inLanguage: "en",
        isPartOf: { "@id": `${ORIGIN}/#organization` },
      },
    ],
    crumbs: ["Home", "About us"],
  },
  {
    path: "/services/",
    title: "What we fold and what it costs",
    heading: "Services",
    body: `<section id="faq"><h2>Questions</h2><p>${QUESTION}</p><p>Four&nbsp;weeks from the <b>first</b> sketch.</p></section>`,
    data: [
      {
        "@type": "FAQPage",
        mainEntity: [{ "@type": "Question", name: QUESTION, acceptedAnswer: { "@type": "Answer", text: ANSWER } }],
      },
    ],
    crumbs: ["Home", "Services"],
  },
  {
    path: "/services/paper-–-art/",
    title: "Art of paper, cut, creased, lit",
    heading: "Paper art",
    body: "<p>From $10.</p>",
    data: [
      {
        "@type": "Service",
        name: "Paper art",
        provider: { "@id": `${ORIGIN}/#organization` },
        description: "Art.",
        serviceType: "Art",
        offers: { "@type": "Offer", price: "10", priceCurrency: "USD" },
      },
    ],
    crumbs: ["Home", "Services", "Paper art"],
  },
];

/** All files of the small site by their paths. */
export async function goodFiles(): Promise<ReadonlyMap<string, string | Buffer>> {
  const pictures = await sharePictures();
  const pages = PAGES.map((page) => [`${page.path}index.html`, pageHtml(page)] as const);
  return new Map<string, string | Buffer>([...pages, ...pictures, ["404.html", NOT_FOUND], ...FOR_ROBOTS]);
}

const NOT_FOUND = `<!doctype html><html lang="en"><head><title>Not found</title><meta name="robots" content="noindex">
<meta name="viewport" content="width=device-width"></head><body><main><h1>Not found</h1></main></body></html>`;

const FOR_ROBOTS = [
  ["favicon.ico", ""],
  // As builds for any host have them: files of several hosts, one beside another.
  [".nojekyll", ""],
  ["_redirects", ""],
  ["robots.txt", `User-agent: *\nAllow: /\n\nSitemap: ${ORIGIN}/sitemap.xml\n`],
  [
    "sitemap.xml",
    `<?xml version="1.0" encoding="UTF-8"?><sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><sitemap><loc>${ORIGIN}/sitemap-pages.xml</loc></sitemap></sitemapindex>`,
  ],
  [
    "sitemap-pages.xml",
    `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${PAGES.map(
      ({ path }) => `<url><loc>${ORIGIN}${encodeURI(path)}</loc><lastmod>2026-01-31</lastmod></url>`,
    ).join("")}</urlset>`,
  ],
] as const;

let drawn: Promise<[string, Buffer][]> | undefined;

/** A picture of its own for each page: of one colour, so that it weighs next to nothing. */
function sharePictures(): Promise<[string, Buffer][]> {
  drawn ??= Promise.all(
    PAGES.map(async ({ path }, index): Promise<[string, Buffer]> => {
      const background = { r: 60 * index, g: 120, b: 90 };
      const picture = sharp({ create: { width: 1200, height: 630, channels: 3, background } });
      return [`share/${pictureName(path)}.jpg`, await picture.jpeg().toBuffer()];
    }),
  );
  return drawn;
}
