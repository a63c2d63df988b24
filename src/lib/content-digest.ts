/** What counts of a node of a document, in the DOM's words: `#text` and `#comment` are names too. */
export interface Outline<Node> {
  readonly name: string;
  readonly text: string;
  readonly inside: Iterable<Node>;
  /** Whether it is an `<input type="hidden">`. */
  readonly isHiddenField?: boolean;
}

/** The attribute of elements whose text the page's own scripts write before React comes: nothing in them counts. */
export const OWN_TEXT = "data-result";

/**
 * A digest of what is in an element of a document: names, texts and order of all nodes, as React will look for them.
 * Attributes do not count, nor hidden fields: React lets both be, and hosts that take messages add such fields to forms.
 * 32 bits (FNV-1a): it tells changes apart, not attacks.
 *
 * @param root - The element, which itself does not count.
 * @param read - Outlines a node of the tree, whatever has made that: a browser or a parser.
 */
export function contentDigest<Node>(root: Node, read: (node: Node) => Outline<Node>): string {
  let digest = 0x811c9dc5;
  const add = (text: string) => {
    for (let index = 0; index < text.length; index++) {
      digest = Math.imul(digest ^ text.charCodeAt(index), 0x01000193);
    }
  };
  const walk = ({ inside }: Outline<Node>) => {
    for (const child of inside) {
      const outline = read(child);
      if (outline.isHiddenField) continue;
      add(`${outline.name.toLowerCase()} ${outline.text}<`);
      walk(outline);
    }
    add(">");
  };
  walk(read(root));
  return (digest >>> 0).toString(36);
}
