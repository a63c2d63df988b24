import { withPrefix, type GatsbySSR } from "gatsby";
import { onRenderBody as takeHead } from "gatsby-plugin-react-helmet/gatsby-ssr";
import { isValidElement, type ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { keepTheme } from "../../components/keep-theme";
import { addresses } from "../../lib/addresses";
import { callOf } from "../../lib/call-of";
import { FIRST_VIEW_STYLES, firstView, STEPS } from "../browser/first-view";
import { prefillEnquiry } from "../../sections/contact/prefill-enquiry";
import { showCategory } from "../../sections/portfolio/show-category";
import { renderFault } from "./render-fault";
import { fonts } from "../../styles/fonts/faces.json";

/**
 * Renders a page and takes its head in the same tick.
 *
 * Gatsby renders several pages at a time and waits between rendering a page and collecting its head, while
 * react-helmet keeps one list for all of them: without this, pages get each other's titles, or none.
 */
export const replaceRenderer: NonNullable<GatsbySSR["replaceRenderer"]> = (args) => {
  try {
    args.replaceBodyHTMLString(renderToString(args.bodyComponent));
    takeHead(args);
  } catch (error) {
    throw renderFault(args.pathname, error);
  }
};

/** Addresses of the web fonts, which a build makes first (`npm run fonts`). */
const fontFiles = require.context("../../styles/fonts", false, /\.woff2$/);

const addressed = fonts.map((font: WebFont) => ({ ...font, address: fontFiles(`./${font.file}`).default }));

/**
 * The web fonts. Where they come too late for the first view, the fallback stays (`optional`): a title that wraps
 * elsewhere would push the page about under the reader's eyes. They stand in no sheet, for one that comes later would
 * ask for them once more, and then they are there.
 */
const FONTS = addressed.map(faceRule).join("\n");

/** A file of a face; where it has a range, it is asked for only by these characters. */
interface WebFont {
  readonly family: string;
  readonly weight: string;
  readonly file: string;
  readonly range?: string;
}

/** The ground of each theme, in which browsers paint what is around the page. */
const PAPERS = JSON.parse(process.env.PAPERS ?? "{}") as Readonly<Record<string, string>>;

/** Whether readers choose between themes. */
const HAS_CHOICE = !process.env.ONLY_THEME;

/** What takes and keeps their choice. */
const THEME_CALLS = !HAS_CHOICE ? [] : [callOf(keepTheme, withPrefix("/theme").slice(1))];

/** By this name, the script of the head is found again. */
const SCRIPTS = "scripts";

/** What is the same in the head of every page. */
export const onRenderBody: NonNullable<GatsbySSR["onRenderBody"]> = ({
  pathname,
  setHeadComponents,
  setPostBodyComponents,
}) => {
  setHeadComponents([
    ...Object.entries(PAPERS).map(([theme, paper]) => (
      <meta
        key={theme}
        className={HAS_CHOICE ? theme : undefined}
        name="theme-color"
        media={HAS_CHOICE ? `(prefers-color-scheme:${theme})` : undefined}
        content={paper}
      />
    )),
    <InlineScript key={SCRIPTS} calls={[...THEME_CALLS, callOf(firstView, STEPS)]} />,
    ...addressed
      .filter(({ range }) => range === undefined)
      .map(({ address }) => <link key={address} rel="preload" href={address} as="font" crossOrigin="" />),
    <style key="styles" dangerouslySetInnerHTML={{ __html: `${FONTS}\n${FIRST_VIEW_STYLES}` }} />,
    // The .ico comes first, with its size: browsers that read SVG then prefer the drawing that follows the theme.
    <link key="favicon" rel="icon" href={withPrefix("/favicon.ico")} sizes="32x32" />,
    <link key="icon" rel="icon" href={withPrefix("/icon.svg")} type="image/svg+xml" />,
    <link key="touch-icon" rel="apple-touch-icon" href={withPrefix("/apple-touch-icon.png")} />,
  ]);
  if (pathname === addresses.contact && !process.env.NO_FORM)
    setPostBodyComponents([<InlineScript key="prefill" calls={[callOf(prefillEnquiry)]} />]);
  if (pathname === addresses.portfolio)
    setPostBodyComponents([<InlineScript key="category" calls={[callOf(showCategory)]} />]);
};

function faceRule({ family, weight, address, range }: WebFont & { readonly address: string }): string {
  const letters = range === undefined ? "" : `;unicode-range:${range}`;
  return `@font-face{font-family:${family};src:url(${address});font-weight:${weight};font-display:optional${letters}}`;
}

/** Run where they stand, before the page is painted: what the reader has chosen never flashes in. */
function InlineScript({ calls }: { readonly calls: readonly string[] }) {
  return <script dangerouslySetInnerHTML={{ __html: calls.join(";") }} />;
}

/**
 * Leaves out the tag that names Gatsby, and what gatsby-plugin-image adds for its own component (a sheet, a script, a
 * fallback): the site draws its pictures as plain HTML.
 *
 * The site's own script comes before the sheets: it may wait for what the browser has stored, and the parser pauses after
 * it. Behind the sheets, both would be one long task.
 */
export const onPreRenderHTML: NonNullable<GatsbySSR["onPreRenderHTML"]> = ({
  getHeadComponents,
  replaceHeadComponents,
}) => {
  const nodes = getHeadComponents().filter((node) => !/^(?:gatsby-image-style|generator)/.test(keyOf(node)));
  const isScript = (node: ReactNode) => keyOf(node) === SCRIPTS;
  const others = nodes.filter((node) => !isScript(node));
  const sheet = others.findIndex((node) => isValidElement(node) && node.type === "style");
  replaceHeadComponents([...others.slice(0, sheet), ...nodes.filter(isScript), ...others.slice(sheet)]);
};

function keyOf(node: ReactNode): string {
  return isValidElement(node) ? (node.key ?? "") : "";
}
