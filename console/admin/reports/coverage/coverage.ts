import type { CoverageWeek } from "#core/api/admin/reportAnswers.ts";
import { countText } from "#core/countText.ts";
import { dayAndMonth } from "#console/shared/localDates.ts";

/** The coverage at which the tint reaches its maximum, which still leaves text readable; lower coverage is rare. */
const STRONGEST_AT = 0.4;
export const STRONGEST_TINT = 40;

/** Returns the tint of a day in percent: the lower its coverage, the stronger. */
export function tintOf(coverage: number): number {
  return Math.round(Math.min(1, (1 - coverage) / (1 - STRONGEST_AT)) * STRONGEST_TINT);
}

/** Returns "92%" for 0.92; never 100% while a person is off. */
export function percentText(share: number): string {
  return `${share < 1 ? Math.min(99, Math.round(share * 100)) : 100}%`;
}

/** Returns the grid's main finding in words. */
export function coverageSummary(weeks: readonly CoverageWeek[]): string {
  const days = weeks.flatMap((week) => week.days).filter(({ working }) => working > 0);
  const least = days.toSorted((one, other) => one.coverage - other.coverage || (one.date < other.date ? -1 : 1))[0];
  if (!least) return "No workdays in these weeks.";
  if (least.away === 0) return `Nobody is off in the next ${countText(weeks.length, "week")}.`;
  const { away, working, coverage, date } = least;
  return `Lowest coverage: ${percentText(coverage)} on ${dayAndMonth(date)}, with ${away} of ${working} off.`;
}
