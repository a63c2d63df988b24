/**
 * Lets React go on where something else has moved or removed its nodes: translators put texts into elements of their
 * own. React would stop at the first of them with an error, and the page be gone for it.
 *
 * @see https://github.com/facebook/react/issues/11538
 */
export function tolerateForeignNodes(): void {
  const { insertBefore, removeChild } = Node.prototype;
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    if (child.parentNode === this) removeChild.call(this, child);
    else child.parentNode?.removeChild(child);
    return child;
  };
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, next: Node | null): T {
    insertBefore.call(this, node, next?.parentNode === this ? next : null);
    return node;
  };
}
