import type { z } from "zod";
import type { LeaveTypeView } from "#core/leave/LeaveTypeView.ts";
import {
  monthNames,
  NO_TEAM,
  type PivotField,
  type PivotNames,
  type PivotTable,
  pivotTable,
  type PivotValue,
  SEVERAL_TEAMS,
} from "#core/reports/pivotTable.ts";
import { type Month, reportMonths } from "#core/reports/reportMonths.ts";
import { PivotQuery } from "#core/reports/reportQueries.ts";
import { findPivot, findPivotNames } from "#db/queries/reports/findPivot.ts";
import type { Context } from "../running/WriteContext.ts";
import { reportReading } from "./steps/reportReading.ts";
import { typesOfReport } from "./steps/typesOfReport.ts";

/** The values for days and hours are in minutes. */
export interface PivotReport extends PivotTable {
  value: PivotValue;
  months: readonly Month[];
}

export const reportPivot = reportReading("readReports", "pivot", PivotQuery, pivotReport);

export async function pivotReport(
  { rows, columns, value, ...query }: z.output<typeof PivotQuery>,
  { me, today }: Context,
): Promise<PivotReport> {
  const { organizationId } = me;
  const { months, first, last } = reportMonths(query, today);
  const { asked } = await typesOfReport(organizationId, query.type);
  const types = asked.filter(({ unit }) => isCounted(unit, value));
  const wanted = { rows, columns, value, types: types.map(({ key }) => key), first, last };
  const namesOf = (field: PivotField) => pivotNames(field, { organizationId, types, months });
  const sums = await findPivot(organizationId, query, wanted);
  return { ...pivotTable(sums, await namesOf(rows), await namesOf(columns)), value, months };
}

function isCounted(unit: LeaveTypeView["unit"], value: PivotValue): boolean {
  if (value === "days") return unit === "day";
  return value === "hours" ? unit === "hour" : true;
}

async function pivotNames(
  field: PivotField,
  { organizationId, types, months }: { organizationId: string; types: readonly LeaveTypeView[]; months: Month[] },
): Promise<PivotNames> {
  if (field === "month") return monthNames(months);
  if (field === "type") return { names: new Map(types.map(({ key, name }) => [key, name])), isComplete: false };
  const found = await findPivotNames(organizationId, field);
  const names = new Map(found.map(({ id, name }) => [id, name]));
  if (field === "team") names.set(SEVERAL_TEAMS, "Several teams").set(NO_TEAM, "No team");
  return { names, isComplete: false };
}
