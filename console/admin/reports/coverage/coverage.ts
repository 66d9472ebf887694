import type { CoverageWeek } from "#core/api/admin/reportAnswers.ts";
import { countText } from "#core/countText.ts";
import { dayAndMonth } from "#console/shared/localDates.ts";

const STRONGEST_AT = 0.4;
export const STRONGEST_TINT = 40;
const WEAKEST_TINT = 8;

/** Returns the strength of the tint in percent. */
export function tintOf(coverage: number): number {
  if (coverage >= 1) return 0;
  const share = Math.min(1, (1 - coverage) / (1 - STRONGEST_AT));
  return Math.round(WEAKEST_TINT + share * (STRONGEST_TINT - WEAKEST_TINT));
}

export function percentText(share: number): string {
  return `${share < 1 ? Math.min(99, Math.round(share * 100)) : 100}%`;
}

export function coverageSummary(weeks: readonly CoverageWeek[]): string {
  const days = weeks.flatMap((week) => week.days).filter(({ working }) => working > 0);
  const least = days.toSorted((one, other) => one.coverage - other.coverage || (one.date < other.date ? -1 : 1))[0];
  if (!least) return "No workdays in these weeks.";
  if (least.away === 0) return `No time off in the next ${countText(weeks.length, "week")}.`;
  const { away, working, coverage, date } = least;
  return `Lowest coverage: ${percentText(coverage)} on ${dayAndMonth(date)}, with ${away} of ${working} off. The stronger the color, the lower the coverage.`;
}
