import { PayrollFileQuery } from "#core/reports/PayrollQuery.ts";
import { payrollMonths } from "#core/reports/payrollMonths.ts";
import { allPayroll, type PayrollMonth, type PayrollRow } from "#db/queries/reports/payroll.ts";
import type { Person } from "#db/queries/people/person.ts";
import { exporting } from "../lists/steps/exporting.ts";
import { postDue } from "../accruals/postDue.ts";
import { typesOfReport } from "./steps/typesOfReport.ts";
import { payrollMonth } from "./steps/payrollMonth.ts";

export const exportPayroll = exporting("readPayroll", "payroll", PayrollFileQuery, (query, { me, today }) => {
  const months = payrollMonths(query, today).map((month) => payrollMonth(month, me.leaveYearStartsIn));
  return upToDate(me, months, query.officeId);
});

async function* upToDate(
  { organizationId }: Person,
  months: readonly PayrollMonth[],
  officeId: string | undefined,
): AsyncGenerator<PayrollRow[]> {
  await postDue(organizationId);
  const { types } = await typesOfReport(organizationId);
  yield* allPayroll(organizationId, months, { types: types.map(({ key }) => key), officeId });
}
