import { addMonths, type IsoDate } from "#core/calendar/dates.ts";
import { Refusal } from "#core/refusal.ts";
import { type Month, reportMonths } from "./reportMonths.ts";

interface Asked {
  month?: Month | undefined;
  from?: Month | undefined;
  to?: Month | undefined;
}

/** Returns the requested months without future months. Throws (400) if no month is left or the range is invalid. */
export function payrollMonths({ month, from, to }: Asked, today: IsoDate): Month[] {
  const thisMonth = today.slice(0, 7);
  const wanted = month ?? from ?? to ?? thisMonth;
  const one = { from: wanted, to: wanted };
  const several = month === undefined && (from !== undefined || to !== undefined);
  const { months } = reportMonths(several ? { from, to } : one, today);
  const begun = months.filter((asked) => asked <= thisMonth);
  if (begun.length > 0) return begun;
  if (!several) throw tooLate("month", "Month", thisMonth);
  if (from !== undefined) throw tooLate("from", "From", thisMonth);
  throw tooLate("to", "To", addMonths(`${thisMonth}-01`, months.length - 1).slice(0, 7));
}

function tooLate(field: string, name: string, latest: Month): Refusal {
  const text = `${name} must be ${latest} or earlier`;
  return new Refusal("invalid", "invalid_input", text, { fields: { [field]: text } });
}
