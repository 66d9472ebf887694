import { z } from "zod";
import { orAbsent, oneOf, wholeNumber } from "../inputs.ts";
import { leaveTypeField } from "#core/leaveTypes/leaveTypeField.ts";
import { monthsAsked } from "./reportMonths.ts";
import { reportScope } from "./ReportScope.ts";

/** The months and people of an absence report. */
export const AbsenceQuery = z.object({ ...monthsAsked, ...reportScope });

/** The months of the decisions, and the office and team of the requests, in an approvals report. */
export const ApprovalsQuery = z.object({
  ...monthsAsked,
  officeId: reportScope.officeId,
  teamId: reportScope.teamId,
});

/** The people and grouping of a balance report, and the leave type that counts as owed; all types by default. */
export const BalancesReportQuery = z.object({
  ...reportScope,
  by: orAbsent(oneOf(["office", "manager"])).transform((by) => by ?? "office"),
  type: orAbsent(leaveTypeField()),
});

/** The people of a coverage report. */
export const CoverageQuery = z.object(reportScope);

const QUARTER = 90;

/** The range of the expiry report, in days from today; 90 by default. */
export const ExpiringQuery = z.object({
  within: orAbsent(wholeNumber({ min: 1, max: 366 })).transform((days) => days ?? QUARTER),
});
