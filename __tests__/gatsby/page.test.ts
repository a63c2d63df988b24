import { allOf, documentOf, oneOf, sourceOf, valueOf } from "../../src/gatsby/finish/page";
import { finished } from "../support/finished";

const untouched = (html: string) => finished(html, () => undefined);

it.each([
  '<!DOCTYPE html><html lang="en-US"><head></head><body></body></html>',
  "<p title=\"R&amp;D &lt;&gt; &quot;it&#x27;s&quot; 'A' – \u00a0\">R&amp;D &lt; it&#x27;s &quot;A&quot; – \u00a0</p>",
  "<p>“<!-- -->A<!-- -->”</p>",
  '<input type="radio" checked="" value="a"><img alt="" src="/a.webp">',
  '<svg viewBox="0 0 1 1"><linearGradient gradientUnits="userSpaceOnUse"><stop/></linearGradient><text xml:lang="fr">“É” &amp;</text></svg>'.replace(
    "<stop/>",
    "<stop></stop>",
  ),
  '<svg><use xlink:href="#a"></use><foreignObject><p>A</p></foreignObject></svg>',
  '<script>if (a < b && c) run("<p>", "&amp;")</script><style>a>b{content:"<&amp;–"}</style>',
  '<noscript><link rel="stylesheet" href="/a.css"></noscript>',
  "<textarea>\n\nA</textarea><pre>\n\nA</pre>",
])("writes what no step changes as it was read: %s", (html) => {
  expect(untouched(html)).toBe(html);
});

it("writes names of attributes small and elements without content without an end, in no more bytes", () => {
  expect(untouched('<meta charSet="utf-8"/><br/><source srcSet="/a 1w"/>')).toBe(
    '<meta charset="utf-8"><br><source srcset="/a 1w">',
  );
});

it("reads the value of an attribute as browsers do", () => {
  const link = oneOf(documentOf('<a href="/a?b=1&amp;c=2" hidden>A</a>'), "a");
  expect(["href", "hidden", "title"].map((name) => valueOf(link, name))).toEqual(["/a?b=1&c=2", "", undefined]);
});

it("finds elements by selectors, also those without an attribute, and says which one it does not find", () => {
  const document = documentOf("<script type='a'></script><script>b</script><p>c</p>");
  expect(allOf(document, "script:bare, p").map(sourceOf)).toEqual(["b", "c"]);
  expect(() => oneOf(document, "meta[charset]")).toThrow("has no meta[charset]");
});
