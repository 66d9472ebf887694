import { z } from "zod";
import { reportScope } from "./ReportScope.ts";

/** The people of a coverage report. */
export const CoverageQuery = z.object(reportScope);
