import type { PageReport } from "../seo-report";

interface Props {
  readonly sharing: PageReport["sharing"];
}

/** What a page tells networks, tag by tag. */
export function SharingTags({ sharing }: Props) {
  const tags = Object.entries(sharing);
  if (tags.length === 0) return <p className="soft">No tags for networks.</p>;
  return (
    <details>
      <summary>{tags.length} tags</summary>
      <dl className="facts facts--wide">
        {tags.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
