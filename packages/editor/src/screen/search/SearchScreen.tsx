import { type ReactElement, useState } from "react";
import { pageTitle } from "#lib/page-title";
import type { SearchData, SharedPage } from "../../server/search-data";
import { DESCRIPTION, fits, TITLE } from "../limits";
import type { Site } from "../PagePreview";
import { PageRow } from "./PageRow";

/** What the page of this screen is told. */
export interface Told extends SearchData {
  readonly agency: Site["agency"];
}

/** All that search engines and shared links are told of the site's pages, in one table, to be changed in place. */
export function SearchScreen({ pages: given, reported, agency }: Told): ReactElement {
  const [pages, setPages] = useState(given);
  const [wanted, setWanted] = useState("all");
  const [typed, setTyped] = useState<readonly string[]>([]);
  return (
    <>
      <Head
        {...{ reported, wanted }}
        count={pages.length}
        toMend={pages.filter((page) => isToMend(page, agency.name)).length}
        onWanted={setWanted}
      />
      <table>
        <thead>
          <tr>
            <th scope="col">Page</th>
            <th scope="col">Texts</th>
            <th scope="col">In search results, and shared</th>
            <th scope="col">Findings</th>
          </tr>
        </thead>
        <tbody>
          {pages.map((page) => (
            <PageRow
              key={page.file}
              page={page}
              agency={agency}
              alike={alikeOf(page, pages)}
              isShown={wanted === "all" || isToMend(page, agency.name) || typed.includes(page.file)}
              isReported={reported !== undefined}
              onTyped={() => {
                setTyped((now) => (now.includes(page.file) ? now : [...now, page.file]));
              }}
              onSaved={(texts) => {
                setPages((now) => now.map((one) => (one.file === page.file ? { ...one, ...texts } : one)));
              }}
            />
          ))}
        </tbody>
      </table>
    </>
  );
}

/** What the table shows, and of when it is. */
interface Shown {
  readonly reported: SearchData["reported"];
  readonly wanted: string;
  readonly count: number;
  readonly toMend: number;
  readonly onWanted: (wanted: string) => void;
}

function Head({ reported, wanted, count, toMend, onWanted }: Shown): ReactElement {
  return (
    <header>
      <h1>Search &amp; sharing</h1>
      <p>
        {reported === undefined
          ? "There is no report yet: npm run seo makes one of the built site."
          : `Findings and share cards are those of the report of ${new Date(reported).toLocaleString()}.`}
      </p>
      <label>
        Show{" "}
        <select
          value={wanted}
          onChange={({ target }) => {
            onWanted(target.value);
          }}
        >
          <option value="all">all pages ({count})</option>
          <option value="mend">what is to be mended ({toMend})</option>
        </select>
      </label>
      <a href="./">All content</a>
    </header>
  );
}

function isToMend({ title, description, findings }: SharedPage, agency: string): boolean {
  return findings.length > 0 || !fits(pageTitle(title, agency), TITLE) || !fits(description, DESCRIPTION);
}

/** The names of other pages with the same title or description. */
function alikeOf(page: SharedPage, pages: readonly SharedPage[]): string[] {
  const isAlike = (one: SharedPage) => one.title === page.title || one.description === page.description;
  return pages.filter((one) => one.file !== page.file && isAlike(one)).map(({ name }) => name);
}
