import type { Minutes } from "#core/leave/amounts.ts";
import { addMonths } from "#core/calendar/dates.ts";
import type { IsoDate } from "#core/calendar/dates.ts";
import { termsOn } from "#core/policies/termsTimeline.ts";
import { figuresIn, entriesAhead } from "./forecast.ts";
import type { Ledger } from "./forecast.ts";
import { leaveYearOf, leaveYearStart } from "../leave/leaveYear.ts";

/** The forecast range in months. */
const HORIZON = 24;

/**
 * Returns the next accrual, already cut by the maximum balance, and its day; null if there is none within two years.
 */
export function nextAccrual(ledger: Ledger): { on: IsoDate; minutes: Minutes; lost: Minutes } | null {
  const next = entriesAhead(ledger, addMonths(ledger.today, HORIZON)).find(
    ({ kind, minutes, details }) =>
      kind === "accrual" || (kind === "policy_change" && minutes + (details?.lost ?? 0) > 0),
  );
  return next ? { on: next.effectiveOn, minutes: next.minutes, lost: next.details?.lost ?? 0 } : null;
}

/**
 * Returns the first day, within two years, with at least the wanted minutes available if nothing else is booked; null
 * if there is none.
 */
export function dayWith(ledger: Ledger, wanted: Minutes): IsoDate | null {
  const { accrual, today, pending } = ledger;
  const horizon = addMonths(today, HORIZON);
  const entries = [...ledger.entries, ...entriesAhead(ledger, horizon)];
  const days = [...entries.map(({ effectiveOn }) => effectiveOn), ...accrual.timeline.map(({ from }) => from)]
    .filter((day) => day > today && day <= horizon)
    .toSorted();
  const year = (day: IsoDate) => leaveYearOf(day, accrual.startsIn);
  const isEnough = (day: IsoDate) =>
    termsOn(accrual.timeline, day).isUnlimited || figuresIn(entries, pending, year(day), day).available >= wanted;
  return [today, ...new Set(days)].find(isEnough) ?? null;
}

/**
 * Returns the minutes that expire at the next year-end carry-over if nothing else is booked, the day, and the
 * carry-over limit; null if nothing expires.
 */
export function expiryAhead(ledger: Ledger): { on: IsoDate; minutes: Minutes; limit: Minutes } | null {
  const { startsIn } = ledger.accrual;
  const on = leaveYearStart(leaveYearOf(ledger.today, startsIn) + 1, startsIn);
  const carryOver = entriesAhead(ledger, on).find(({ kind }) => kind === "carry_over");
  const { lapsed: expired = 0, limit = 0 } = carryOver?.details ?? {};
  return expired > 0 ? { on, minutes: expired, limit } : null;
}
