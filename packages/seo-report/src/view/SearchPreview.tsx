import { canonicalUrl } from "#seo/canonical-url";
import { decoded } from "../read/site-address";
import type { PageReport } from "../seo-report";
import { AgencyMark } from "./agency-mark";
import { cutDescription, cutTitle } from "./cut";

interface Props {
  readonly page: PageReport;
  /** Address of the site. */
  readonly siteUrl: string;
  readonly screen: "desktop" | "phone";
}

/** A page as a search result draws it: desktops cut the title to one line, phones give it two. */
export function SearchPreview({ page, siteUrl, screen }: Props) {
  const site = page.sharing["og:site_name"] ?? new URL(siteUrl).hostname;
  const { origin, pathname } = new URL(canonicalUrl(siteUrl, page.address));
  const steps = decoded(pathname)
    .split("/")
    .filter((step) => step !== "");
  const title = screen === "desktop" ? cutTitle(page.title) : page.title;
  return (
    <figure className={`result result--${screen}`}>
      <figcaption>{screen === "desktop" ? "Desktop" : "Phone"}</figcaption>
      <div className="result__card">
        <p className="result__site">
          <span className="result__icon">
            <AgencyMark size={18} />
          </span>
          <span>
            {site}
            <span className="result__address">{[origin, ...steps].join(" › ")}</span>
          </span>
        </p>
        <p className="result__title">{title === "" ? page.address : title}</p>
        <p className="result__text">{cutDescription(page.description)}</p>
      </div>
      {page.status !== "listed" && (
        <p className="soft">
          Not shown: {page.status}, {page.reason}.
        </p>
      )}
    </figure>
  );
}
