import { peopleText } from "#core/countText.ts";
import { type Minutes, toUnits } from "#core/leave/amounts.ts";
import type { LeaveUnit } from "#core/leave/LeaveTypeView.ts";
import type { IsoDate } from "#core/calendar/dates.ts";
import { type ChangedDays, Refusal } from "#core/refusal.ts";

/** `before` and `after` are in minutes; null is unlimited. */
export interface ChangedBalance {
  userId: string;
  name: string;
  before: Minutes | null;
  after: Minutes | null;
}

/** `on` has the balances on several days; null is unlimited. */
export interface BalancesOfPerson {
  id: string;
  on: { before: Minutes | null; after: Minutes | null }[];
  /** The missing facts that the policy needs only after the change. */
  lacks: string[];
}

/** People without accruals under a changed policy because they lack the same facts. */
export interface WaitingPeople {
  facts: string[];
  people: number;
  /** The names of the first people, sorted. */
  names: string[];
}

export interface PolicyImpact {
  unit: LeaveUnit;
  effectiveOn: IsoDate;
  /** The day of the balances in `impact`. */
  on: IsoDate;
  isUnchanged: boolean;
  /** True if a changed policy applies to nobody, for example because its group has no members. */
  isUnused: boolean;
  /** The number of balances that differ, and how many of them fall below 0. */
  people: number;
  belowZero: number;
  /** The balances that differ, lowest first. */
  impact: ChangedBalance[];
  /** With their balances on the first day on which they would fall below 0 or further below it. */
  below: ChangedBalance[];
  waiting: WaitingPeople[];
}

export interface PreviewedImpact extends PolicyImpact {
  /** If true, saving the change notifies the other Admins and Owners. */
  raisesOwn: boolean;
}

export function changedAmounts(balances: readonly ChangedBalance[], unit: LeaveUnit): ChangedDays[] {
  return balances.map(({ before, after, ...person }) => ({
    ...person,
    before: unitsOrNone(before, unit),
    after: unitsOrNone(after, unit),
  }));
}

function unitsOrNone(minutes: Minutes | null, unit: LeaveUnit): number | null {
  return minutes === null ? null : toUnits(minutes, unit);
}

export function assertConfirmed({ below, unit }: Pick<PolicyImpact, "below" | "unit">, confirmed: boolean): void {
  if (confirmed || below.length === 0) return;
  const text = `This change would leave ${peopleText(below.length)} below zero. Please confirm it.`;
  throw new Refusal("conflict", "needs_confirmation", text, { impact: changedAmounts(below, unit) });
}
