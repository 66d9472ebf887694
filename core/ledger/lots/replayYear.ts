import { earliest, type IsoDate } from "#core/calendar/dates.ts";
import { leaveYearEnd, leaveYearStart, type LeaveYear } from "#core/leave/leaveYear.ts";
import { closingCase } from "#core/policies/accrual/closingCase.ts";
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
  limitCarryOver(rulesOn(closingCase(ledger.accrual, year), leaveYearStart(year + 1, startsIn)), book, last);
  return book;
}
