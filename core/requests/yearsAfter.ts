import type { Minutes } from "#core/leave/amounts.ts";
import type { DayCost } from "#core/leave/DayCost.ts";
import type { LeaveYear } from "#core/leave/leaveYear.ts";
import type { AvailabilityFacts } from "./availability.ts";
import { balanceAfter } from "./balanceAfter.ts";
import { reservedDays } from "./changes/changeCosts.ts";
import { chargedYears, chargeIfApproved, type Pending } from "./chargeIfApproved.ts";
import { totalMinutes } from "./requestCost.ts";
import { chargedIn } from "./yearCharges.ts";

export interface YearAfter {
  leaveYear: LeaveYear;
  after: Minutes;
}

export interface YearBalance extends YearAfter {
  before: Minutes;
}

export function yearsAfter(
  request: Pending & { thisYear: LeaveYear },
  facts: AvailabilityFacts,
  openingOfLots?: (leaveYear: LeaveYear) => Minutes,
): readonly [YearBalance, ...YearBalance[]] {
  const dayCosts = chargeIfApproved(request);
  const ofYear = (leaveYear: LeaveYear): YearBalance => {
    const after = balanceAfter({ leaveYear, dayCosts }, facts, openingOfLots);
    const reserved = leaveYear === request.thisYear + 1 ? reservedThisYear(request) : [];
    const before =
      reserved.length === 0
        ? after + chargedIn(leaveYear, dayCosts, facts.accrual)
        : balanceAfter({ leaveYear, dayCosts: [] }, withoutReserved(reserved, request.thisYear, facts));
    return { leaveYear, after, before };
  };
  const [first, ...others] = chargedYears(request);
  return [ofYear(first), ...others.map(ofYear)];
}

function reservedThisYear({ days, booked = [], thisYear }: Parameters<typeof yearsAfter>[0]): DayCost[] {
  return reservedDays(booked, days)
    .filter(({ leaveYear, extra }) => leaveYear === thisYear && extra > 0)
    .map(({ date, extra }) => ({ date, minutes: extra }));
}

function withoutReserved(
  reserved: readonly DayCost[],
  thisYear: LeaveYear,
  facts: AvailabilityFacts,
): AvailabilityFacts {
  const years = new Map(facts.years);
  const figures = years.get(thisYear);
  if (figures) years.set(thisYear, { ...figures, available: figures.available + totalMinutes(reserved) });
  const leave = [...(facts.leave ?? [])];
  for (const day of reserved) {
    const at = leave.findIndex(({ date, minutes }) => date === day.date && minutes === day.minutes);
    if (at !== -1) leave.splice(at, 1);
  }
  return { ...facts, years, ...(facts.leave && { leave }) };
}

export function namesYears(balances: readonly Pick<YearAfter, "leaveYear">[], thisYear: LeaveYear): boolean {
  return balances.some(({ leaveYear }) => leaveYear !== thisYear);
}
