/**
 * Lets React go on where something else has moved or removed its nodes: translators put texts into elements of their
 * own. React would stop at the first of them with an error, and the page be gone for it.
 *
 * @see https://github.com/facebook/react/issues/11538
 */
export function tolerateForeignNodes(): void {
  const remove = Reflect.get(Node.prototype, "removeChild");
  const insert = Reflect.get(Node.prototype, "insertBefore");
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    const parent = child.parentNode;
    if (parent) remove.call(parent, child);
    return child;
  };
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, next: Node | null): T {
    insert.call(this, node, next?.parentNode === this ? next : null);
    return node;
  };
}
