import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { logosIn, painted } from "../content/logo";
import { readContent } from "../content/read";
import { fontsOf } from "../fonts/choice";
import { readFontSources } from "../fonts/sources";
import type { CardLogos, ShareCardFacts } from "../seo/share-card/facts";
import { digestOf } from "../lib/digest";
import { hex } from "../styles/mix";
import { colourIn, palette, paletteCss } from "../styles/palette";
import { digestOfFiles } from "./digest-of-files";
import { isFromRight } from "./style-settings";
import { faultText, sentence } from "./told";

/** A share card that stands on the site. */
export interface ShareCard {
  /** Address on this site. */
  readonly src: string;
  readonly alt: string;
}

/** A card to be made. */
export interface WantedCard extends Omit<ShareCardFacts, "picture"> {
  /** Part of its file's name, in letters that need no escape. */
  readonly name: string;
  readonly picture?: { readonly file: string; readonly alt: string } | undefined;
}

const CODE = ["src/seo/share-card", "src/lib/lines.ts", "src/fonts", "src/styles/fonts/faces.json"];

const FOLDER = "share";

/** Cards that are being drawn, by their files. */
const inFlight = new Map<string, Promise<void>>();

let drawing: Promise<(facts: ShareCardFacts) => Promise<Buffer>> | undefined;

/** A digest of all that cards are drawn with, besides what they show. */
export async function shareCardDesign(): Promise<string> {
  const [code, logos] = await Promise.all([digestOfFiles(...CODE), cardLogos()]);
  return digestOf(code, paletteCss("light"), logos, isFromRight);
}

/**
 * Draws the share card of a page, unless it stands there already: its name tells what it shows and how it was drawn, so
 * that networks, which keep a picture by its address, see a new one.
 *
 * @param design - Digest of what cards are drawn with, as {@link shareCardDesign} makes it.
 */
export async function shareCard(
  { name, picture, ...wanted }: WantedCard,
  design: string,
  publicDir: string,
): Promise<ShareCard> {
  const facts = { ...wanted, picture: picture && (await readFile(picture.file)) };
  const src = `/${FOLDER}/${name}-${digestOf(facts, design).slice(0, 10)}.jpg`;
  const file = join(publicDir, src);
  // Several queries may ask for one card at once: the two addresses of the not-found page share theirs.
  const waiting = inFlight.get(file) ?? writeMissing(file, facts);
  inFlight.set(file, waiting);
  try {
    await waiting;
  } catch (error) {
    throw sentence(`The share card of “${facts.title}” cannot be drawn: ${faultText(error)}`);
  } finally {
    inFlight.delete(file);
  }
  return { src, alt: `${facts.title}. ${picture?.alt ?? facts.agency}` };
}

/** Under another name first: half a picture would be taken for a whole one by the next build. */
async function writeMissing(file: string, facts: ShareCardFacts): Promise<void> {
  const isThere = await stat(file).then(
    () => true,
    () => false,
  );
  if (isThere) return;
  drawing ??= loadDrawer();
  const bytes = await (await drawing)(facts);
  const part = `${file}.${String(process.pid)}.part`;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(part, bytes);
  await rename(part, file);
}

/** Loaded only where a card has to be drawn: what it needs takes longer to load than most builds' cards to draw. */
async function loadDrawer() {
  const [{ shareCardDrawer }, { cutCardFonts }] = await Promise.all([
    import("../seo/share-card/draw"),
    import("../seo/share-card/fonts"),
  ]);
  const { choice, wanted } = fontsOf((await readContent(resolve("data"))).files);
  return shareCardDrawer(await cutCardFonts(await readFontSources(choice, wanted)), await cardLogos(), isFromRight);
}

/** The logo and the mark in the colours of cards. */
async function cardLogos(): Promise<CardLogos> {
  const { logo, mark } = await logosIn(resolve("data"));
  const colours = palette("light");
  const hexOf = (name: string) => hex(colourIn(colours, name));
  return { logo: painted(logo, hexOf), mark: painted(mark, hexOf) };
}

/** Takes away the cards of earlier builds. */
export async function removeOtherCards(publicDir: string, kept: readonly string[]): Promise<void> {
  const folder = resolve(publicDir, FOLDER);
  const names = await readdir(folder).catch(() => []);
  const others = names.filter((name) => !kept.includes(`/${FOLDER}/${name}`));
  await Promise.all(others.map((name) => rm(join(folder, name))));
}
