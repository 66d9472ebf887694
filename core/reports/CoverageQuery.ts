import { z } from "zod";
import { reportScope } from "./ReportScope.ts";

/** Whose coverage to report. */
export const CoverageQuery = z.object(reportScope);
