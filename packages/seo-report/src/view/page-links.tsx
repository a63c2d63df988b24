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

/** More than a few addresses are folded away. */
const FEW = 6;

interface PageListProps {
  readonly addresses: readonly string[];
  /** Where each of them is changed, where that is not the same file for all. */
  readonly files?: ReadonlyMap<string, string> | undefined;
}

/** Addresses of pages; many of them open on request. */
export function PageList({ addresses, files }: PageListProps) {
  const list = (
    <ul className={files ? "addresses addresses--with-files" : "addresses"}>
      {addresses.map((address) => (
        <li key={address}>
          <PageLink address={address} /> {files && <code>{files.get(address)}</code>}
        </li>
      ))}
    </ul>
  );
  if (addresses.length <= FEW) return list;
  return (
    <details>
      <summary>{addresses.length} pages</summary>
      {list}
    </details>
  );
}
