import { z } from "zod";
import { addDays, addMonths, daysBetween, type IsoDate, monthStart } from "#core/calendar/dates.ts";
import { idField, isoDateField, orAbsent } from "#core/inputs.ts";
import { pageFields } from "#core/lists/pageQuery.ts";
import { Refusal } from "#core/refusal.ts";

const MAX_DAYS = 400;

/** Both dates are included. */
export interface CalendarWindow {
  from: IsoDate;
  to: IsoDate;
}

export const CalendarQuery = z.object({
  from: isoDateField().optional(),
  to: isoDateField().optional(),
  teamId: orAbsent(idField("Unknown team")),
});
export type CalendarQuery = z.output<typeof CalendarQuery>;

export const CalendarPageQuery = CalendarQuery.extend(pageFields);

export const RosterQuery = CalendarQuery.extend({
  officeId: orAbsent(idField("Unknown office")),
  who: orAbsent(z.literal("me")),
});

export function calendarWindow({ from, to }: Omit<CalendarQuery, "teamId">, today: IsoDate): CalendarWindow {
  if (!from && !to) return defaultWindow(today);
  if (!from) return { from: addMonths(to ?? today, -12), to: to ?? today };
  const window = { from, to: to ?? addMonths(from, 12) };
  if (window.to < window.from) throw refusal("To must be on or after From");
  if (daysBetween(window.from, window.to) > MAX_DAYS) throw refusal("A calendar covers at most 400 days");
  return window;
}

function defaultWindow(today: IsoDate): CalendarWindow {
  const from = monthStart(addMonths(today, -1));
  const inAYear = addMonths(today, 12);
  const last = addDays(from, MAX_DAYS - 1);
  return { from, to: inAYear < last ? inAYear : last };
}

function refusal(text: string): Refusal {
  return new Refusal("invalid", "invalid_input", text, { fields: { to: text } });
}
