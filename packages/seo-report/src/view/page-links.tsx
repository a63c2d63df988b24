import { createContext, use } from "react";

/** Where the details of each page stand in the report, by the page's address. */
export const PageIds = createContext<ReadonlyMap<string, string>>(new Map());

interface PageLinkProps {
  readonly address: string;
}

/** The address of a page, which leads to its details; of what is no page only its name. */
export function PageLink({ address }: PageLinkProps) {
  const id = use(PageIds).get(address);
  return id === undefined ? <code>{address}</code> : <a href={`#${id}`}>{address}</a>;
}

/** As many addresses of a list as are shown. */
const FEW = 6;

interface PageListProps {
  readonly addresses: readonly string[];
  /** Where each of them is changed, where that is not the same file for all. */
  readonly files?: ReadonlyMap<string, string> | undefined;
  /** The table beside the report that has all of them. */
  readonly table: string;
}

/** Addresses of pages: a few, how many there are besides, and where those stand. A thousand would be a list for nobody. */
export function PageList({ addresses, files, table }: PageListProps) {
  const more = addresses.length - FEW;
  return (
    <ul className={files ? "addresses addresses--with-files" : "addresses"}>
      {addresses.slice(0, FEW).map((address) => (
        <li key={address}>
          <PageLink address={address} /> {files && <code>{files.get(address)}</code>}
        </li>
      ))}
      {more > 0 && (
        <li className="soft">
          and {more} more in <a href={table}>{table}</a>
        </li>
      )}
    </ul>
  );
}
