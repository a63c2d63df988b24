import { add, ABOUT, ART, type Break, type Change, swap } from "../change";
import { ORIGIN } from "../good-page";

/** Describes one more thing on the page about us. */
function thing(value: unknown): Change {
  return swap(ABOUT, '"@graph":[', `"@graph":[${JSON.stringify(value)},`);
}

const OFFER = {
  ...{ "@type": "Offer", price: "10", priceCurrency: "USD" },
  ...{ availability: "https://schema.org/InStock", priceValidUntil: "2026-12-31" },
};
const PRODUCT = {
  ...{ "@type": "Product", name: "A crane", image: `${ORIGIN}/share/about.jpg`, description: "Of one sheet." },
  ...{ brand: { "@type": "Brand", name: "Foldwell" }, sku: "C-1", gtin13: "4006381333931", offers: OFFER },
};
const RATING = { "@type": "AggregateRating", ratingValue: 4.6, ratingCount: 31 };

/** A product that the page sells for ten dollars. */
function product(fields: Record<string, unknown>): Change {
  return async (site) => {
    await thing({ ...PRODUCT, ...fields })(site);
    await add("<p>From $10.</p>")(site);
  };
}

const SHOP = "https://schema.org";

/** Attributes of microdata that describe a product. */
function microdata(price: string, image = "/share/about.jpg"): string {
  return `<div itemscope itemtype="${SHOP}/Product"><h2 itemprop="name">A crane</h2>
<img itemprop="image" src="${image}" alt="A folded crane" width="1" height="1"><p itemprop="description">Of one sheet.</p>
<p itemprop="brand" itemscope itemtype="${SHOP}/Brand"><b itemprop="name">Foldwell</b></p><i itemprop="sku">C-1</i>
<meta itemprop="gtin13" content="4006381333931"><p itemprop="offers" itemscope itemtype="${SHOP}/Offer">
<meta itemprop="priceCurrency" content="USD">${price}<link itemprop="availability" href="${SHOP}/InStock"></p></div>`;
}

/** The same in RDFa, of a video. */
function rdfa(fields: string): string {
  return `<div vocab="${SHOP}/" typeof="VideoObject"><b property="name">Folds</b><i property="description">In a minute.</i>
<link property="thumbnailUrl" href="/share/about.jpg"><meta property="duration" content="PT1M">
<link property="contentUrl" href="/share/about.jpg">${fields}</div>`;
}

const PRICE = '<data itemprop="price" value="10">$10</data>';

/** Faults that Google's rules for rich results name, in all three ways to describe things. */
export const richResultSeeds: readonly Break[] = [
  [
    "json-ld-required",
    "a product that nobody sells or rates",
    product({ offers: undefined }),
    "/about/",
    "Product without",
  ],
  ["json-ld-required", "a product without a name", product({ name: undefined }), "/about/", "Product without name"],
  [
    "json-ld-required",
    "an offer without a price",
    product({ offers: { ...OFFER, price: undefined, priceCurrency: undefined } }),
    "/about/",
    "Offer without price or priceSpecification.price",
  ],
  [
    "json-ld-required",
    "a rating by nobody",
    product({ aggregateRating: { ...RATING, ratingCount: undefined } }),
    "/about/",
    "AggregateRating without ratingCount or reviewCount",
  ],
  [
    "json-ld-value",
    "a rating above the best",
    product({ aggregateRating: { ...RATING, ratingValue: 7 } }),
    "/about/",
    "ratingValue 7",
  ],
  ["json-ld-range", "a price in words", product({ offers: { ...OFFER, price: "ten" } }), "/about/", "price ten"],
  [
    "json-ld-required",
    "a currency left out",
    product({ offers: { ...OFFER, priceCurrency: undefined } }),
    "/about/",
    "Offer",
  ],
  [
    "json-ld-unjudged",
    "a value that the validator is not ready for",
    thing({
      ...{ "@type": "MerchantReturnPolicy", applicableCountry: "US", merchantReturnDays: 30 },
      ...{ returnPolicyCategory: `${SHOP}/MerchantReturnFiniteReturnWindow`, returnFees: 5 },
    }),
    "/about/",
    "MerchantReturnPolicy: data.returnFees.includes is not a function",
  ],
  ["json-ld-recommended", "a product without a number", product({ sku: undefined }), "/about/", "Product without sku"],
  [
    "json-ld-required",
    "a job without a place",
    thing({
      ...{ "@type": "JobPosting", title: "Folder", description: "You fold.", datePosted: "2026-01-31" },
      ...{ hiringOrganization: { "@id": `${ORIGIN}/#organization` }, employmentType: "FULL_TIME", identifier: "1" },
      ...{ baseSalary: 1, validThrough: "2026-12-31" },
    }),
    "/about/",
    "JobPosting without jobLocation",
  ],
  [
    "json-ld-required",
    "a review of nothing",
    thing({
      ...{ "@type": "Review", author: { "@type": "Person", name: "Ada" }, datePublished: "2026-01-31" },
      ...{ reviewRating: { "@type": "Rating", ratingValue: 4, bestRating: 5 } },
    }),
    "/about/",
    "Review without itemReviewed",
  ],
  [
    "json-ld-required",
    "a step without a name",
    swap(ABOUT, '"position":1,"name":"Home"', '"position":1'),
    "/about/",
    "name",
  ],
  [
    "json-ld-required",
    "a step without a number",
    swap(ABOUT, '"position":1,', ""),
    "/about/",
    "ListItem without position",
  ],
  [
    "json-ld-required",
    "a price of no figure",
    swap(ART, '"price":"10","priceCurrency":"USD"', '"priceSpecification":{"@type":"PriceSpecification"}'),
    "/services/paper-–-art/",
    "PriceSpecification without price",
  ],
  [
    "json-ld-required",
    "an offer without a price in microdata",
    withPrice(microdata("")),
    "/about/",
    "Offer without price",
  ],
  [
    "json-ld-range",
    "a price in words in microdata",
    withPrice(microdata('<span itemprop="price">ten</span>')),
    "/about/",
    "price ten",
  ],
  [
    "json-ld-vocabulary",
    "an unknown field in microdata",
    withPrice(microdata(`${PRICE}<i itemprop="cost">10</i>`)),
    "/about/",
    "Offer.cost",
  ],
  [
    "json-ld-figures",
    "a price in microdata that the page does not show",
    withPrice(microdata('<meta itemprop="price" content="12">')),
    "/about/",
    "price 12",
  ],
  ["json-ld-required", "a film without a day in RDFa", add(rdfa("")), "/about/", "VideoObject without uploadDate"],
  [
    "json-ld-date",
    "a German day in RDFa",
    add(rdfa('<time property="uploadDate" datetime="31.01.2026">Today</time>')),
    "/about/",
    "uploadDate 31.01.2026",
  ],
];

function withPrice(html: string): Change {
  return add(`${html}<p>From $10.</p>`);
}

/** What Google's rules take, however it is described. */
export const RICH_RESULT_KEEPS: readonly (readonly [what: string, change: Change])[] = [
  ["a product with all that is asked for", product({})],
  [
    "a product with two types",
    product({ "@type": ["Product", "Vehicle"], vehicleEngine: { "@type": "EngineSpecification" } }),
  ],
  ["a rating of a product", product({ aggregateRating: RATING })],
  ["a product in microdata", withPrice(microdata(PRICE))],
  ["a film in RDFa", add(rdfa('<time property="uploadDate" datetime="2026-01-31">Today</time>'))],
  [
    "a list of nothing but addresses",
    thing({
      "@type": "ItemList",
      itemListElement: [1, 2].map((position) => ({ "@type": "ListItem", position, url: `${ORIGIN}/about/` })),
    }),
  ],
  [
    "a review whose author is described elsewhere",
    thing({
      ...{ "@type": "Review", author: { "@id": `${ORIGIN}/#organization` }, datePublished: "2026-01-31" },
      ...{ reviewRating: { "@type": "Rating", ratingValue: 4 }, itemReviewed: { "@type": "Book", name: "Folds" } },
    }),
  ],
  [
    "things that point at each other",
    thing({
      ...{ "@type": "Person", "@id": "#a", name: "Ada" },
      knows: { "@type": "Person", "@id": "#b", name: "Bo", knows: { "@type": "Person", "@id": "#a", name: "Ada" } },
    }),
  ],
  ["a thing of which Google asks nothing", thing({ "@type": "CreativeWork", headline: "Folds" })],
  ["a page that says nothing of itself but its words", thing({ "@type": "AboutPage", text: "Who we are." })],
  [
    "a word of schema.org by its address",
    product({ offers: { ...OFFER, availability: { "@id": `${SHOP}/InStock` } } }),
  ],
  ["nothing in a list", thing({ "@type": "Person", name: "Ada", knows: [{ "@type": "Person", name: "Bo" }, null] })],
  [
    "an address in what an article says",
    thing({
      ...{ "@type": "BlogPosting", headline: "Folds", image: `${ORIGIN}/share/about.jpg`, datePublished: "2026-01-31" },
      ...{
        author: { "@type": "Person", name: "Ada" },
        articleBody: "Ask with curl https://127.0.0.1:10080/status first.",
      },
    }),
  ],
  [
    "signs between the steps of a breadcrumb",
    swap(ABOUT, "<li>About us</li>", '<li><span aria-hidden="true">/</span><span>About us</span></li>'),
  ],
  ["several contexts", swap(ABOUT, '"https://schema.org"', '["https://schema.org",{"f":"https://foldwell.example/"}]')],
  [
    "attributes of another vocabulary",
    add('<p itemscope itemtype="https://data-vocabulary.org/Review"><b itemprop="x">X</b></p>'),
  ],
];
