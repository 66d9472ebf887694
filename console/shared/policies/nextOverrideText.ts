import type { UserAnswer } from "#core/api/UserAnswer.ts";
import type { IsoDate } from "#core/calendar/dates.ts";
import { formatDate } from "#core/calendar/dateTexts.ts";
import { countText } from "#core/countText.ts";
import { wholeDates } from "../wholeDates.ts";

export function nextOverrideText(
  { ptoBalanceOverride, effectiveOn }: NonNullable<UserAnswer["nextPtoBalanceOverride"]>,
  replacedFrom?: IsoDate,
): string {
  const what = ptoBalanceOverride === null ? "the default policy" : `${countText(ptoBalanceOverride, "day")} per year`;
  return replacedFrom === effectiveOn
    ? `This replaces the change to ${what} scheduled for ${wholeDates(formatDate(effectiveOn))}.`
    : `Starting ${wholeDates(formatDate(effectiveOn))}: ${what}.`;
}
