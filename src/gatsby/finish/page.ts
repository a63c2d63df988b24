import { selectAll } from "css-select";
import render from "dom-serializer";
import { type AnyNode, type Document, Element, Text } from "domhandler";
import { decodeHTMLAttribute } from "entities";
import { DomUtils, parseDocument } from "htmlparser2";

/** A page that Gatsby has built, as far as its scripts depend on it. */
export interface BuiltPage {
  readonly path: string;
  readonly componentChunkName: string;
}

/** A page while it is finished: read once, changed by one step after the other, written once. */
export interface Page extends BuiltPage {
  /** Texts and values of attributes are as they stand in the page, with their entities: {@link valueOf} reads them. */
  readonly document: Document;
}

/** Entities stay as they are written, so that what no step changes is written as it was read. */
const READING = { decodeEntities: false };
const WRITING = { ...READING, emptyAttrs: true, selfClosingTags: false };

const SELECTING = { pseudos: { bare: ({ attribs }: Element) => Object.keys(attribs).length === 0 } };

/** Reads the HTML of a page, with the ends of its lines as browsers read them. */
export function readPage(html: string, built: BuiltPage): Page {
  return { ...built, document: documentOf(html) };
}

/** Reads HTML that is a page or a part of one. */
export function documentOf(html: string): Document {
  return parseDocument(html.replace(/\r\n?/g, "\n"), READING);
}

/** The HTML of a page or of parts of one. */
export function htmlOf(nodes: AnyNode | AnyNode[]): string {
  return render(nodes, WRITING);
}

/** All elements that a selector of CSS finds, in their order; `:bare` finds those without an attribute. */
export function allOf(document: Document, selector: string): Element[] {
  return selectAll<AnyNode, Element>(selector, document, SELECTING);
}

/** The first element that a selector finds. @throws When there is none. */
export function oneOf(document: Document, selector: string): Element {
  const [element] = allOf(document, selector);
  if (element === undefined) throw new Error(`has no ${selector}`);
  return element;
}

/** Takes all elements that a selector finds out of a page. @returns These elements. */
export function removeAll(document: Document, selector: string): Element[] {
  const elements = allOf(document, selector);
  for (const element of elements) DomUtils.removeElement(element);
  return elements;
}

/** The value of an element's attribute as browsers read it, `""` for one without a value. */
export function valueOf(element: Element, attribute: string): string | undefined {
  const value = element.attribs[attribute];
  return value === undefined ? undefined : decodeHTMLAttribute(value);
}

/** A new element. The text and the values are written as they are: nothing in them may need an entity. */
export function newElement(name: string, attributes: Readonly<Record<string, string>>, text = ""): Element {
  const element = new Element(name, { ...attributes });
  setSource(element, text);
  return element;
}

/** What is written in a script or a sheet. */
export function sourceOf(element: Element): string {
  return DomUtils.textContent(element);
}

/** Writes a script or a sheet anew. */
export function setSource(element: Element, source: string): void {
  element.children = [];
  if (source !== "") DomUtils.appendChild(element, new Text(source));
}
