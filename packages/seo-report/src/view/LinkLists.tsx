import type { LinkReport } from "../seo-report";
import { PageList } from "./page-links";

interface Props {
  readonly links: LinkReport;
}

/** Who links to a page, and where it links to. */
export function LinkLists({ links: { from, internal, external } }: Props) {
  const lists = [
    { title: "Linked from", addresses: from },
    { title: "Links on this site", addresses: internal },
    { title: "Links elsewhere", addresses: external },
  ];
  return (
    <section>
      <h3>Links</h3>
      {lists.map(({ title, addresses }) => (
        <div key={title} className="links">
          <h4>
            {title} <span className="soft">{addresses.length}</span>
          </h4>
          <PageList addresses={addresses} table="inlinks.csv" />
        </div>
      ))}
    </section>
  );
}
