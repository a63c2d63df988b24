import { pagesToVisit } from "../support/content";
import { DESKTOP, PHONE, siteForTests } from "../support/site";

/** The home page in any case: a small agency may have no other than those of the fast tier. */
const paths = [...new Set([...pagesToVisit(), "/"])];

const site = siteForTests();

it.each(paths)(
  "%s: no console error, no other origin, nothing moves, one outline, no sideways scrolling",
  async (path) => {
    const { page, problems } = await site.visit(encodeURI(path), { viewport: PHONE, fontDelay: 300 });
    const shift = page.evaluate(
      () =>
        new Promise<number>((done) => {
          let sum = 0;
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
          }).observe({ type: "layout-shift", buffered: true });
          setTimeout(() => {
            done(sum);
          }, 300);
        }),
    );
    await page.evaluate(async () => {
      for (let y = 0; y < document.body.scrollHeight; y += 600) {
        window.scrollTo(0, y);
        await new Promise(requestAnimationFrame);
      }
    });
    expect(await shift).toBeLessThan(0.005);
    const levels = await page
      .locator("h1, h2, h3, h4")
      .evaluateAll((all) =>
        all.filter((heading) => heading.checkVisibility()).map((heading) => Number(heading.tagName[1])),
      );
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([]);
    const landmarks = await page.evaluate(() =>
      ["header", "nav", "main", "footer"].map(
        (name) => document.querySelectorAll(`body ${name}:not(main ${name})`).length,
      ),
    );
    expect(landmarks.every((count) => count >= 1)).toBe(true);
    expect(problems).toEqual([]);
    // 1280 px at 400 % are 320 px (WCAG 2.2, 1.4.10).
    for (const width of [320, 360, 820, DESKTOP.width, 2560]) {
      await page.setViewportSize({ width, height: 800 });
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect([width, overflow]).toEqual([width, 0]);
    }
  },
);
