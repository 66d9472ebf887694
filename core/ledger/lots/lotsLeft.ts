import type { IsoDate } from "#core/calendar/dates.ts";
import type { Minutes } from "#core/leave/amounts.ts";
import { leaveYearOf } from "#core/leave/leaveYear.ts";
import { grantCaseOn } from "#core/policies/accrual/grantCaseOf.ts";
import type { LotDates } from "#core/policies/grants/lotDates.ts";
import type { PersonLedger } from "./PersonLedger.ts";
import { replayYear } from "./replayYear.ts";

/** A lot of a balance, for people to read. Minutes are of what it had when its leave year began or it opened. */
export interface LotLeft extends LotDates {
  /** The name of its grant; null if it has none. */
  grant: string | null;
  on: IsoDate;
  minutes: Minutes;
  left: Minutes;
}

/** Returns the lots of a day with something left, in the order in which leave draws from them, and the owed minutes. */
export function lotsLeft(ledger: PersonLedger, today: IsoDate): { lots: LotLeft[]; owed: Minutes } {
  const { accrual } = ledger;
  const { grants = [] } = grantCaseOn(accrual, today).document;
  const book = replayYear(ledger, leaveYearOf(today, accrual.startsIn), today);
  const lots = book.inOrder().map(({ grant, on, size, left, usableFrom, expiresOn }) => ({
    grant: grants[grant]?.name ?? null,
    on,
    minutes: size.valueOf(),
    left: left.valueOf(),
    usableFrom,
    expiresOn,
  }));
  return { lots, owed: book.owed.valueOf() };
}
