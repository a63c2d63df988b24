import { readFileSync } from "node:fs";
import { join } from "node:path";
import fastify from "fastify";
import { builtPages, PUBLIC } from "../support/built-site";
import { content } from "../support/content";
import { siteForTests } from "../support/site";

const site = siteForTests();

/** Addresses of pictures below the site's in a text. */
const picturesIn = (text: string) =>
  [...text.matchAll(/https:\/\/[^\s"<>]+\.(?:jpg|png|webp|avif|svg)/g)]
    .map(([address]) => address)
    .filter((address) => address.startsWith(`${content.agency.url}/`))
    .map((address) => address.slice(content.agency.url.length));

it("every picture that is named to others can be shown on their sites", async () => {
  const inMap = picturesIn(readFileSync(join(PUBLIC, "sitemap-1.xml"), "utf8"));
  const inHeads = builtPages().flatMap(({ html }) => picturesIn(html));
  expect(inMap.length).toBeGreaterThan(5);
  expect(inHeads.filter((path) => path.startsWith("/static/")).length).toBeGreaterThan(5);
  const paths = [...new Set([...inMap, ...inHeads])];
  const other = fastify({ forceCloseConnections: true });
  const images = paths.map((path) => `<img src="${site.origin}${path}" alt="${path}">`).join("");
  other.get("/", (_, reply) => reply.type("text/html").send(`<!DOCTYPE html><title>Other</title>${images}`));
  try {
    // Another name of this machine is another site to a browser.
    const { port } = new URL(await other.listen({ host: "127.0.0.1", port: 0 }));
    const page = await site.openTab();
    await page.goto(`http://localhost:${port}/`);
    const broken = await page.evaluate(() =>
      [...document.images].filter(({ naturalWidth }) => naturalWidth === 0).map(({ alt }) => alt),
    );
    expect([broken, paths.length > 10]).toEqual([[], true]);
  } finally {
    await other.close();
  }
});
