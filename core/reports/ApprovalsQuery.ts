import { z } from "zod";
import { monthsAsked } from "./reportMonths.ts";
import { reportScope } from "./ReportScope.ts";

/** The months of the decisions, and the office of the requests, in an approvals report. */
export const ApprovalsQuery = z.object({ ...monthsAsked, officeId: reportScope.officeId });
