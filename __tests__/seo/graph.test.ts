import { graphText } from "../../src/seo/structured-data/graph";

it("is written so that no text in it can end its script, and says the same", () => {
  const name = "</script><script>alert(1)</script><!--<script>";
  const text = graphText({ "@context": "https://schema.org", "@graph": [{ "@type": "Thing", name }] });
  expect(text).not.toContain("<");
  expect(JSON.parse(text)).toMatchObject({ "@graph": [{ name }] });
});
