import { graphql } from "gatsby";
import { Lines } from "./Lines";

interface Props {
  readonly days: readonly Queries.OpeningHoursFragment[];
}

/** Days of the week, and when it is open then. */
export function OpeningHours({ days }: Props) {
  return (
    <dl className="opening-hours">
      {days.map(({ daysText, hoursTexts }) => (
        <div key={daysText}>
          <dt>{daysText}</dt>
          <dd>
            <Lines lines={hoursTexts} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

export const query = graphql`
  fragment OpeningHours on OpeningDays {
    daysText
    hoursTexts
  }
`;
