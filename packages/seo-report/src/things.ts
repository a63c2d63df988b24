import type { Page } from "./read/page";
import type { DataNode } from "./read/structured-data";
import { vocabulary } from "./vocabulary";
import { missingFields, type MissingFields } from "./wanted-fields";

/** A thing with an `@id`: what all pages say of it, and the first that does. */
interface Thing {
  readonly node: DataNode;
  readonly page: Page;
}

/** What has pages: a site, or what becomes one. */
interface WithPages {
  readonly pages: readonly Page[];
}

const things = new WeakMap<WithPages["pages"], ReadonlyMap<string, Thing>>();

/** All things with an `@id` that the site describes, by it. */
export function thingsOf({ pages }: WithPages): ReadonlyMap<string, Thing> {
  const known = things.get(pages);
  if (known) return known;
  const made = new Map<string, Thing>();
  for (const page of pages) {
    for (const node of page.data.nodes) {
      if (node.id === undefined) continue;
      const before = made.get(node.id);
      const fields = { ...before?.node.fields, ...node.fields };
      made.set(node.id, { node: { ...node, fields }, page: before?.page ?? page });
    }
  }
  things.set(pages, made);
  return made;
}

/** What documentation asks of a thing and no page of the site says of it. */
export function missingIn(node: DataNode, site: WithPages): MissingFields | undefined {
  const whole = node.id === undefined ? undefined : thingsOf(site).get(node.id)?.node;
  return missingFields({ ...node, fields: whole?.fields ?? node.fields }, vocabulary());
}
