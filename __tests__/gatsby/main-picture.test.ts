import { mainPictureOf, preloadMainPicture } from "../../src/gatsby/finish/main-picture";
import { finished, pageOf } from "../support/finished";

const head = '<meta name="viewport" content="width=device-width">';
const picture = (name: string, priority = "") =>
  `<picture><source type="image/avif" srcset="/${name}.avif 480w" sizes="92vw"><img src="/${name}.webp"${priority}></picture>`;
const main = ' fetchpriority="high"';
const preload =
  '<link rel="preload" as="image" type="image/avif" imagesrcset="/b.avif 480w" imagesizes="92vw" fetchpriority="high">';

it("asks for the page's main picture before everything else, once", () => {
  const page = head + picture("a") + picture("b", main) + picture("c");
  const wanted = head + preload + picture("a") + picture("b", main) + picture("c");
  for (const html of [page, wanted]) expect(finished(html, preloadMainPicture)).toBe(wanted);
});

it("tells which picture that is", () => {
  expect(mainPictureOf(pageOf(head + picture("a") + picture("b", main)))).toBe("/b.webp");
  expect(mainPictureOf(pageOf(head + picture("a&amp;b", main)))).toBe("/a&b.webp");
  expect(mainPictureOf(pageOf(head + picture("a")))).toBeUndefined();
});

it("asks for none on a page without one, whatever an earlier build has asked for", () => {
  expect(finished(head + preload + picture("a"), preloadMainPicture)).toBe(head + picture("a"));
});

it("asks for the picture of the theme alone, where there is one for the night", () => {
  const night = '<source type="image/avif" srcset="/n.avif 480w" sizes="92vw" media="(prefers-color-scheme:dark)">';
  const page = finished(head + picture("b", main).replace("<picture>", `<picture>${night}`), preloadMainPicture);
  const asked = [...page.matchAll(/<link [^>]*imagesrcset="([^ ]+)[^>]* media="([^"]+)"/g)].map(([, ...one]) => one);
  expect(asked).toEqual([
    ["/b.avif", "(prefers-color-scheme:light)"],
    ["/n.avif", "(prefers-color-scheme:dark)"],
  ]);
});
