import { addDays, addMonths, type IsoDate } from "#core/calendar/dates.ts";
import { leaveYearEnd, leaveYearStart, type LeaveYear } from "#core/leave/leaveYear.ts";
import type { AccrualCase } from "#core/policies/accrual/AccrualCase.ts";
import { closingCase } from "#core/policies/accrual/closingCase.ts";
import { grantCaseOn } from "#core/policies/accrual/grantCaseOf.ts";
import { isKnownOn } from "#core/policies/accrual/knownCaseOn.ts";
import type { GrantRule } from "#core/policies/document/grantRule.ts";
import type { Days } from "#core/policies/facts/GrantCase.ts";

type CarryOverRule = NonNullable<GrantRule["carryOver"]>;

interface DatedLot {
  grant: number;
  on: IsoDate;
  expiresOn: IsoDate | null;
  isCarried: boolean;
  isIncrease: boolean;
}

export function expiryUnder(accrual: AccrualCase, year: LeaveYear): (lot: DatedLot) => IsoDate | null {
  const { startsIn } = accrual;
  const [first, last] = [leaveYearStart(year, startsIn), leaveYearEnd(year, startsIn)];
  const next = addDays(last, 1);
  const closing = closingCase(accrual, year);
  const { grants = [] } = isKnownOn(closing, next) ? grantCaseOn(closing, next).document : {};
  return (lot) => {
    const grant = grants[lot.grant];
    return grant ? closingExpiry(grant.carryOver ?? "all", lot, { first, last }) : lot.expiresOn;
  };
}

function closingExpiry(rule: CarryOverRule, lot: DatedLot, year: Days): IsoDate | null {
  const { on, expiresOn, isCarried } = lot;
  if (expiresOn !== null && expiresOn < year.last) return expiresOn;
  if (isCarried) return rule === "none" ? (expiresOn ?? year.last) : expiresOn;
  if (rule === "none") return year.last;
  if (rule === "all" || "max" in rule) return null;
  if ("monthsAfterYear" in rule) return monthsFrom(addDays(year.last, 1), rule.monthsAfterYear);
  const latest = monthsFrom(on, rule.months);
  const isOfOlder = lot.isIncrease && expiresOn !== null && expiresOn <= latest;
  if (isOfOlder && monthsFrom(year.first, rule.months) <= expiresOn) return expiresOn;
  return latest > year.last ? latest : year.last;
}

function monthsFrom(day: IsoDate, months: number): IsoDate {
  return addDays(addMonths(day, months), -1);
}
