import type { LeaveType } from "#core/leave/LeaveType.ts";
import { leaveYearOf, type LeaveYear } from "#core/leave/leaveYear.ts";
import type { AccrualCase } from "#core/policies/accrual/AccrualCase.ts";
import type { Minutes } from "#core/leave/amounts.ts";
import type { IsoDate } from "#core/calendar/dates.ts";
import type { ChangeCause, LedgerEntry } from "./LedgerEntry.ts";

interface ChangeMinutes {
  type: LeaveType;
  leaveYear: LeaveYear;
  minutes: Minutes;
  /** The end of the key, such as `:returned`, `:2026`, or `:grant 1`. */
  suffix: string;
  details: NonNullable<LedgerEntry["details"]>;
}

export function firstChangedYear(
  { today, since, isRegrouped = false }: { today: IsoDate; since?: IsoDate; isRegrouped?: boolean },
  { startsIn, opening }: Pick<AccrualCase, "startsIn" | "opening">,
): LeaveYear {
  return isRegrouped ? opening : leaveYearOf(since ?? today, startsIn);
}

/**
 * True if a carry-over may be missing, for example because the person had left at the end of the year before and has
 * returned.
 */
export function mayLackCarryOver(
  year: LeaveYear,
  since: LeaveYear,
  { cause, isRestored = false }: { cause: ChangeCause; isRestored?: boolean },
): boolean {
  // An earlier start date can open the ledger in a leave year that has ended.
  return year > since || cause === "start_date" || (isRestored && year === since);
}

export function changeEntry(
  { today, id }: { today: IsoDate; id: string },
  { type, suffix, ...posted }: ChangeMinutes,
): LedgerEntry {
  return {
    ...posted,
    type,
    kind: "policy_change",
    effectiveOn: today,
    sourceKey: `policy_change:${type}:${id}${suffix}`,
    isUnlimited: false,
  };
}
