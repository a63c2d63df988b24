import { type ReactElement, useState } from "react";
import type { SharedPage } from "../../server/search-data";
import type { Site } from "../PagePreview";
import { SearchResult } from "../SearchResult";
import type { Texts } from "./save-texts";
import { TextsForm } from "./TextsForm";

/** A page, and what the table does with it. */
interface Row {
  readonly page: SharedPage;
  readonly agency: Site["agency"];
  /** Other pages that say the same, by their names. */
  readonly alike: readonly string[];
  readonly isShown: boolean;
  /** Whether there is a report that could have found something. */
  readonly isReported: boolean;
  /** Somebody has typed into it: it stays where it is, whatever is shown. */
  readonly onTyped: () => void;
  readonly onSaved: (texts: Texts) => void;
}

/** A page's texts, to be changed in place, beside the search result and the share card that they make. */
export function PageRow({ page, agency, alike, isShown, isReported, onTyped, onSaved }: Row): ReactElement {
  const [texts, setTexts] = useState<Texts>({ title: page.title, description: page.description });
  return (
    <tr hidden={!isShown}>
      <th scope="row">
        <a href={`./#/collections/${page.entry}`}>{page.name}</a>
        {page.kind !== page.name && <span>{page.kind}</span>}
        <span>{page.path}</span>
      </th>
      <td>
        <TextsForm
          page={page}
          texts={texts}
          onTyped={(typed) => {
            setTexts(typed);
            onTyped();
          }}
          onSaved={onSaved}
        />
      </td>
      <td>
        <SearchResult {...texts} agency={agency.name} site={agency.url} path={page.path} />
        {page.card !== undefined && (
          <img src={`share-card/${page.card}`} alt="" width="300" height="158" loading="lazy" />
        )}
      </td>
      <td>
        <Findings page={page} alike={alike} isReported={isReported} />
      </td>
    </tr>
  );
}

function Findings({ page, alike, isReported }: Pick<Row, "page" | "alike" | "isReported">): ReactElement {
  if (page.findings.length === 0 && alike.length === 0) return <p>{isReported ? "No findings" : "No report yet"}</p>;
  return (
    <ul>
      {alike.length > 0 && <li>The same is said of {alike.join(", ")}.</li>}
      {page.findings.map(({ severity, found, change }) => (
        <li key={found + change}>
          <strong>{severity}</strong> {found} {change}
        </li>
      ))}
    </ul>
  );
}
