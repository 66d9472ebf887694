import { leaveYearEnd, leaveYearStart, type LeaveYear } from "#core/leave/leaveYear.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import type { Minutes } from "#core/leave/amounts.ts";
import { isGone } from "#core/policies/accrual/AccrualCase.ts";
import { isPositive } from "#core/policies/document/exact.ts";
import type { PolicyDocument } from "#core/policies/document/PolicyDocument.ts";
import type { Lot, Loss } from "../Lot.ts";
import type { LotBook } from "../LotBook.ts";
import type { LotKey } from "../lotKey.ts";
import { onlyLimitOn } from "../limitOnly.ts";
import type { PersonLedger } from "../PersonLedger.ts";
import { closedYear } from "../replayYear.ts";
import { rulesOn } from "../YearReplay.ts";

export interface CarriedLots {
  carried: { key: LotKey; minutes: Minutes }[];
  moved: { to: LeaveType; grant: number; minutes: Minutes }[];
  lost: Minutes;
}

/** In `carried`, an owed amount has an empty key. */
export function carriedLots(ledger: PersonLedger, year: LeaveYear): CarriedLots {
  const { accrual } = ledger;
  const first = leaveYearStart(year, accrual.startsIn);
  const last = leaveYearEnd(year - 1, accrual.startsIn);
  const book = closedYear(ledger, year - 1);
  if (isGone(accrual, first)) return leftBehind(book);
  // Leave that only a limit allowed isn't owed.
  const isLimited = onlyLimitOn(accrual, last) !== null;
  const owed = isLimited ? 0 : book.owed.valueOf();
  const isOwing = owed > 0;
  const keepsAge = isOwing || readsAge(rulesOn(accrual, first).facts.document);
  const stays = book.lots.filter(
    ({ left, expiresOn, source }) =>
      isPositive(left) && (expiresOn === null || expiresOn > last) && !(isLimited && source === "credited"),
  );
  const carried = stays.map((lot) => ({
    key: { ...keyOfLot(lot, first), ...(keepsAge && { grantedOn: lot.on }) },
    minutes: lot.left.valueOf(),
  }));
  const moved = limitLosses(book).flatMap(({ to, grant, amount }) =>
    to === null ? [] : [{ to, grant, minutes: amount.valueOf() }],
  );
  return { carried: [...carried, { key: {}, minutes: -owed }], moved, lost: lostIn(book, last) };
}

function limitLosses({ losses }: LotBook): Loss[] {
  return losses.filter(({ by }) => by === "carry_over");
}

function readsAge({ grants = [], settlement }: PolicyDocument): boolean {
  const { pay } = settlement ?? {};
  return grants.length > 1 || (typeof pay === "object" && "grantsWithinMonths" in pay);
}

function leftBehind(book: LotBook): CarriedLots {
  const limited = limitLosses(book).reduce((sum, { amount }) => sum + amount.valueOf(), 0);
  const balance = book.left().sub(book.owed).valueOf() + limited;
  return { carried: [{ key: {}, minutes: Math.min(balance, 0) }], moved: [], lost: Math.max(balance, 0) };
}

function keyOfLot({ grant, usableFrom, expiresOn }: Lot, first: string): LotKey {
  return {
    ...(grant > 0 && { grant }),
    ...(usableFrom > first && { usableFrom }),
    ...(expiresOn !== null && { expiresOn }),
  };
}

function lostIn(book: LotBook, last: string): Minutes {
  const cut = limitLosses(book).flatMap(({ to, amount }) => (to === null ? [amount] : []));
  const expired = book.lots.filter(({ expiresOn }) => expiresOn !== null && expiresOn <= last).map(({ left }) => left);
  return [...cut, ...expired].reduce((sum, amount) => sum + amount.valueOf(), 0);
}
