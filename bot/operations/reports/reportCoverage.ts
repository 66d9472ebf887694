import { workCalendar } from "#core/offices/workCalendar.ts";
import { coverageDates, type CoverageWeek, coverageWeeks } from "#core/reports/coverageWeeks.ts";
import type { ReportScope } from "#core/reports/ReportScope.ts";
import { CoverageQuery } from "#core/reports/reportQueries.ts";
import { findAway, findEmployed, findHolidaysOfOffices } from "#db/queries/reports/coverage.ts";
import { readAtOnce } from "#db/sharing/readAtOnce.ts";
import type { Context } from "../running/WriteContext.ts";
import { reportReading } from "./steps/reportReading.ts";

export const reportCoverage = reportReading("readReports", "coverage", CoverageQuery, coverageReport);

export async function coverageReport(scope: ReportScope, { me, today }: Context): Promise<CoverageWeek[]> {
  const { organizationId } = me;
  const dates = coverageDates(today);
  const [offices, employed, away] = await readAtOnce(organizationId, [
    () => findHolidaysOfOffices(organizationId, dates),
    () => findEmployed(organizationId, scope, dates),
    () => findAway(organizationId, scope, dates),
  ]);
  const calendars = new Map(
    // Nobody works on a holiday, even if leave on it costs as much as on other dates.
    offices.map(({ id, holidays, patterns: office }) => [id, workCalendar(holidays, false, { own: null, office })]),
  );
  return coverageWeeks(dates, { calendars, employed, away });
}
