import sharp from "sharp";
import { ABOUT, ART, type Break, type Change, swap } from "../change";
import { ORIGIN } from "../good-page";

/** Says more of the page about us. */
function aboutPage(fields: string): Change {
  return swap(ABOUT, '"Who we are."', `"Who we are.",${fields}`);
}

/** Writes another offer. */
function offer(fields: string): Change {
  return swap(ART, '"price":"10","priceCurrency":"USD"', fields);
}

/** Faults of the values of structured data. */
export const structuredValueSeeds: readonly Break[] = [
  ["json-ld-date", "a German day", aboutPage('"datePublished":"31.01.2026"'), "/about/", "31.01.2026"],
  ["json-ld-date", "no time, as Go writes it", aboutPage('"dateModified":"0001-01-01T00:00:00Z"'), "/about/", "0001"],
  ["json-ld-date", "no time, as Unix has it", aboutPage('"datePublished":"1970-01-01"'), "/about/", "1970-01-01"],
  ["json-ld-date", "no such day", aboutPage('"dateModified":"2026-02-45"'), "/about/", "2026-02-45"],
  [
    "json-ld-date",
    "a change before the beginning",
    aboutPage('"datePublished":"2026-02-01","dateModified":"2026-01-01"'),
    "/about/",
    "before datePublished",
  ],
  ["json-ld-currency", "a word", offer('"price":"10","priceCurrency":"Dollar"'), "/services/paper-–-art/", "Dollar"],
  ["json-ld-currency", "a sign", offer('"price":"10","priceCurrency":"$"'), "/services/paper-–-art/", "$"],
  [
    "json-ld-range",
    "a price in words",
    offer('"price":"from 10","priceCurrency":"USD"'),
    "/services/paper-–-art/",
    "from 10",
  ],
  [
    "json-ld-range",
    "the least above the most",
    offer(
      '"priceSpecification":{"@type":"PriceSpecification","priceCurrency":"USD","minPrice":22,"maxPrice":10,"name":"Sheet"}',
    ),
    "/services/paper-–-art/",
    "minPrice 22, maxPrice 10",
  ],
  [
    "json-ld-figures",
    "another price",
    offer('"price":"12","priceCurrency":"USD"'),
    "/services/paper-–-art/",
    "price 12",
  ],
  [
    "json-ld-url",
    "another page",
    swap(ABOUT, `"url":"${ORIGIN}/about/"`, `"url":"${ORIGIN}/services/"`),
    "/about/",
    "/services/",
  ],
  [
    "json-ld-twice",
    "two lists of questions",
    async (site) => {
      const list =
        '{"@type":"FAQPage","mainEntity":[{"@type":"Question","name":"Questions","acceptedAnswer":{"@type":"Answer","text":"Services"}}]}';
      await site.swap("services/index.html", '"@graph":[', `"@graph":[${list},`);
    },
    "/services/",
    "2 of FAQPage",
  ],
  [
    "json-ld-positions",
    "a number left out",
    swap(ABOUT, '"position":2', '"position":3'),
    "/about/",
    "position 3 of step 2",
  ],
  ["json-ld-positions", "numbers from nought", swap(ABOUT, '"position":1', '"position":0'), "/about/", "position 0"],
  [
    "json-ld-positions",
    "a step without an address",
    swap(ABOUT, `"name":"Home","item":"${ORIGIN}/"`, '"name":"Home"'),
    "/about/",
    "step 1",
  ],
  [
    "json-ld-positions",
    "a path",
    swap(ABOUT, `"name":"Home","item":"${ORIGIN}/"`, '"name":"Home","item":"/"'),
    "/about/",
    'step 1: Invalid URL in field "item"',
  ],
  [
    "json-ld-logo",
    "a small one",
    async (site) => {
      const drawn = sharp({ create: { width: 96, height: 96, channels: 3, background: "#123456" } });
      await site.write("logo.png", await drawn.png().toBuffer());
      await site.swap(
        "index.html",
        `"logo":{"@type":"ImageObject","url":"${ORIGIN}/share/home.jpg"}`,
        `"logo":"${ORIGIN}/logo.png"`,
      );
    },
    "/",
    "96 x 96: /logo.png",
  ],
];
