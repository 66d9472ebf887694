import type { IsoDate } from "#core/calendar/dates.ts";
import { Refusal } from "#core/refusal.ts";
import { type Month, reportMonths } from "./reportMonths.ts";

interface Asked {
  month?: Month | undefined;
  from?: Month | undefined;
  to?: Month | undefined;
}

/**
 * Returns the months of a payroll report: the given month, the past and current months of a range, or the current month
 * by default. Throws if all months are in the future, because their balances aren't final.
 */
export function payrollMonths({ month, from, to }: Asked, today: IsoDate): Month[] {
  const thisMonth = today.slice(0, 7);
  const wanted = month ?? from ?? to ?? thisMonth;
  const one = { from: wanted, to: wanted };
  const several = month === undefined && (from !== undefined || to !== undefined);
  const { months } = reportMonths(several ? { from, to } : one, today);
  const begun = months.filter((asked) => asked <= thisMonth);
  if (begun.length > 0) return begun;
  const field = several ? "from" : "month";
  const text = `${several ? "From" : "Month"} must be ${thisMonth} or earlier`;
  throw new Refusal("invalid", "invalid_input", text, { fields: { [field]: text } });
}
