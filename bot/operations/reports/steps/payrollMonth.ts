import { monthEnd } from "#core/calendar/dates.ts";
import { leaveYearOf } from "#core/leave/leaveYear.ts";
import type { Month } from "#core/reports/reportMonths.ts";
import type { PayrollMonth } from "#db/queries/reports/payroll.ts";

export function payrollMonth(month: Month, startsIn: number): PayrollMonth {
  const first = `${month}-01`;
  const last = monthEnd(first);
  return { first, last, leaveYear: leaveYearOf(last, startsIn) };
}
