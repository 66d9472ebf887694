import { peopleText } from "#core/countText.ts";
import { type Minutes, toUnits } from "#core/leave/amounts.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import type { LeaveUnit } from "#core/leave/LeaveTypeView.ts";
import type { IsoDate } from "#core/calendar/dates.ts";
import { type ChangedDays, Refusal } from "#core/refusal.ts";

/** `before` and `after` are null if leave is unlimited. */
export interface ChangedBalance {
  userId: string;
  name: string;
  before: Minutes | null;
  after: Minutes | null;
  receiver?: { type: LeaveType; unit: LeaveUnit };
}

interface BalanceThen {
  before: Minutes | null;
  after: Minutes | null;
}

export interface BalancesOfPerson {
  id: string;
  receiver?: LeaveType;
  on: BalanceThen[];
  throughout: BalanceThen[];
  lacks: string[];
}

export interface WaitingPeople {
  facts: string[];
  people: number;
  names: string[];
}

interface TypeImpact {
  on: IsoDate;
  people: number;
  belowZero: number;
  /** The balances that differ, sorted by `after`. */
  impact: ChangedBalance[];
}

export interface ReceiverImpact extends TypeImpact {
  type: LeaveType;
  unit: LeaveUnit;
}

export interface PolicyImpact extends TypeImpact {
  unit: LeaveUnit;
  effectiveOn: IsoDate;
  isUnchanged: boolean;
  isUnused: boolean;
  receivers: ReceiverImpact[];
  below: ChangedBalance[];
  waiting: WaitingPeople[];
}

export interface PreviewedImpact extends PolicyImpact {
  raisesOwn: boolean;
}

export function changedAmounts(balances: readonly ChangedBalance[], unit: LeaveUnit): ChangedDays[] {
  return balances.map(({ userId, name, before, after, receiver }) => ({
    userId,
    name,
    before: unitsOrNone(before, receiver?.unit ?? unit),
    after: unitsOrNone(after, receiver?.unit ?? unit),
    ...(receiver && { type: receiver.type }),
  }));
}

function unitsOrNone(minutes: Minutes | null, unit: LeaveUnit): number | null {
  return minutes === null ? null : toUnits(minutes, unit);
}

export function belowZeroText(people: readonly { userId: string }[]): string {
  return `This change would leave ${peopleText(new Set(people.map(({ userId }) => userId)).size)} below zero`;
}

export function assertConfirmed({ below, unit }: Pick<PolicyImpact, "below" | "unit">, confirmed: boolean): void {
  if (confirmed || below.length === 0) return;
  const text = `${belowZeroText(below)}. Please confirm it.`;
  throw new Refusal("conflict", "needs_confirmation", text, { impact: changedAmounts(below, unit) });
}
