import { addDays, addMonths, earliest, latest, type IsoDate } from "#core/calendar/dates.ts";
import type { DayCost } from "#core/leave/DayCost.ts";
import { leaveYearEnd, leaveYearStart, type LeaveYear } from "#core/leave/leaveYear.ts";
import type { Minutes } from "#core/leave/amounts.ts";
import type { AccrualCase } from "#core/policies/accrual/AccrualCase.ts";
import type { PolicyDocument } from "#core/policies/document/PolicyDocument.ts";
import { amountOn } from "#core/policies/facts/amountOn.ts";
import { unlessMissing } from "#core/policies/facts/unlessMissing.ts";
import { termsOn } from "#core/policies/termsTimeline.ts";
import type { Figures } from "../balance.ts";
import { rulesOn } from "./YearReplay.ts";

type LimitRule = NonNullable<NonNullable<PolicyDocument["consumption"]>["limit"]>;

/** Returns the limit of a policy that grants nothing and only limits what can be taken on a day; otherwise null. */
export function onlyLimitOn({ timeline }: Pick<AccrualCase, "timeline">, day: IsoDate): LimitRule | null {
  const { document, isUnlimited } = termsOn(timeline, day);
  if (!document || isUnlimited || (document.grants ?? []).length > 0) return null;
  return document.consumption?.limit ?? null;
}

/**
 * Returns a leave year's figures as of a day, where a limit without grants counts as accrued. `leave` is needed for a
 * rolling limit of twelve months, which includes leave of the year before.
 */
export function withOnlyLimit(
  figures: Figures,
  accrual: AccrualCase,
  { year, day, leave }: { year: LeaveYear; day: IsoDate; leave: readonly DayCost[] },
): Figures {
  const { startsIn } = accrual;
  const first = leaveYearStart(year, startsIn);
  const on = latest(first, earliest(day, leaveYearEnd(year, startsIn)));
  const limit = onlyLimitOn(accrual, on);
  if (!limit) return figures;
  const { facts, convert } = rulesOn(accrual, on);
  const most: Minutes = unlessMissing(() => convert(amountOn(facts, limit.amount, on)).valueOf(), 0);
  const since = addDays(addMonths(on, -12), 1);
  const before =
    limit.per === "year"
      ? 0
      : leave.filter(({ date }) => since <= date && date < first).reduce((sum, { minutes }) => sum + minutes, 0);
  const more = most - before;
  return {
    ...figures,
    accrued: figures.accrued + more,
    balance: figures.balance + more,
    total: figures.total + more,
    available: figures.available + more,
  };
}
