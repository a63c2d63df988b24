import type { CheerioAPI } from "cheerio";
import { type AnyNode, oneLine, textOf } from "./text";

/** What nobody hears or sees, or what a script fills before anybody does. */
const UNHEARD = new Set(["template", "noscript", "dialog"]);

/** Elements that are drawn by something else than the page: what they say is not known. */
const DRAWN_ELSEWHERE = new Set("iframe object embed video audio canvas slot".split(" "));

/** Whether an element is left out of what people meet. */
export function isUnheard(element: AnyNode): boolean {
  for (let node: AnyNode | null = element; node; node = node.parent) {
    if (!("attribs" in node)) continue;
    const { hidden, popover, "aria-hidden": ariaHidden } = node.attribs;
    if (UNHEARD.has(node.name) || (hidden ?? popover) !== undefined || ariaHidden === "true") return true;
  }
  return false;
}

/** Whether something in an element is drawn by other means than its HTML, so that its name can't be told. */
export function isDrawnElsewhere(element: AnyNode): boolean {
  if (!("children" in element)) return false;
  return element.children.some(
    (child) =>
      ("name" in child && (DRAWN_ELSEWHERE.has(child.name) || child.name.includes("-"))) || isDrawnElsewhere(child),
  );
}

/** What a link or a heading is called, as screen readers tell it: https://www.w3.org/TR/accname-1.2/ */
export function nameOf($: CheerioAPI, element: AnyNode): string {
  const own = $(element);
  const labelled = (own.attr("aria-labelledby") ?? "")
    .split(/\s+/)
    .filter((id) => id !== "")
    .map((id) => $(`[id="${id.replaceAll('"', "")}"]`).text());
  const names = [labelled.join(" "), own.attr("aria-label") ?? "", contentOf($, element), own.attr("title") ?? ""];
  return names.map(oneLine).find((name) => name !== "") ?? "";
}

/** Its text, and what its pictures and drawings say. */
function contentOf($: CheerioAPI, element: AnyNode): string {
  const copy = $(element).clone();
  copy.find('[aria-hidden="true"], script, style').remove();
  const said = copy
    .find("img[alt], [aria-label], svg title, [title]")
    .toArray()
    .map((inner) => $(inner).attr("alt") ?? $(inner).attr("aria-label") ?? $(inner).attr("title") ?? $(inner).text());
  const text = textOf(copy);
  return text === "" ? said.join(" ") : text;
}
