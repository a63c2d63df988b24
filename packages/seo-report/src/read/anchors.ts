import type { CheerioAPI } from "cheerio";
import { isDrawnElsewhere, isUnheard, nameOf } from "./names";
import type { AnyNode } from "./text";

/** A link element as readers meet it, wherever it leads. */
export interface Anchor {
  /** As it is written; nothing where there is none. */
  readonly href: string | undefined;
  /** What a screen reader reads out; nothing where other means than HTML draw it. */
  readonly name: string | undefined;
  /** Language of its text, such as `en`; empty where none is said. */
  readonly language: string;
  /** Whether its attributes say that it works as a control, by a script. */
  readonly isControl: boolean;
  /** Whether they say that it leads to the page that one is on, or to its top. */
  readonly isSelf: boolean;
}

/** Attributes by which scripts make a control of a link. */
const CONTROL = /^(?:aria-(?:haspopup|expanded|controls|pressed|selected)|data-.*)$/;

const SELF = /(?:^|[\s_-])(?:top|up|active|current)(?:$|[\s_-])|totop|scroll/i;

/** All links that are there for readers: named places and links that are hidden from everybody are none. */
export function anchorsOf($: CheerioAPI): Anchor[] {
  const scripts = $("script:not([src])").text();
  return $("a[href], area[href], a[onclick]")
    .toArray()
    .filter((element) => !isUnheard(element))
    .map((element) => anchorOf($, element, element.attribs, scripts));
}

function anchorOf(
  $: CheerioAPI,
  element: AnyNode,
  attributes: Readonly<Record<string, string>>,
  scripts: string,
): Anchor {
  const { href, role = "link", class: classes = "", id = "", alt = "" } = attributes;
  const language = $(element).closest("[lang]").attr("lang") ?? "";
  // What has an address of its own besides is a link that a script counts or helps.
  const isNamed = id !== "" && scripts.includes(id);
  // What can't be followed now, such as the last page's way on, says so by its class.
  const isDisabled = /(?:^|[\s_-])disabled(?:$|[\s_-])/.test(classes) || attributes["aria-disabled"] === "true";
  const isScripted = href === "#" && (attributes.onclick !== undefined || isNamed || isDisabled);
  return {
    href: href?.trim(),
    name: isDrawnElsewhere(element) ? undefined : alt === "" ? nameOf($, element) : alt,
    language: language.split("-")[0]?.toLowerCase() ?? "",
    isControl: isScripted || role !== "link" || Object.keys(attributes).some((name) => CONTROL.test(name)),
    isSelf: attributes["aria-current"] !== undefined || SELF.test(`${classes} ${id}`),
  };
}
