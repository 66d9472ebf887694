import { type Minutes, toDays } from "#core/leave/amounts.ts";
import type { IsoDate } from "#core/calendar/dates.ts";
import { type ChangedDays, Refusal } from "#core/refusal.ts";

/** A person whose balance differs, in minutes; null is unlimited. */
export interface ChangedBalance {
  userId: string;
  name: string;
  before: Minutes | null;
  after: Minutes | null;
}

/** The balances that a policy edit would change. */
export interface PolicyImpact {
  effectiveOn: IsoDate;
  /** The day of the balances: the first examined day on which any differs. */
  on: IsoDate;
  isUnchanged: boolean;
  /** The number of balances that differ, and how many of them fall below 0. */
  people: number;
  belowZero: number;
  /** The balances that differ, lowest first. */
  impact: ChangedBalance[];
  /** The people who would fall below 0, or farther below it, on any examined day; with their balances on the first. */
  below: ChangedBalance[];
}

/** Converts balances to days, as in the API. */
export function changedDays(balances: readonly ChangedBalance[]): ChangedDays[] {
  return balances.map(({ before, after, ...person }) => ({
    ...person,
    before: daysOrNone(before),
    after: daysOrNone(after),
  }));
}

function daysOrNone(minutes: Minutes | null): number | null {
  return minutes === null ? null : toDays(minutes);
}

/** Throws (409) unless a change that would leave people below zero is confirmed; the refusal lists them. */
export function assertConfirmed(below: readonly ChangedBalance[], confirmed: boolean): void {
  if (confirmed || below.length === 0) return;
  const who = below.length === 1 ? "1 person" : `${below.length} people`;
  const text = `This change would leave ${who} below zero. Please confirm it.`;
  throw new Refusal("conflict", "needs_confirmation", text, { impact: changedDays(below) });
}
