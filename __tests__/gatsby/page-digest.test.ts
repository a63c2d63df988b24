import { JSDOM } from "jsdom";
import { addContentDigest } from "../../src/gatsby/finish/page-digest";
import { contentDigest, type Outline } from "../../src/lib/content-digest";
import { finished } from "../support/finished";

const page = (content: string) => `<!DOCTYPE html><html><body><div id="___gatsby">${content}</div></body></html>`;

/** The digests in a page and of it, as a browser that runs scripts reads both. */
function digestsIn(html: string): [string | undefined, string] {
  const { window } = new JSDOM(html, { runScripts: "dangerously" });
  const root = window.document.getElementById("___gatsby");
  if (root === null) throw new Error("nothing to take over");
  const outlineOf = (node: Node): Outline<Node> => ({
    name: node.nodeName,
    text: node.nodeValue ?? "",
    inside: node instanceof window.Element && node.hasAttribute("data-result") ? [] : node.childNodes,
    isHiddenField: node instanceof window.HTMLInputElement && node.type === "hidden",
  });
  return [root.dataset.digest, contentDigest<Node>(root, outlineOf)];
}

it.each([
  ["entities", "<p>R&amp;D, 1 &lt; 2, &quot;it&#x27;s&quot;, caf&eacute;\u00a0– 日本</p>"],
  ["notes between texts", "<p>“<!-- -->A<!-- -->”</p>"],
  ["drawings", '<svg viewBox="0 0 1 1"><linearGradient id="a"></linearGradient><title>A &amp; B</title></svg>'],
  ["elements without an end", '<p>A<br/>B</p><img alt=""/><input checked=""/>'],
  ["lines as Windows ends them", "<p>A\r\nB\rC</p><textarea>A\r\n</textarea>"],
  ["scripts and styles", '<script type="application/ld+json">{"a":"&amp;<p>"}</script><style>a>b{}</style>'],
  ["what is shown without scripts", '<noscript><p class="a">A &amp; B</p></noscript>'],
  ["what scripts write before React", "<output data-result=''>A</output>"],
])("is what a browser finds in a page with %s", (_, content) => {
  const html = finished(page(content), addContentDigest);
  const [inPage, ofPage] = digestsIn(html);
  expect(inPage).toBe(ofPage);
  expect(finished(html, addContentDigest)).toBe(html);
  expect(digestsIn(finished(page(`${content}<b></b>`), addContentDigest))[0]).not.toBe(inPage);
});

it("is the same with hidden fields and without: some hosts add one to a form, and React lets it be", () => {
  const digestOf = (fields: string) => digestsIn(finished(page(`<form>${fields}<p>A</p></form>`), addContentDigest))[0];
  expect(digestOf('<input type="hidden" name="form-name" value="contact"/>')).toBe(digestOf(""));
  expect(digestOf('<input type="text" name="form-name"/>')).not.toBe(digestOf(""));
  const [inPage, ofPage] = digestsIn(
    finished(page('<form><input type="hidden" name="key"/></form>'), addContentDigest),
  );
  expect(inPage).toBe(ofPage);
});

it("stops at a page in which there is nothing to take over", () => {
  expect(() => finished("<div>A</div>", addContentDigest)).toThrow("has no #___gatsby");
});
