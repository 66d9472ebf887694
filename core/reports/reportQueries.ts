import { z } from "zod";
import { orAbsent, oneOf, wholeNumber, yesElseNo } from "../inputs.ts";
import { leaveTypeField } from "#core/leaveTypes/leaveTypeField.ts";
import { PIVOT_FIELDS, PIVOT_VALUES } from "./pivotTable.ts";
import { monthsAsked } from "./reportMonths.ts";
import { reportScope } from "./ReportScope.ts";

export const AbsenceQuery = z.object({ ...monthsAsked, ...reportScope });

export const ApprovalsQuery = z.object({
  ...monthsAsked,
  officeId: reportScope.officeId,
  teamId: reportScope.teamId,
});

/**
 * `type` is the leave type that counts as owed. Without `type`, all types count, but sick leave counts only with
 * `sick`.
 */
export const BalancesReportQuery = z.object({
  ...reportScope,
  by: orAbsent(oneOf(["office", "manager"])).transform((by) => by ?? "office"),
  type: orAbsent(leaveTypeField()),
  sick: yesElseNo(),
});

export const PivotQuery = z
  .object({
    ...monthsAsked,
    ...reportScope,
    type: orAbsent(leaveTypeField()),
    rows: orAbsent(oneOf(PIVOT_FIELDS)).transform((rows) => rows ?? "office"),
    columns: orAbsent(oneOf(PIVOT_FIELDS)).transform((columns) => columns ?? "month"),
    value: orAbsent(oneOf(PIVOT_VALUES)).transform((value) => value ?? "days"),
  })
  .refine(({ rows, columns }) => rows !== columns, {
    path: ["columns"],
    error: "Columns must differ from rows",
  });

export const CoverageQuery = z.object(reportScope);

export const BlocksQuery = z.object(reportScope);

const QUARTER = 90;

/** `within` is in days from today. */
export const ExpiringQuery = z.object({
  within: orAbsent(wholeNumber({ min: 1, max: 366 })).transform((days) => days ?? QUARTER),
});
