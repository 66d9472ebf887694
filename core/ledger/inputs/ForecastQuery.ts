import { z } from "zod";
import { addMonths, formatDate, type IsoDate } from "#core/calendar/dates.ts";
import { isoDateField } from "#core/inputs.ts";
import { Refusal } from "#core/refusal.ts";

/** How far ahead a balance is foretold. */
const MOST_MONTHS = 24;

/** On which day to show balances; today where it is left out. */
export const ForecastQuery = z.object({ asOf: isoDateField().optional() });
export type ForecastQuery = z.output<typeof ForecastQuery>;

/** Refuses a day that has passed, and one more than two years ahead. */
export function assertForeseeable(asOf: IsoDate, today: IsoDate): void {
  const last = addMonths(today, MOST_MONTHS);
  if (asOf < today) throw unforeseeable("As of must be today or later");
  if (asOf > last) throw unforeseeable(`As of must be ${formatDate(last)} or earlier`);
}

function unforeseeable(text: string): Refusal {
  return new Refusal("invalid", "not_foreseeable", text, { fields: { asOf: text } });
}
