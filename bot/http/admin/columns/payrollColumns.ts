import { toDays } from "#core/leave/amounts.ts";
import { shownAddress } from "#core/people/erasure.ts";
import type { PayrollRow } from "#db/queries/reports/payroll.ts";
import { daysOrNone } from "./cells.ts";
import type { Columns } from "./Columns.ts";

/** The columns of payroll, in days; an unlimited balance is blank. */
export const payrollColumns: Columns<PayrollRow> = {
  month: ({ month }) => month,
  person: ({ name }) => name,
  email: ({ email }) => shownAddress(email),
  office: ({ officeName }) => officeName,
  "vacation taken": ({ vacationTaken }) => toDays(vacationTaken),
  "sick taken": ({ sickTaken }) => toDays(sickTaken),
  "personal taken": ({ personalTaken }) => toDays(personalTaken),
  "vacation balance": ({ vacationBalance }) => daysOrNone(vacationBalance),
  "sick balance": ({ sickBalance }) => daysOrNone(sickBalance),
  "personal balance": ({ personalBalance }) => daysOrNone(personalBalance),
};
