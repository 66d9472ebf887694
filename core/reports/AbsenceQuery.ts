import { z } from "zod";
import { monthsAsked } from "./reportMonths.ts";
import { reportScope } from "./ReportScope.ts";

/** Of which months, and whose absence to report. */
export const AbsenceQuery = z.object({ ...monthsAsked, ...reportScope });
