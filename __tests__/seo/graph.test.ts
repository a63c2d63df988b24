import { graphOf, graphText } from "../../src/seo/structured-data/graph";

it("is written so that no text in it can end its script, and says the same", () => {
  const name = "</script><script>alert(1)</script><!--<script>";
  const text = graphText({ "@context": "https://schema.org", "@graph": [{ "@type": "Thing", name }] });
  expect(text).not.toContain("<");
  expect(JSON.parse(text)).toMatchObject({ "@graph": [{ name }] });
});

it("leaves out what only says where a line may end", () => {
  const text = graphText({
    "@context": "https://schema.org",
    "@graph": [{ "@type": "Thing", name: "\u00d6ko\u00adstrom\u00a02\u20606" }],
  });
  expect(text).toContain("\u00d6kostrom 26");
});

const site = {
  name: "Loom",
  url: "https://loom.example",
  language: "en",
  email: "hello@loom.example",
  currency: "EUR",
  phone: "+1 555 0100",
  blurb: "Cloth by hand.",
  social: [],
};
const head = {
  metadata: { title: "Contact", description: "Where to write." },
  shareCard: { src: "/share/x.jpg", alt: "" },
};

it("says nothing of profiles, questions and packages where there are none", () => {
  const graph = graphOf(site, { path: "/contact/", head, name: "Contact", questions: [], offers: [] });
  expect(JSON.stringify(graph)).not.toMatch(/sameAs|FAQPage|OfferCatalog|#packages/);
});
