import { z } from "zod";
import { text } from "./fields";
import { list } from "./lists";

/** Minutes of a day. */
const DAY = 24 * 60;

const COUNTRY = "a code of ISO 3166 in two capital letters";

/** The days of a week, in order. */
export const WEEKDAYS = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"] as const;

/** A day of the week. */
export type Weekday = (typeof WEEKDAYS)[number];

const weekday = z.enum(WEEKDAYS).meta({ id: "Weekday", description: "A day of the week." });

const time = (description: string) =>
  z
    .string()
    .regex(/^(?:(?:[01]?\d|2[0-3]):[0-5]\d|24:00)$/, "a time from 0:00 to 24:00, such as 9:00 or 17:30")
    .meta({ description });

/** From and to in the same day. Midnight ends only a whole day: no language writes 24:00 beside another time alike. */
const span = z
  .strictObject({ opens: time("When it opens."), closes: time("When it closes.") })
  .superRefine(({ opens, closes }, context) => {
    const [from, to] = [minutesOf(opens), minutesOf(closes)];
    const refuse = (path: "opens" | "closes", message: string) => {
      context.addIssue({ code: "custom", path: [path], message });
    };
    if (opens === "24:00") refuse("opens", "a time before midnight");
    else if (to <= from) refuse("closes", `a time after ${opens}`);
    else if (to === DAY && from > 0) refuse("closes", "23:59 at the latest; 0:00 to 24:00 stands for the whole day");
  })
  .meta({ id: "OpeningSpan", description: "Hours without a break." });

/** Days with the same hours. */
export const openingDays = z
  .strictObject({
    from: weekday.meta({ description: "The day, or the first of several that follow each other." }),
    until: weekday.meta({ description: "The last of them." }).optional(),
    hours: list(span, { from: 1, to: 3, by: "opens" }, "From when to when; twice where there is a break."),
  })
  .superRefine(({ hours }, context) => {
    hours.slice(1).forEach(({ opens }, index) => {
      const before = hours[index]?.closes ?? opens;
      if (minutesOf(opens) > minutesOf(before)) return;
      context.addIssue({ code: "custom", path: ["hours", index + 1, "opens"], message: `a time after ${before}` });
    });
  })
  .meta({ id: "OpeningDays", description: "Days with the same opening hours." });

/** When the agency can be reached. */
export const openingHours = list(
  openingDays,
  { from: 1, to: 7, by: "from" },
  "Days with their hours; others are closed.",
).superRefine((entries, context) => {
  entries.forEach((entry, index) => {
    const before = entries.slice(0, index).flatMap(daysOf);
    const twice = daysOf(entry).find((day) => before.includes(day));
    const isTold = entries.slice(0, index).some(({ from }) => from === entry.from);
    if (twice === undefined || isTold) return;
    context.addIssue({
      code: "custom",
      path: [index, "from"],
      message: `days without ${twice}, which is there already`,
    });
  });
});

/** Where the agency is. */
export const postalAddress = z
  .strictObject({
    street: text(2, 80, "Street and number, or what else the first line says."),
    more: text(2, 80, "A second line, such as a floor.").optional(),
    postalCode: text(2, 12, "Postal code.").optional(),
    city: text(2, 50, "Town."),
    region: text(2, 50, "State or province, where addresses have one.").optional(),
    country: z
      .string()
      .regex(/^[A-Z]{2}$/, { error: COUNTRY, abort: true })
      .refine(
        (code) => new Intl.DisplayNames("en", { type: "region", fallback: "none" }).of(code) !== undefined,
        COUNTRY,
      )
      .meta({ description: "Country as a code of ISO 3166, such as DE, US or JP." }),
  })
  .meta({ id: "PostalAddress", description: "Where the agency is." });

function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(":").map(Number);
  return hours * 60 + minutes;
}

/** Each of the days that an entry stands for; a week has no end, so that they may go past Sunday. */
export function daysOf({ from, until = from }: z.infer<typeof openingDays>): Weekday[] {
  const first = WEEKDAYS.indexOf(from);
  const count = ((WEEKDAYS.indexOf(until) - first + WEEKDAYS.length) % WEEKDAYS.length) + 1;
  return [...WEEKDAYS, ...WEEKDAYS].slice(first, first + count);
}
