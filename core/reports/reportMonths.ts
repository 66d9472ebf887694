import { z } from "zod";
import { addMonths, type IsoDate, isIsoDate, isoDate, monthEnd, yearOf } from "#core/calendar/dates.ts";
import { orAbsent } from "#core/inputs.ts";
import { wording } from "#core/inputWording.ts";
import { Refusal } from "#core/refusal.ts";

/** A calendar month, such as `2027-03`. */
export type Month = string;

const MAX_MONTHS = 60;
const A_YEAR = 12;

function monthField() {
  const unreal = wording(undefined, "must be a month, like 2027-03");
  return z
    .string({ error: unreal })
    .trim()
    .refine((month) => isIsoDate(`${month}-01`) && month >= "1900-01" && month <= "2199-12", { error: unreal });
}

export const monthsAsked = { from: orAbsent(monthField()), to: orAbsent(monthField()) };

interface ReportMonths {
  months: Month[];
  first: IsoDate;
  last: IsoDate;
}

/** Throws (400) for more than 60 months or a reversed range. */
export function reportMonths(
  { from, to }: { from?: Month | undefined; to?: Month | undefined },
  today: IsoDate,
): ReportMonths {
  const first = firstOf(from, to, today);
  const last = to === undefined ? addMonths(first, A_YEAR - 1) : firstDay(to);
  if (last < first) throw refusal("To must be the same month as From or later");
  const months: Month[] = [];
  for (let month = first; month <= last && months.length <= MAX_MONTHS; month = addMonths(month, 1)) {
    months.push(month.slice(0, 7));
  }
  if (months.length > MAX_MONTHS) throw refusal(`A report covers at most ${MAX_MONTHS} months`);
  return { months, first, last: monthEnd(last) };
}

function firstOf(from: Month | undefined, to: Month | undefined, today: IsoDate): IsoDate {
  if (from !== undefined) return firstDay(from);
  return to === undefined ? isoDate(yearOf(today), 1, 1) : addMonths(firstDay(to), 1 - A_YEAR);
}

function firstDay(month: Month): IsoDate {
  return `${month}-01`;
}

function refusal(text: string): Refusal {
  return new Refusal("invalid", "invalid_input", text, { fields: { to: text } });
}
