import type { ReactElement } from "react";
import { text } from "./theme";

/** Something in a week: day 0 is the first column; hours may be fractions. */
export interface Appointment {
  readonly day: number;
  readonly from: number;
  readonly to: number;
  readonly title: string;
  readonly note?: string;
  readonly colour?: string;
}

interface Props {
  readonly days: readonly string[];
  readonly from: number;
  readonly to: number;
  readonly appointments: readonly Appointment[];
  readonly width: number;
  readonly hour?: number;
  /** Draws the line of this moment. */
  readonly now?: number;
  readonly today?: number;
}

const GUTTER = 44;
const HEAD = 34;

/** A week with its appointments. */
export function CalendarWeek({ days, from, to, appointments, width, hour = 44, now, today }: Props): ReactElement {
  const column = (width - GUTTER) / days.length;
  const hours = Array.from({ length: to - from }, (_, index) => from + index);
  const top = (time: number): number => HEAD + (time - from) * hour;
  return (
    <div
      style={{
        position: "relative",
        width,
        height: top(to),
        background: "var(--ui-bg)",
        color: "var(--ui-ink)",
        ...text(11),
      }}
    >
      <Days days={days} column={column} height={top(to)} today={today} />
      {hours.map((time) => (
        <div
          key={time}
          style={{ position: "absolute", left: 0, right: 0, top: top(time), borderTop: "1px solid var(--ui-line)" }}
        >
          <span
            style={{
              position: "absolute",
              top: -8,
              left: 4,
              padding: "0 3px",
              background: "var(--ui-bg)",
              fontSize: 10,
              color: "var(--ui-soft)",
            }}
          >
            {clock(time)}
          </span>
        </div>
      ))}
      {now !== undefined && <Now top={top(now)} />}
      {appointments.map((appointment) => (
        <Booked
          key={`${String(appointment.day)}-${String(appointment.from)}`}
          appointment={appointment}
          left={GUTTER + appointment.day * column + 3}
          top={top(appointment.from) + 2}
          width={column - 6}
          height={(appointment.to - appointment.from) * hour - 4}
        />
      ))}
    </div>
  );
}

function Now({ top }: { readonly top: number }): ReactElement {
  return (
    <div
      style={{
        position: "absolute",
        left: GUTTER,
        right: 0,
        top,
        height: 2,
        background: "var(--ui-accent-2)",
      }}
    >
      <span
        style={{
          position: "absolute",
          left: -4,
          top: -3,
          width: 8,
          height: 8,
          borderRadius: 8,
          background: "var(--ui-accent-2)",
        }}
      />
    </div>
  );
}

function Days({
  days,
  column,
  height,
  today,
}: {
  readonly days: readonly string[];
  readonly column: number;
  readonly height: number;
  readonly today: number | undefined;
}): ReactElement {
  return (
    <>
      {days.map((day, index) => (
        <div
          key={day}
          style={{
            position: "absolute",
            left: GUTTER + index * column,
            top: 0,
            width: column,
            height,
            borderLeft: "1px solid var(--ui-line)",
            background: index === today ? "color-mix(in oklab, var(--ui-accent) 6%, transparent)" : undefined,
            padding: "8px 8px",
            fontWeight: 600,
            color: index === today ? "var(--ui-accent)" : "var(--ui-soft)",
          }}
        >
          {day}
        </div>
      ))}
    </>
  );
}

interface BookedProps {
  readonly appointment: Appointment;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

function Booked({
  appointment: { title, note, colour = "var(--ui-accent)" },
  left,
  top,
  width,
  height,
}: BookedProps): ReactElement {
  return (
    <div
      style={{
        position: "absolute",
        left,
        top,
        width,
        height,
        padding: "5px 7px",
        borderRadius: 5,
        overflow: "hidden",
        background: `color-mix(in oklab, ${colour} 20%, var(--ui-bg))`,
        borderLeft: `3px solid ${colour}`,
        lineHeight: 1.25,
      }}
    >
      <div style={{ fontWeight: 600 }}>{title}</div>
      {note !== undefined && <div style={{ fontSize: 10, color: "var(--ui-soft)" }}>{note}</div>}
    </div>
  );
}

function clock(time: number): string {
  const hour = time % 12 === 0 ? 12 : time % 12;
  return `${String(hour)} ${time < 12 ? "am" : "pm"}`;
}
