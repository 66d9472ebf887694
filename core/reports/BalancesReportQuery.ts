import { z } from "zod";
import { oneOf, orAbsent } from "#core/inputs.ts";
import { LEAVE_TYPES } from "#core/leave/LeaveType.ts";
import { reportScope } from "./ReportScope.ts";

/** The people and grouping of a balance report, and the leave type that counts as owed; all types by default. */
export const BalancesReportQuery = z.object({
  ...reportScope,
  by: orAbsent(oneOf(["office", "manager"])).transform((by) => by ?? "office"),
  type: orAbsent(oneOf(LEAVE_TYPES)),
});
