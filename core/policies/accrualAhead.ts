import type { Minutes } from "#core/amounts.ts";
import type { IsoDate } from "#core/calendar/dates.ts";
import type { LeaveYear } from "#core/ledger/leaveYear.ts";
import { capPosting } from "./cap.ts";
import { accrualsDueIn } from "./dueAccruals.ts";
import type { Employment, PolicyTerms } from "./PolicyTerms.ts";

/** What will be posted into a leave year after one day and up to another; `balanceThen` says what is there already on a due date. */
export function accrualAhead(
  { terms, employment, startsIn }: { terms: PolicyTerms; employment: Employment; startsIn: number },
  year: LeaveYear,
  { after, until }: { after: IsoDate; until: IsoDate },
  balanceThen: (date: IsoDate) => Minutes,
): Minutes {
  return accrualsDueIn(terms, employment, year, startsIn)
    .filter(({ dueOn }) => dueOn > after && dueOn <= until)
    .reduce(
      (sum, { dueOn, minutes }) => sum + capPosting(minutes, balanceThen(dueOn) + sum, terms.maxBalance).posted,
      0,
    );
}
