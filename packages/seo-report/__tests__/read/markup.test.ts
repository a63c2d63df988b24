import { load } from "cheerio";
import { markupOf } from "../../src/read/markup";
import { locateFrom } from "../../src/read/site-address";

const read = (html: string) => markupOf(load(html), locateFrom("https://foldwell.example", "/shop/"));

it("reads microdata as HTML has it: times, addresses, entities and ends that are let out", () => {
  const { microdata, rdfa } = read(`<ul itemscope itemtype="https://schema.org/Product">
    <li itemprop="name">Cranes <b>&amp;</b> boats, 3 > 2
    <li><time itemprop="releaseDate" datetime="2026-01-31">January</time>
    <li><a itemprop="url" href="crane/">Look</a><img itemprop="image" src="/crane.jpg" alt="">
    <li itemprop="offers" itemscope itemtype="http://schema.org/Offer">
      <meta itemprop="priceCurrency" content="EUR"><data itemprop="price" value="12.50">12 and a half</data>
    <li itemprop="offers" itemscope itemtype="https://schema.org/Offer"><span itemprop="price">9</span>
    <script>if (1 < 2) document.write('<p itemprop="name">No</p>')</script></ul>`);
  expect(rdfa).toEqual([]);
  expect(microdata).toEqual([
    {
      "@type": "Product",
      name: "Cranes & boats, 3 > 2",
      releaseDate: "2026-01-31",
      url: "https://foldwell.example/shop/crane/",
      image: "https://foldwell.example/crane.jpg",
      offers: [
        { "@type": "Offer", priceCurrency: "EUR", price: "12.50" },
        { "@type": "Offer", price: "9" },
      ],
    },
  ]);
});

it("reads RDFa by its vocabulary, and leaves other vocabularies out", () => {
  const { microdata, rdfa } = read(`<head><meta property="og:title" content="A"></head>
    <div vocab="https://schema.org/" typeof="Person"><b property="name">Ada</b> <i property="foaf:nick">A</i>
    <p property="address" typeof="PostalAddress"><span property="addressLocality">Rom</span></p></div>
    <div vocab="http://xmlns.com/foaf/0.1/" typeof="Person"><b property="name">Bob</b></div>
    <div typeof="schema:Thing"><b property="schema:name">Paper</b></div>
    <div itemscope itemtype="http://data-vocabulary.org/Product"><b itemprop="name">Old</b></div>`);
  expect(microdata).toEqual([]);
  expect(rdfa).toEqual([
    { "@type": "Person", name: "Ada", address: { "@type": "PostalAddress", addressLocality: "Rom" } },
    { "@type": "Thing", name: "Paper" },
  ]);
});
