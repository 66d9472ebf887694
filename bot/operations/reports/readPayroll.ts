import type { LeaveTypeView } from "#core/leave/LeaveTypeView.ts";
import { PayrollQuery } from "#core/reports/PayrollQuery.ts";
import { payrollMonths } from "#core/reports/payrollMonths.ts";
import type { Month } from "#core/reports/reportMonths.ts";
import { findPayroll, type PayrollRow } from "#db/queries/reports/payroll.ts";
import { postDue } from "../accruals/postDue.ts";
import { payrollMonth } from "./steps/payrollMonth.ts";
import { typesOfReport } from "./steps/typesOfReport.ts";
import { reportReading } from "./steps/reportReading.ts";

interface Payroll {
  month: Month;
  types: LeaveTypeView[];
  people: PayrollRow[];
  total: number;
}

export const readPayroll = reportReading(
  "readPayroll",
  "payroll",
  PayrollQuery,
  async (query, { me, today }): Promise<Payroll> => {
    const { officeId, from, count } = query;
    const [month = today.slice(0, 7)] = payrollMonths({ month: query.month }, today);
    await postDue(me.organizationId);
    const asked = payrollMonth(month, me.leaveYearStartsIn);
    const { types } = await typesOfReport(me.organizationId);
    const page = { types: types.map(({ key }) => key), officeId, from, count };
    const { rows, total } = await findPayroll(me.organizationId, asked, page);
    return { month, types, people: rows, total };
  },
);
