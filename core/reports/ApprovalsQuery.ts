import { z } from "zod";
import { monthsAsked } from "./reportMonths.ts";
import { reportScope } from "./ReportScope.ts";

/** In which months, and about whose requests decisions to report. */
export const ApprovalsQuery = z.object({ ...monthsAsked, officeId: reportScope.officeId });
