import { words } from "../lib/words";

/** A text of a script, and what stands in its place. */
interface Replacement {
  readonly search: string | RegExp;
  readonly replace: string;
}

/** An address need not be text (`/caf%E9/`, `#100%`): one that cannot be decoded stays as it is. */
const decoded = (decode: string): string => `(text => { try { return ${decode} } catch { return text } })`;

/** What Gatsby's and other scripts do in the browser that a visitor of this site shall not have, by their files. */
const PATCHES: readonly { readonly file: RegExp; readonly replacements: readonly Replacement[] }[] = [
  {
    // Its sheet, which the page's policy forbids a script to put in, is part of the site's (`Notifications.tsx`).
    file: /sonner[\\/]dist[\\/]index\.m?js$/,
    replacements: [{ search: /^__insertCSS\(".*"\);?$/m, replace: "" }],
  },
  {
    file: /gatsby-react-router-scroll[\\/]scroll-handler\.js$/,
    replacements: [
      // When the script comes, the browser has gone to its place long ago, and the visitor on from there.
      {
        search: /if \(hash\) \{\s+this\.scrollToHash\(.*, undefined\);\s+\} else if \(scrollPosition\) \{\s+.*;\s+\}/,
        replace: "",
      },
      // Where one was is noted with each scrolling since then. Who had come to the place before is there at the click.
      {
        search: /(?<=window\.addEventListener\()"scroll", this\.scrollListener\);/,
        replace: `$&
    window.addEventListener("click", () => {
      this._latestKnownScrollY = window.scrollY;
      this._saveScroll();
    }, true);`,
      },
      { search: /decodeURI(?=\(hash\))/g, replace: decoded("decodeURI(text)") },
      // On the way back, the place where one was comes before the part of the page that the address names.
      { search: /if \(hash\)/g, replace: "if (hash && !scrollPosition)" },
    ],
  },
  {
    file: /@gatsbyjs[\\/]reach-router[\\/]dist[\\/]index\.modern\.mjs$/,
    replacements: [
      {
        search: /(?<=pathname:)encodeURI\(decodeURI(?=\(\w+\)\))/,
        replace: `(${decoded("encodeURI(decodeURI(text))")}`,
      },
    ],
  },
  {
    // To hosts, an encoded slash is a part of a name.
    file: /\.cache[\\/]find-path\.js$/,
    replacements: [
      {
        search: /decodeURIComponent(?=\(newRawPathname\))/,
        replace: decoded('decodeURIComponent(text.replace(/%(?=2f)/gi, "%25"))'),
      },
    ],
  },
  {
    // Firefox blocks Gatsby's way to fetch pages ahead.
    file: /\.cache[\\/]loader\.js$/,
    replacements: [{ search: 'from "./prefetch"', replace: 'from "../src/lib/fetch-ahead"' }],
  },
  {
    // Where Gatsby gives up and lets the browser load a page, it is the one that was asked for: with query and hash.
    file: /\.cache[\\/]navigation\.js$/,
    replacements: [
      { search: /window\.location = pathname$/m, replace: "window.location = pathname + search + hash" },
      { search: "nextRoute = location.pathname", replace: "nextRoute = location.href" },
      { search: "window.location.pathname = nextRoute", replace: "window.location = nextRoute" },
      // What it says to those who hear the page is in the site's language.
      {
        search: "`Navigated to ${pageName}`",
        replace: `${JSON.stringify(words.frame.arrived)}.replace("{title}", () => pageName)`,
      },
      { search: /decodeURI(?=\(hash\.slice)/, replace: decoded("decodeURI(text)") },
    ],
  },
  {
    file: /\.cache[\\/]ensure-resources\.js$/,
    replacements: [{ search: "window.location = rawPath", replace: "window.location.reload()" }],
  },
];

/**
 * Webpack's rules that change these scripts. A build stops where one of the texts is no longer there, since the script
 * may do the same in other words then.
 */
export const PATCH_RULES: readonly object[] = PATCHES.map(({ file, replacements }) => ({
  test: file,
  loader: "string-replace-loader",
  options: { multiple: replacements.map((replacement) => ({ ...replacement, strict: true })) },
}));
