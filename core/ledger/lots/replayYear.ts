import { earliest, type IsoDate } from "#core/calendar/dates.ts";
import { leaveYearEnd, leaveYearStart, type LeaveYear } from "#core/leave/leaveYear.ts";
import { termsAt } from "#core/policies/accrual/caseOfYear.ts";
import { closingCase } from "#core/policies/accrual/closingCase.ts";
import type { DayRules } from "./caps.ts";
import { limitCarryOver } from "./limitCarryOver.ts";
import type { LotBook } from "./LotBook.ts";
import type { PersonLedger } from "./PersonLedger.ts";
import { rulesOn, YearReplay } from "./YearReplay.ts";

export function replayYear(ledger: PersonLedger, year: LeaveYear, until: IsoDate): LotBook {
  return new YearReplay(ledger, year).eveningOf(earliest(until, leaveYearEnd(year, ledger.accrual.startsIn)));
}

export function closedYear(ledger: PersonLedger, year: LeaveYear): LotBook {
  const { startsIn } = ledger.accrual;
  const last = leaveYearEnd(year, startsIn);
  const book = new YearReplay(ledger, year).after(last);
  limitCarryOver(closingRules(ledger, year), book, last);
  return book;
}

/** The terms of the next leave year's first day limit the carry-over, but facts hold on the last day. */
function closingRules({ accrual }: PersonLedger, year: LeaveYear): DayRules {
  const { startsIn } = accrual;
  const { facts, convert } = rulesOn(closingCase(accrual, year), leaveYearStart(year + 1, startsIn));
  const { working } = termsAt(accrual, leaveYearEnd(year, startsIn));
  return { facts: { ...facts, person: Object.assign({ ...facts.person }, working) }, convert };
}
