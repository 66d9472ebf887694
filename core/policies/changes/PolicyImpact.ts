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
  /** Set if the balance belongs to a type that receives the policy's excess. */
  receiver?: { type: LeaveType; unit: LeaveUnit };
}

interface BalanceThen {
  before: Minutes | null;
  after: Minutes | null;
}

export interface BalancesOfPerson {
  id: string;
  receiver?: LeaveType;
  /** The balances on the days that are compared for everyone. */
  on: BalanceThen[];
  /** In order. Besides the days in `on`, includes the days on which the person's own leave years end and begin. */
  throughout: BalanceThen[];
  /** The facts that the person lacks and that the policy needs only after the change. */
  lacks: string[];
}

/** People who accrue nothing under a changed policy because they lack the same facts. */
export interface WaitingPeople {
  facts: string[];
  people: number;
  names: string[];
}

interface TypeImpact {
  /** The day of the balances in `impact`. */
  on: IsoDate;
  people: number;
  belowZero: number;
  /** The balances that differ, lowest first. */
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
  /** The types that receive the policy's excess and whose balances change. */
  receivers: ReceiverImpact[];
  /** Balances on the first day on which they would fall below 0 or further below 0. */
  below: ChangedBalance[];
  waiting: WaitingPeople[];
}

export interface PreviewedImpact extends PolicyImpact {
  /** True if saving the change notifies the other Admins and Owners. */
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
