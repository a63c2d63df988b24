import { type LocalSite, serveLocally } from "@site/site-server/local-site";
import { brokenWords } from "../support/broken-words";
import { expectedPages } from "../support/content";
import { type Engine, firefox } from "../support/engines";

jest.setTimeout(120_000);

const LOOK = `(${brokenWords.toString()})()`;

/** Longer than a line of a heading on a phone, with the places where German may divide it. */
const LONG = "Such-ma-schi-nen-op-ti-mie-rung";
const WORD = LONG.replaceAll("-", "");

/** Firefox brings its own dictionaries; other browsers take those of the system, which a machine for tests lacks. */
describe("in Firefox", () => {
  let engine: Engine;
  let site: LocalSite;
  beforeAll(async () => {
    site = await serveLocally();
    engine = await firefox();
  });
  afterAll(async () => {
    await engine.close();
    await site.close();
  });

  it("no word is divided that has room, although the browser can hyphenate", async () => {
    const broken: unknown[] = [];
    for (const path of expectedPages().keys()) {
      await engine.goto(site.origin + encodeURI(path));
      for (const width of [320, 390]) {
        await engine.resize(width, 800);
        broken.push(...((await engine.evaluate(LOOK)) as unknown[]));
      }
    }
    expect(broken).toEqual([]);
  });

  it.each(["h1", "h2", ".services-menu__link"])("a long German word in %s is divided by syllables", async (place) => {
    await engine.goto(`${site.origin}/services/`);
    await engine.resize(320, 800);
    await engine.evaluate(`(() => {
      document.documentElement.lang = "de";
      document.querySelector("#site-menu").showPopover();
      for (const element of document.querySelectorAll("${place}")) element.lastChild.textContent = "${WORD} ${WORD}";
    })()`);
    const broken = ((await engine.evaluate(LOOK)) as string[]).filter((word) => word.replace("|", "") === WORD);
    const fits = place === ".services-menu__link" && broken.length === 0;
    const allowed = LONG.split("-").map(
      (_, index, parts) => `${parts.slice(0, index).join("")}|${parts.slice(index).join("")}`,
    );
    expect(fits || (broken.length > 0 && broken.every((word) => allowed.includes(word)))).toBe(true);
    expect(await engine.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")).toBe(
      0,
    );
  });
});
