import { bytesOf, PHONE_OF_LIGHTHOUSE, weigh } from "@site/toolkit/weight";
import { KINDS } from "@site/toolkit/kinds";
import type { VisitedSite } from "@site/toolkit/visited-site";
import type { Figures, Row } from "./figures";

const KB = 1024;

/** Weighs a page of each kind as a phone fetches it before there is intent and before it is scrolled, in KB. */
export async function measureWeights({ browser, origin }: VisitedSite): Promise<Figures> {
  const context = await browser.newContext({ viewport: PHONE_OF_LIGHTHOUSE, deviceScaleFactor: 1.75 });
  const page = await context.newPage();
  const rows: Row[] = [];
  for (const path of [...KINDS, "/404/"]) {
    const weight = await weigh(page, origin + path);
    const figures = {
      "HTML with CSS (KB)": bytesOf(weight, "document") / KB,
      "fonts (KB)": bytesOf(weight, "font") / KB,
      "pictures (KB)": bytesOf(weight, "image") / KB,
      "in all (KB)": bytesOf(weight) / KB,
    };
    rows.push({ name: path, figures });
  }
  await context.close();
  return { title: "What a phone fetches before there is intent, texts as Brotli", rows };
}
