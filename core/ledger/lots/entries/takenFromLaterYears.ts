import type { IsoDate } from "#core/calendar/dates.ts";
import { groupBy } from "#core/groupBy.ts";
import { leaveYearOf } from "#core/leave/leaveYear.ts";
import type { AccrualCase } from "#core/policies/accrual/AccrualCase.ts";
import { ACCRUALS, grantOf } from "../../accrualsIn.ts";
import type { ChangeCause, LedgerEntry } from "../../LedgerEntry.ts";

export function takenFromLaterYears(
  { type, startsIn }: Pick<AccrualCase, "type" | "startsIn">,
  entries: readonly LedgerEntry[],
  { today, cause, id, isRegrouped }: { today: IsoDate; cause: ChangeCause; id: string; isRegrouped?: boolean },
): LedgerEntry[] {
  if (!isRegrouped) return [];
  const thisYear = leaveYearOf(today, startsIn);
  const later = entries.filter(({ kind, leaveYear }) => leaveYear > thisYear && ACCRUALS.has(kind));
  const accounts = groupBy(later, (entry) => `${entry.leaveYear}:grant ${grantOf(entry)}`);
  return [...accounts].flatMap(([account, [first, ...others]]): LedgerEntry[] => {
    if (!first) return [];
    const { leaveYear, details: { grant } = {} } = first;
    const all = [first, ...others];
    const minutes = all.reduce((sum, entry) => sum - entry.minutes, 0);
    const lost = all.reduce((sum, { details }) => sum - (details?.lost ?? 0), 0);
    if (minutes === 0 && lost === 0) return [];
    return [
      {
        type,
        leaveYear,
        kind: "policy_change",
        minutes,
        effectiveOn: today,
        sourceKey: `policy_change:${type}:${id}:${account}`,
        isUnlimited: false,
        details: { cause, ...(lost !== 0 && { lost }), ...(grant && { grant }) },
      },
    ];
  });
}
