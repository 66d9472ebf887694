import type { Minutes } from "#core/amounts.ts";
import { leaveYearStart } from "#core/ledger/leaveYear.ts";
import type { LeaveYear } from "#core/ledger/leaveYear.ts";
import { capPosting } from "#core/policies/cap.ts";
import { accrualsDueIn } from "#core/policies/dueAccruals.ts";
import type { Employment, PolicyTerms } from "#core/policies/PolicyTerms.ts";
import { carryOver } from "#core/policies/rollOver.ts";

/** What the first day of the leave year after `year` will open with, bookings there not counted: carry-over of what is available now, then what falls due that day. */
export function openingOfNextYear({
  terms,
  employment,
  availableNow,
  year,
  startsIn,
}: {
  terms: PolicyTerms;
  employment: Employment;
  availableNow: Minutes;
  year: LeaveYear;
  startsIn: number;
}): Minutes {
  const firstDay = leaveYearStart(year + 1, startsIn);
  const hasLeft = employment.endDate !== null && employment.endDate < firstDay;
  if (terms.isUnlimited || hasLeft) return 0;
  return accrualsDueIn(terms, employment, year + 1, startsIn)
    .filter(({ dueOn }) => dueOn === firstDay)
    .reduce(
      (balance, { minutes }) => balance + capPosting(minutes, balance, terms.maxBalance).posted,
      carryOver(availableNow, terms.carryOver).carried,
    );
}
