import { z } from "zod";
import { addMonths, type IsoDate } from "#core/calendar/dates.ts";
import { formatDate } from "#core/calendar/dateTexts.ts";
import { isoDateField } from "#core/inputs.ts";
import { Refusal } from "#core/refusal.ts";

const MAX_MONTHS = 24;

export const ForecastQuery = z.object({ asOf: isoDateField().optional() });
export type ForecastQuery = z.output<typeof ForecastQuery>;

export function assertForeseeable(asOf: IsoDate, today: IsoDate): void {
  const last = addMonths(today, MAX_MONTHS);
  if (asOf < today) throw unforeseeable("As of must be today or later");
  if (asOf > last) throw unforeseeable(`As of must be ${formatDate(last)}, or earlier`);
}

function unforeseeable(text: string): Refusal {
  return new Refusal("invalid", "not_foreseeable", text, { fields: { asOf: text } });
}
