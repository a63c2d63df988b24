import type { PageReport } from "../seo-report";

/** The shape of large cards; their pictures are made for it. */
const SIZE = { width: 1200, height: 630 };

interface Props {
  readonly page: PageReport;
  /** Address of the site. */
  readonly siteUrl: string;
  /** Address of the copy of its picture. */
  readonly picture: string | undefined;
  readonly network: "Facebook and LinkedIn" | "X";
}

/** A shared link as networks with large cards draw it; X shows only the title, on the picture. */
export function ShareCard({ page: { sharing, title }, siteUrl, picture, network }: Props) {
  const host = new URL(siteUrl).hostname;
  const name = sharing["og:title"] ?? title;
  const image =
    picture === undefined ? (
      <p className="card__none">{sharing["og:image"] === undefined ? "No picture" : "Picture is not shown here"}</p>
    ) : (
      <img className="card__picture" src={picture} alt={sharing["og:image:alt"] ?? ""} loading="lazy" {...SIZE} />
    );
  return (
    <figure className={network === "X" ? "card card--x" : "card"}>
      <figcaption>{network}</figcaption>
      <div className="card__frame">
        {image}
        {network === "X" ? (
          <p className="card__label">{name}</p>
        ) : (
          <div className="card__text">
            <p className="card__host">{host}</p>
            <p className="card__title">{name}</p>
            <p className="card__description">{sharing["og:description"]}</p>
          </div>
        )}
      </div>
      {network === "X" && <p className="card__from">From {host}</p>}
    </figure>
  );
}
