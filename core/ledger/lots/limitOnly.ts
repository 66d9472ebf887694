import { earliest, latest, type IsoDate } from "#core/calendar/dates.ts";
import type { DayCost } from "#core/leave/DayCost.ts";
import { leaveYearEnd, leaveYearOf, leaveYearStart, type LeaveYear } from "#core/leave/leaveYear.ts";
import type { Minutes } from "#core/leave/amounts.ts";
import type { AccrualCase } from "#core/policies/accrual/AccrualCase.ts";
import { amountOn } from "#core/policies/facts/amountOn.ts";
import { unlessMissing } from "#core/policies/facts/unlessMissing.ts";
import { type CaseOfTerms, termsAt } from "#core/policies/accrual/caseOfYear.ts";
import { figuresOf, type Figures } from "../balance.ts";
import { limitedSince, type LimitRule } from "./leftOfLimit.ts";
import { rulesOn } from "./YearReplay.ts";

export function onlyLimitOn(accrual: CaseOfTerms, day: IsoDate): LimitRule | null {
  const { document, isUnlimited } = termsAt(accrual, day);
  if (!document || isUnlimited || (document.grants ?? []).length > 0) return null;
  return document.consumption?.limit ?? null;
}

/** `leave` must include the previous year's leave, because a limit over twelve months counts that leave. */
interface LimitedYear {
  year: LeaveYear;
  day: IsoDate;
  leave: readonly DayCost[];
}

export interface YearLimit {
  per: LimitRule["per"];
  minutes: Minutes;
  before: Minutes;
}

export function allowedByLimit(accrual: AccrualCase, limited: LimitedYear): Minutes | null {
  const limit = yearLimit(accrual, limited);
  return limit && limit.minutes - limit.before;
}

export function withOnlyLimit(figures: Figures, accrual: AccrualCase, limited: LimitedYear): Figures {
  const more = allowedByLimit(accrual, limited);
  if (more === null) return figures;
  return {
    ...figures,
    accrued: figures.accrued + more,
    balance: figures.balance + more,
    total: figures.total + more,
    available: figures.available + more,
  };
}

export function yearsWithOnlyLimit(
  years: ReadonlyMap<LeaveYear, Figures>,
  accrual: AccrualCase,
  { today, leave }: { today: IsoDate; leave: readonly DayCost[] },
): Map<LeaveYear, Figures> {
  const thisYear = leaveYearOf(today, accrual.startsIn);
  const limited = [thisYear, thisYear + 1].flatMap((year): [LeaveYear, Figures][] => {
    const figures = years.get(year) ?? figuresOf([], 0);
    const withLimit = withOnlyLimit(figures, accrual, { year, day: today, leave });
    return withLimit === figures ? [] : [[year, withLimit]];
  });
  return new Map([...years, ...limited]);
}

export function yearLimit(accrual: AccrualCase, { year, day, leave }: LimitedYear): YearLimit | null {
  const { startsIn } = accrual;
  const first = leaveYearStart(year, startsIn);
  const on = latest(first, earliest(day, leaveYearEnd(year, startsIn)));
  const limit = onlyLimitOn(accrual, on);
  if (!limit) return null;
  const { facts, convert } = rulesOn(accrual, on);
  const minutes: Minutes = unlessMissing(() => convert(amountOn(facts, limit.amount, on)).valueOf(), 0);
  const since = limitedSince(limit, facts, on);
  const before =
    limit.per === "year"
      ? 0
      : leave.filter(({ date }) => since <= date && date < first).reduce((sum, cost) => sum + cost.minutes, 0);
  return { per: limit.per, minutes, before };
}
