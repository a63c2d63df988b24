import { inlineScriptShortener, JOINT } from "../../src/gatsby/finish/inline-scripts";
import { htmlOf } from "../../src/gatsby/finish/page";
import { pageOf } from "../support/finished";

/** What becomes of pages that are shortened one after the other. */
function shortener() {
  const shorten = inlineScriptShortener();
  return async (html: string, own?: string[]) => {
    const page = pageOf(html);
    await shorten(page, own);
    return htmlOf(page.document);
  };
}

it("shortens scripts without attributes, in their places, and leaves everything else", async () => {
  const other = '<script type="application/ld+json">{ "name": "A" }</script><p>  A  </p>';
  const page = `<script> run( 1 ); </script>${other}<script>(function () { walk( 2 ); })();</script>`;
  expect(await shortener()(page)).toBe(`<script>run(1)</script>${other}<script>walk(2)</script>`);
});

it("leaves what is short already as it is", async () => {
  const page = "<script>run(1)</script>";
  expect(await shortener()(page)).toBe(page);
});

it("puts the page's own text in as it is, with all that means something in a replacement or a place", async () => {
  for (const own of ["/$&-$'/", "/a$$b/", "/a'b/", '/a"b/', "/Zoë/"]) {
    const text = JSON.stringify(own);
    expect(await shortener()(`<script>run( ${text} );</script>`, [own])).toBe(`<script>run(${text})</script>`);
  }
});

it("keeps a text of the page that is joined to another one", async () => {
  const page = (own: string) => `<script>run( ${JSON.stringify(own)} + "end" );</script>`;
  const shorten = shortener();
  expect(await shorten(page("/a/"), ["/a/"])).toBe('<script>run("/a/end")</script>');
  expect(await shorten(page("/b/"), ["/b/"])).toBe('<script>run("/b/end")</script>');
});

it("shortens the parts of a joined script each by itself, and keeps them apart", async () => {
  const page = `<script>(function () { run( 1 ); })();${JOINT}(function () { walk( "/a/" ); })()</script>`;
  const short = `<script>run(1)${JOINT}walk("/a/")</script>`;
  expect(await shortener()(page, ["/a/"])).toBe(short);
  expect(await shortener()(short, ["/a/"])).toBe(short);
});

it("stops at a script that is none", async () => {
  await expect(shortener()("<script>run(</script>")).rejects.toThrow();
});

it("shortens a script that differs only in the page's own texts as it does without, with the texts in their places", async () => {
  const shorten = shortener();
  const page = (own: string) =>
    `<script>((list, data) => { for (const one of list) fetch(one + data); })(["/a"], ${JSON.stringify(own)})</script>`;
  for (const own of ["/page-data/a/page-data.json", "/page-data/$&-'–/page-data.json"]) {
    const short = await shorten(page(own), [own, "/a"]);
    expect(short).toContain(JSON.stringify(own));
    expect(short).toContain('"/a"');
    expect(short.length).toBeLessThan(page(own).length);
  }
});
