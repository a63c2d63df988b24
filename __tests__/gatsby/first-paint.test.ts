import { holdFirstPaint } from "../../src/gatsby/finish/first-paint";
import { finished } from "../support/finished";

const page = (main: string, head = "") => `<head><title>A</title>${head}</head><main id="main">${main}</main>`;
const expecting = (id: string) => `<link rel="expect" href="#${id}" blocking="render">`;
const half = '<h1 id="a">A</h1><p></p><p></p><h2 id="b">B</h2><p></p><h2 id="c">C</h2>';

it("waits for the first place with a name behind the first half, whatever an earlier build waited for", () => {
  const wanted = page(half, expecting("b"));
  for (const html of [page(half), page(half, expecting("c")), wanted]) {
    expect(finished(html, holdFirstPaint)).toBe(wanted);
  }
});

it("writes a name as an address has it", () => {
  const named = '<p></p><h2 id="süß &amp; gut">B</h2>';
  expect(finished(page(named), holdFirstPaint)).toBe(page(named, expecting("s%C3%BC%C3%9F%20%26%20gut")));
});

it("waits for all that is said where nothing behind the half has a name, and for nothing on a page without", () => {
  const short = '<h1 id="a">A</h1><p></p><p></p>';
  expect(finished(page(short), holdFirstPaint)).toBe(page(short, expecting("main")));
  const other = "<head></head><p>A</p>";
  expect(finished(other, holdFirstPaint)).toBe(other);
});
