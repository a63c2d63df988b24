import { load } from "cheerio";

/** What of a page counts. */
export interface Page {
  /** Policies in `<meta http-equiv="Content-Security-Policy">`. */
  readonly policies: readonly string[];
  /** Values of `<meta name="referrer">`. */
  readonly referrer: readonly string[];
  readonly scripts: readonly Script[];
}

/** A script of a page. */
export interface Script {
  /** As it stands in the page; none when the script is inline. */
  readonly src?: string;
  readonly hasIntegrity: boolean;
}

/** Reads a page. What is not HTML has neither `<meta>` nor scripts. */
export function readPage(type = "", html: string): Page {
  if (!/^(?:text\/html|application\/xhtml\+xml)\s*(?:;|$)/i.test(type))
    return { policies: [], referrer: [], scripts: [] };
  const $ = load(html);
  const contents = (attribute: string, value: string) =>
    $(`meta[${attribute}="${value}" i][content]`)
      .toArray()
      .map((meta) => $(meta).attr("content") ?? "");
  const scripts = $("script")
    .toArray()
    .map((script) => ({ src: $(script).attr("src"), hasIntegrity: ($(script).attr("integrity") ?? "") !== "" }));
  return {
    policies: contents("http-equiv", "content-security-policy"),
    referrer: contents("name", "referrer"),
    scripts: scripts.map(({ src, hasIntegrity }) => ({ ...(src !== undefined && { src }), hasIntegrity })),
  };
}
