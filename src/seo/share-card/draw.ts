import satori from "satori";
import sharp from "sharp";
import type { Fonts } from "../../pdf/fonts";
import { Card, PICTURE_WIDTH } from "./Card";
import { coloursOf } from "./colours";
import { SHARE_CARD_SIZE, type ShareCardFacts } from "./facts";
import { measureIn, setTitle } from "./title";

/** Draws share cards in the site's type, as JPEG. */
export function shareCardDrawer(fonts: Fonts): (facts: ShareCardFacts) => Promise<Buffer> {
  const measure = measureIn(fonts.poster);
  return async ({ title, badge, hue, agency, picture }) => {
    const card = Card({
      badge,
      agency,
      title: setTitle(title, measure),
      colours: coloursOf(hue),
      picture: picture && (await scaled(picture)),
    });
    const svg = await satori(card, {
      ...SHARE_CARD_SIZE,
      fonts: [
        { name: "Poster", data: fonts.poster, weight: 400 },
        { name: "Text", data: fonts.strong, weight: 400 },
      ],
    });
    return sharp(Buffer.from(svg)).jpeg({ quality: 84 }).toBuffer();
  };
}

async function scaled(master: Buffer): Promise<{ src: string; height: number }> {
  const { data, info } = await sharp(master)
    .resize({ width: PICTURE_WIDTH })
    .jpeg({ quality: 92 })
    .toBuffer({ resolveWithObject: true });
  return { src: `data:image/jpeg;base64,${data.toString("base64")}`, height: info.height };
}
