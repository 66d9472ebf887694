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
  suffix: string;
  details: NonNullable<LedgerEntry["details"]>;
}

export function firstChangedYear(
  { today, since, isRegrouped = false }: { today: IsoDate; since?: IsoDate; isRegrouped?: boolean },
  { startsIn, opening }: Pick<AccrualCase, "startsIn" | "opening">,
): LeaveYear {
  return isRegrouped ? opening : leaveYearOf(since ?? today, startsIn);
}

export function mayLackCarryOver(
  year: LeaveYear,
  since: LeaveYear,
  { cause, isRestored = false }: { cause: ChangeCause; isRestored?: boolean },
): boolean {
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
