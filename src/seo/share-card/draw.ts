import satori from "satori";
import sharp, { type OverlayOptions } from "sharp";
import { type Colours, coloursOf } from "./colours";
import { type CardLogos, SHARE_CARD_SIZE, type ShareCardFacts } from "./facts";
import type { CardFonts } from "./fonts";
import { flap, FLAP, ground } from "./shapes";
import { Texts } from "./Texts";
import { measureIn, setTitle } from "./title";

/** Width of the picture, and what is left beside it at the end of lines, in pixels. */
const PICTURE_WIDTH = 590;
const PICTURE_MARGIN = 40;

/**
 * Draws share cards in the site's type, as JPEG. Only texts are laid out by satori: what it writes of shapes and pictures
 * takes three times as long to paint.
 *
 * @param isFromRight - Whether lines run from right to left: texts are at the right then, the picture at the left.
 */
export function shareCardDrawer(
  fonts: CardFonts,
  logos: CardLogos,
  isFromRight: boolean,
): (facts: ShareCardFacts) => Promise<Buffer> {
  const measure = measureIn(fonts.poster);
  return async ({ title, badge, hue, agency, picture }) => {
    const colours = coloursOf(hue);
    const texts = await satori(
      Texts({
        badge,
        agency: logos.logo.isWide ? "" : agency,
        title: setTitle(title, measure, isFromRight),
        colours,
        isFromRight,
      }),
      {
        ...SHARE_CARD_SIZE,
        fonts: [
          { name: "Poster", data: fonts.poster, weight: 400 },
          { name: "Text", data: fonts.strong, weight: 400 },
        ],
      },
    );
    const svg = texts.replace(">", () => `>${ground(colours, logos, picture !== undefined, isFromRight)}`);
    return sharp(Buffer.from(svg))
      .composite(picture ? await pictureLayers(picture, colours, isFromRight) : [])
      .jpeg({ quality: 84 })
      .toBuffer();
  };
}

/**
 * The picture in the middle of the card's height, whole unless it is higher than the card, and its folded corner. A
 * photograph that a note in it (EXIF) turns stands upright, as on the pages.
 */
async function pictureLayers(master: Uint8Array, colours: Colours, isFromRight: boolean): Promise<OverlayOptions[]> {
  const { autoOrient: own } = await sharp(master).metadata();
  const height = Math.min(SHARE_CARD_SIZE.height, Math.round((PICTURE_WIDTH * own.height) / own.width));
  const { data, info } = await sharp(master)
    .autoOrient()
    .resize({ width: PICTURE_WIDTH, height })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const left = isFromRight ? PICTURE_MARGIN : SHARE_CARD_SIZE.width - PICTURE_MARGIN - PICTURE_WIDTH;
  const top = Math.round((SHARE_CARD_SIZE.height - height) / 2);
  return [
    { input: data, raw: info, left, top },
    {
      input: Buffer.from(flap(colours, isFromRight)),
      left: isFromRight ? left : left + PICTURE_WIDTH - FLAP,
      top: top + height - FLAP,
    },
  ];
}
