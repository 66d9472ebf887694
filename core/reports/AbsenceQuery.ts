import { z } from "zod";
import { monthsAsked } from "./reportMonths.ts";
import { reportScope } from "./ReportScope.ts";

/** The months and people of an absence report. */
export const AbsenceQuery = z.object({ ...monthsAsked, ...reportScope });
