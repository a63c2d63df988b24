import { createHash } from "node:crypto";
import { JSDOM } from "jsdom";
import { addPolicy } from "../../src/gatsby/finish/page-policy";
import { finished } from "../support/finished";

const CHARSET = '<meta charset="utf-8">';
const page = (inner: string) => `<!DOCTYPE html><html><head>${CHARSET}</head><body>${inner}</body></html>`;
const policed = (html: string, mail?: string) =>
  finished(html, (one) => {
    addPolicy(one, mail);
  });
const finish = (inner: string, mail?: string) => policed(page(inner), mail);

/** The page as a browser reads it: what its policy allows, and the digests of the elements that a selector names. */
function read(html: string, selector: string) {
  const { document } = new JSDOM(html).window;
  const meta = document.querySelector('meta[http-equiv="Content-Security-Policy"]');
  const directives = (meta?.getAttribute("content") ?? "").split(";").map((one) => one.split(" "));
  const allowed = new Map(directives.map(([name = "", ...sources]) => [name, sources]));
  const digests = [...document.querySelectorAll(selector)].map(
    ({ textContent }) => `'sha256-${createHash("sha256").update(textContent, "utf8").digest("base64")}'`,
  );
  return { allowed, digests };
}

it.each([
  ["a script", "<script>run()</script>"],
  ["several scripts", "<script>run()</script><p></p><script>walk()</script>"],
  ["a script with other characters than ASCII", "<script>run('Zoë – 日本 🎉 \u2028')</script>"],
  ["a script on lines of its own", "<script>\n  run();\n\n</script>"],
  ["a script with lines as Windows ends them", "<script>\r\nrun();\r\nwalk();\r</script>"],
  ["a script with other tags in its text", "<script>run('<p title=\"a>b\">', '<style>p{}<\\/style>')</script>"],
  ["a script with attributes", '<script type="module" data-when="a > b">run()</script>'],
  ["rules for prefetching", '<script type="speculationrules">{"prefetch":[]}</script>'],
])("allows %s by the digests that a browser computes", (_, inner) => {
  const { allowed, digests } = read(finish(inner), "script");
  expect(digests.length).toBeGreaterThan(0);
  expect(allowed.get("script-src")).toEqual(["'self'", ...digests]);
});

it.each([
  ["a style element", "<style>p{margin:0}</style>"],
  ["several", "<style>p{margin:0}</style><style>b{margin:0}</style>"],
  ["one with other characters than ASCII", "<style>p::before{content:'– → 日本'}</style>"],
  ["one with lines as Windows ends them", "<style>p{}\r\nb{}</style>"],
  ["one with attributes", '<style data-href="/a.css" media="(width > 40rem)">p{margin:0}</style>'],
])("allows %s by the digests that a browser computes", (_, inner) => {
  const { allowed, digests } = read(finish(inner), "style");
  expect(digests.length).toBeGreaterThan(0);
  expect(allowed.get("style-src")).toEqual(["'self'", ...digests]);
});

it("allows no script by a digest that is a file, or data", () => {
  const inner = '<script src="/app.js"></script><script type="application/ld+json">{"name":"Zoë"}</script>';
  expect(read(finish(inner), "script").allowed.get("script-src")).toEqual(["'self'"]);
});

it("names a digest once, however often its text stands in the page", () => {
  const { allowed, digests } = read(finish("<script>run()</script>".repeat(2)), "script");
  expect(allowed.get("script-src")).toEqual(["'self'", digests[0]]);
});

it("stands behind the encoding and before all that it is about, once, whatever an earlier build has put there", () => {
  const once = finish("<script>run()</script>");
  expect(once).toContain(`${CHARSET}<meta http-equiv="Content-Security-Policy" content="default-src`);
  expect(policed(once)).toBe(once);
  const other = policed(once.replace("run()", "walk()"));
  expect(other).toBe(finish("<script>walk()</script>"));
});

it("lets the form post to the service that is named", () => {
  const { allowed } = read(finish("", "https://mail.example.com/send"), "form");
  expect(allowed.get("form-action")).toEqual(["'self'", "https://mail.example.com"]);
});

it("says that a page has no place for it", () => {
  expect(() => policed("<p>nothing</p>")).toThrow("has no meta[charset]");
});

it.each([
  ['<p style="color:red">', '<p style="color:red">'],
  ['<p title="a > b" style="color:red">', '<p style="color:red">'],
  ['<img alt="A" onload="run()">', '<img onload="run()">'],
  ['<svg><g STYLE="color:red"></g></svg>', '<g style="color:red">'],
  ["<p style='color:red'>", '<p style="color:red">'],
  ['<noscript><p style="color:red"></noscript>', '<p style="color:red">'],
])("stops at %s, which the policy would keep from working", (html, told) => {
  expect(() => finish(`<i>A</i>${html}`)).toThrow(`got ${told}; `);
});

it.each([
  "<p>a style=&quot;&quot; and onload=&quot;&quot;</p>",
  '<p title=" style= onload=">',
  '<p data-style="a" class="style">',
  "<script>'<p style=\"color:red\">'</script>",
  '<script type="application/ld+json">{"text":"<p style=>"}</script>',
])("does not stop at %s", (inner) => {
  expect(() => finish(inner)).not.toThrow();
});
