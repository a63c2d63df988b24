import { mainPictureIn, withMainPicturePreloaded } from "../../src/gatsby/finish/main-picture";

const head = '<head><meta name="viewport" content="width=device-width"/>';
const picture = (name: string, priority = "") =>
  `<picture><source type="image/avif" srcSet="/${name}.avif 480w" sizes="92vw"/><img src="/${name}.webp"${priority}/></picture>`;
const main = ' fetchPriority="high"';
const preload =
  '<link rel="preload" as="image" type="image/avif" imagesrcset="/b.avif 480w" imagesizes="92vw" fetchpriority="high"/>';

it("asks for the page's main picture before everything else, once", () => {
  const page = head + picture("a") + picture("b", main) + picture("c");
  const finished = head + preload + picture("a") + picture("b", main) + picture("c");
  expect(withMainPicturePreloaded(page)).toBe(finished);
  expect(withMainPicturePreloaded(finished)).toBe(finished);
});

it("tells which picture that is", () => {
  expect(mainPictureIn(head + picture("a") + picture("b", main))).toBe("/b.webp");
  expect(mainPictureIn(head + picture("a"))).toBeUndefined();
});

it("asks for none on a page without one, whatever an earlier build has asked for", () => {
  expect(withMainPicturePreloaded(head + preload + picture("a"))).toBe(head + picture("a"));
});
