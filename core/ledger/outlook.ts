import type { Minutes } from "#core/leave/amounts.ts";
import { addMonths } from "#core/calendar/dates.ts";
import type { IsoDate } from "#core/calendar/dates.ts";
import { termsOn } from "#core/policies/termsTimeline.ts";
import { figuresIn, linesAhead } from "./forecast.ts";
import type { Ledger } from "./forecast.ts";
import { leaveYearOf, leaveYearStart } from "../leave/leaveYear.ts";

/** How far ahead is looked, in months. */
const HORIZON = 24;

/** What accrues next, after the cap, and when; null when nothing will within two years. */
export function nextAccrual(ledger: Ledger): { on: IsoDate; minutes: Minutes; lost: Minutes } | null {
  const next = linesAhead(ledger, addMonths(ledger.today, HORIZON)).find(
    ({ kind, minutes, details }) =>
      kind === "accrual" || (kind === "policy_change" && minutes + (details?.lost ?? 0) > 0),
  );
  return next ? { on: next.effectiveOn, minutes: next.minutes, lost: next.details?.lost ?? 0 } : null;
}

/** The first day, today or within two years, on which so much is available if nothing else is booked; null when there is none. */
export function dayWith(ledger: Ledger, wanted: Minutes): IsoDate | null {
  const { accrual, today, pending } = ledger;
  const horizon = addMonths(today, HORIZON);
  const lines = [...ledger.lines, ...linesAhead(ledger, horizon)];
  const days = [...lines.map(({ effectiveOn }) => effectiveOn), ...accrual.timeline.map(({ from }) => from)]
    .filter((day) => day > today && day <= horizon)
    .toSorted();
  const year = (day: IsoDate) => leaveYearOf(day, accrual.startsIn);
  const isEnough = (day: IsoDate) =>
    termsOn(accrual.timeline, day).isUnlimited || figuresIn(lines, pending, year(day), day).available >= wanted;
  return [today, ...new Set(days)].find(isEnough) ?? null;
}

/** What will lapse at the next roll-over if nothing else is booked, when, and the limit of what is carried; null when nothing will. */
export function expiryAhead(ledger: Ledger): { on: IsoDate; minutes: Minutes; limit: Minutes } | null {
  const { startsIn } = ledger.accrual;
  const on = leaveYearStart(leaveYearOf(ledger.today, startsIn) + 1, startsIn);
  const rollOver = linesAhead(ledger, on).find(({ kind }) => kind === "carry_over");
  const { lapsed = 0, limit = 0 } = rollOver?.details ?? {};
  return lapsed > 0 ? { on, minutes: lapsed, limit } : null;
}
