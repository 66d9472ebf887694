import { Router } from "express";
import type { PayrollAnswer, PayrollPerson } from "#core/api/admin/reportAnswers.ts";
import type { LeaveTypeView } from "#core/leave/LeaveTypeView.ts";
import { amountsByType } from "#core/leaveTypes/amountsByType.ts";
import { shownAddress } from "#core/people/erasure.ts";
import { payrollMonths } from "#core/reports/payrollMonths.ts";
import { listLeaveTypes } from "#bot/operations/leaveTypes/listLeaveTypes.ts";
import { exportPayroll } from "#bot/operations/reports/exportPayroll.ts";
import { readPayroll } from "#bot/operations/reports/readPayroll.ts";
import type { PayrollRow } from "#db/queries/reports/payroll.ts";
import { reportColumns } from "./columns/reportColumns.ts";
import { consoleActor } from "./consoleActor.ts";
import { csvFile } from "../downloads/csvFile.ts";

export function payrollRoutes(): Router {
  const payroll = Router({ caseSensitive: true });

  payroll.get("/payroll", async (req, res) => {
    const { month, types, people, total } = await readPayroll(consoleActor(req), req.query);
    const presented = people.map((person) => presentPayroll(person, types));
    res.json({ month, people: presented, total } satisfies PayrollAnswer);
  });

  payroll.get(
    "/payroll.csv",
    csvFile(async (req) => {
      const actor = consoleActor(req);
      const { query, today, pieces } = await exportPayroll(actor, req.query);
      const types = await listLeaveTypes(actor, { archived: true });
      const months = payrollMonths(query, today);
      const span = months.length > 1 ? `${months[0]}-to-${months.at(-1)}` : months.join("");
      return { name: `payroll-${span}.csv`, columns: reportColumns.payroll(types), pieces };
    }),
  );

  return payroll;
}

function presentPayroll(
  { id, name, email, officeName, taken, balance }: PayrollRow,
  types: readonly LeaveTypeView[],
): PayrollPerson {
  return {
    id,
    name,
    email: shownAddress(email),
    officeName,
    taken: amountsByType(taken, types),
    balance: amountsByType(balance, types),
  };
}
