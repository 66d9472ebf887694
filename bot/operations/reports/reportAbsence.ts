import type { z } from "zod";
import type { Minutes } from "#core/leave/amounts.ts";
import { type Month, reportMonths } from "#core/reports/reportMonths.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import type { LeaveTypeView } from "#core/leave/LeaveTypeView.ts";
import { AbsenceQuery } from "#core/reports/reportQueries.ts";
import { findAbsence } from "#db/queries/reports/findAbsence.ts";
import type { Context } from "../running/WriteContext.ts";
import { typesOfReport } from "./steps/typesOfReport.ts";
import { reportReading } from "./steps/reportReading.ts";

export interface AbsenceMonth {
  month: Month;
  taken: Record<LeaveType, Minutes>;
  types: readonly LeaveTypeView[];
}

export const reportAbsence = reportReading("readReports", "absence", AbsenceQuery, absenceReport);

export async function absenceReport(
  query: z.output<typeof AbsenceQuery>,
  { me, today }: Context,
): Promise<AbsenceMonth[]> {
  const { months, ...dates } = reportMonths(query, today);
  const found = await findAbsence(me.organizationId, query, dates);
  const { types } = await typesOfReport(me.organizationId);
  const byMonth = new Map(
    months.map((month): [Month, AbsenceMonth] => {
      const taken = Object.fromEntries(types.map(({ key }) => [key, 0]));
      return [month, { month, taken, types }];
    }),
  );
  for (const { month, type, minutes } of found) {
    const row = byMonth.get(month);
    if (row) row.taken[type] = minutes;
  }
  return [...byMonth.values()];
}
