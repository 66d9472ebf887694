import { PayrollQuery } from "#core/reports/PayrollQuery.ts";
import { payrollMonths } from "#core/reports/payrollMonths.ts";
import type { Month } from "#core/reports/reportMonths.ts";
import { findPayroll, type PayrollRow } from "#db/queries/reports/payroll.ts";
import { postDue } from "../accruals/postDue.ts";
import { payrollMonth } from "./steps/payrollMonth.ts";
import { reportReading } from "./steps/reportReading.ts";

/** What the people of a month took in it, and what they had left in the end. */
export interface Payroll {
  month: Month;
  people: PayrollRow[];
  total: number;
}

/** What payroll needs of a month: of everybody who was employed in it, the days taken and the balances at its end. */
export const readPayroll = reportReading(
  "readPayroll",
  "payroll",
  PayrollQuery,
  async (query, { me, today }): Promise<Payroll> => {
    const { officeId, from, count } = query;
    const [month = today.slice(0, 7)] = payrollMonths({ month: query.month }, today);
    await postDue(me.organizationId);
    const asked = payrollMonth(month, me.leaveYearStartsIn);
    const { rows, total } = await findPayroll(me.organizationId, asked, { officeId, from, count });
    return { month, people: rows, total };
  },
);
