import type { StructuredDataReport } from "../seo-report";

interface Props {
  readonly data: StructuredDataReport;
}

/** The things that a page describes, and what their descriptions lack. */
export function StructuredDataList({ data: { types, missing } }: Props) {
  return (
    <section>
      <h3>Structured data</h3>
      {types.length === 0 ? (
        <p className="soft">none</p>
      ) : (
        <ul className="types">
          {types.map((type) => (
            <li key={type}>
              <code>{type}</code>
            </li>
          ))}
        </ul>
      )}
      {missing.map(({ type, required, recommended, source }, index) => (
        <p key={index}>
          <code>{type}</code> lacks{" "}
          {required.length > 0 && <span className="fault">{required.join(", ")} (required) </span>}
          {recommended.length > 0 && <span className="warning">{recommended.join(", ")} (recommended) </span>}
          <a href={source}>Which fields {type} has</a>
        </p>
      ))}
    </section>
  );
}
