import { Router } from "express";
import type { PayrollAnswer, PayrollPerson } from "#core/api/admin/reportAnswers.ts";
import { toDays } from "#core/leave/amounts.ts";
import { shownAddress } from "#core/people/erasure.ts";
import { payrollMonths } from "#core/reports/payrollMonths.ts";
import { exportPayroll } from "#bot/operations/reports/exportPayroll.ts";
import { readPayroll } from "#bot/operations/reports/readPayroll.ts";
import type { PayrollRow } from "#db/queries/reports/payroll.ts";
import { daysOrNone } from "./columns/cells.ts";
import { reportColumns } from "./columns/reportColumns.ts";
import { consoleActor } from "./consoleActor.ts";
import { csvFile } from "../downloads/csvFile.ts";

/**
 * Returns the routes of /api/admin/reports/payroll: days taken in a month and balances at its end, as JSON or a file.
 */
export function payrollRoutes(): Router {
  const payroll = Router({ caseSensitive: true });

  payroll.get("/payroll", async (req, res) => {
    const { month, people, total } = await readPayroll(consoleActor(req), req.query);
    res.json({ month, people: people.map(presentPayroll), total } satisfies PayrollAnswer);
  });

  payroll.get(
    "/payroll.csv",
    csvFile(async (req) => {
      const { query, today, pieces } = await exportPayroll(consoleActor(req), req.query);
      const months = payrollMonths(query, today);
      const span = months.length > 1 ? `${months[0]}-to-${months.at(-1)}` : months.join("");
      return { name: `payroll-${span}.csv`, columns: reportColumns.payroll, pieces };
    }),
  );

  return payroll;
}

function presentPayroll({ id, name, email, officeName, ...amounts }: PayrollRow): PayrollPerson {
  return {
    id,
    name,
    email: shownAddress(email),
    officeName,
    vacationTaken: toDays(amounts.vacationTaken),
    sickTaken: toDays(amounts.sickTaken),
    personalTaken: toDays(amounts.personalTaken),
    vacationBalance: daysOrNone(amounts.vacationBalance),
    sickBalance: daysOrNone(amounts.sickBalance),
    personalBalance: daysOrNone(amounts.personalBalance),
  };
}
