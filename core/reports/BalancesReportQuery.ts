import { z } from "zod";
import { oneOf, orAbsent } from "#core/inputs.ts";
import { LEAVE_TYPES } from "#core/leave/LeaveType.ts";
import { reportScope } from "./ReportScope.ts";

/** Whose balances to report, grouped by what, and which type counts as owed: all, unless it says one. */
export const BalancesReportQuery = z.object({
  ...reportScope,
  by: orAbsent(oneOf(["office", "manager"])).transform((by) => by ?? "office"),
  type: orAbsent(oneOf(LEAVE_TYPES)),
});
