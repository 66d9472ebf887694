import type { IsoDate } from "#core/calendar/dates.ts";
import type { DayCost } from "#core/leave/DayCost.ts";
import { type CaseOfTerms, termsAt } from "#core/policies/accrual/caseOfYear.ts";

export function isUnlimitedLeave(
  dayCosts: readonly DayCost[],
  { today, accrual }: { today: IsoDate; accrual: CaseOfTerms },
): boolean {
  const days = dayCosts.length > 0 ? dayCosts.map(({ date }) => date) : [today];
  return days.every((date) => termsAt(accrual, date).isUnlimited);
}
