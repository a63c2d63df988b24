import type { FoundLink } from "../read/links";
import type { Site } from "../read/site";
import { asCsv, type Columns } from "./as-csv";

interface Inlink {
  readonly source: string;
  readonly link: FoundLink;
  readonly target: string;
  readonly kind: string;
}

const COLUMNS: Columns<Inlink> = [
  ["Source page", ({ source }) => source],
  ["Target", ({ target }) => target],
  ["Leads to", ({ kind }) => kind],
  ["Anchor text", ({ link }) => link.text],
  ["Nofollow", ({ link }) => (link.isNofollow ? "yes" : "no")],
  ["Place", ({ link }) => link.part],
  ["As written", ({ link }) => link.href],
];

/** Every link of every page, by where it leads: sorted by its target, it tells what each page is called by others. */
export function inlinksAsCsv({ pages, graph }: Site): string {
  const links = pages.flatMap(({ address, links: own }) =>
    own.map((link): Inlink => {
      if (!link.inside) return { source: address, link, target: link.outside ?? link.href, kind: "another site" };
      const target = graph.targetOf(link.inside.path);
      const kind = target.kind === "page" && target.isRedirected ? "page, redirected" : target.kind;
      return { source: address, link, target: link.inside.path || "/", kind };
    }),
  );
  return asCsv(
    COLUMNS,
    links.sort((a, b) => (a.target < b.target ? -1 : Number(a.target > b.target))),
  );
}
