import { addDays, type IsoDate } from "#core/calendar/dates.ts";
import { leaveYearEnd, leaveYearOf, leaveYearStart, type LeaveYear } from "#core/leave/leaveYear.ts";
import { minutesPer } from "#core/leave/amounts.ts";
import type { AccrualCase } from "#core/policies/accrual/AccrualCase.ts";
import { knownCaseOn } from "#core/policies/accrual/knownCaseOn.ts";
import { isWaiting } from "#core/policies/accrual/missingUnder.ts";
import { Fraction, ratio } from "#core/policies/document/exact.ts";
import { missingForPayoutOn } from "../settlement/missingForSettlement.ts";
import { settlementDays } from "../settlement/settlementDays.ts";
import { isSettlementOf, type LedgerEntry } from "../LedgerEntry.ts";
import { applyDatedCaps, capDays, type DayRules } from "./caps.ts";
import { expiryUnder } from "./expiryUnder.ts";
import { LotBook } from "./LotBook.ts";
import type { PersonLedger } from "./PersonLedger.ts";
import { isBeforeGrants, movesOf, yearMoves, type YearMove } from "./yearMoves.ts";

const HALF = ratio(1, 2);

/** Amounts are in minutes. */
export class YearReplay {
  readonly #accrual: AccrualCase;
  readonly #year: LeaveYear;
  readonly #book: LotBook;
  readonly #moves: readonly YearMove[];
  readonly #capDays: IsoDate[];
  readonly #settlementDays: IsoDate[];
  readonly #expiryOf: ReturnType<typeof expiryUnder>;
  readonly #waits: boolean;
  #played = 0;

  constructor(ledger: PersonLedger, year: LeaveYear) {
    const { accrual } = ledger;
    this.#accrual = accrual;
    this.#year = year;
    const [first, last] = [leaveYearStart(year, accrual.startsIn), leaveYearEnd(year, accrual.startsIn)];
    const facts = knownCaseOn(accrual, last);
    this.#book = new LotBook(facts.document.consumption?.order ?? "expiry");
    this.#moves = yearMoves(ledger, year);
    this.#waits = isWaiting(accrual, year);
    const caps = this.#waits ? [] : capDays(facts, first, last);
    this.#capDays = [...new Set(caps)].toSorted();
    const isKnown = (day: IsoDate) => !this.#waits && missingForPayoutOn(accrual, day).length === 0;
    const isSettled = (day: IsoDate) => isKnown(day) || ledger.entries.some((entry) => isSettlementOf(entry, day));
    this.#settlementDays = settlementDays(accrual).filter(
      (day) => leaveYearOf(day, accrual.startsIn) === year && isSettled(day),
    );
    this.#expiryOf = expiryUnder(accrual, year);
  }

  beforeGrantsOn(day: IsoDate): LotBook {
    this.#settleBefore(day);
    this.#playThrough(addDays(day, -1));
    this.#playWhile((move) => move.on === day && isBeforeGrants(move));
    this.#expireBefore(day);
    return this.#book;
  }

  /** Returns the lots at the end of the day, before its settlement. */
  eveningOf(day: IsoDate): LotBook {
    this.#playThrough(day);
    this.#expireBefore(day);
    return this.#book;
  }

  /** Returns the lots at the end of the day, after its settlement. */
  after(day: IsoDate): LotBook {
    this.eveningOf(day);
    this.#settleBefore(addDays(day, 1));
    return this.#book;
  }

  add(entry: LedgerEntry): void {
    for (const move of movesOf(entry, { accrual: this.#accrual, year: this.#year })) this.#play(move);
  }

  #settleBefore(day: IsoDate): void {
    for (let last = this.#settlementDays[0]; last !== undefined && last < day; last = this.#settlementDays[0]) {
      this.#settlementDays.shift();
      this.#playDaysThrough(last);
      this.#expireBefore(last);
      this.#book.settle();
    }
  }

  #playThrough(day: IsoDate): void {
    this.#settleBefore(day);
    this.#playDaysThrough(day);
  }

  #playDaysThrough(day: IsoDate): void {
    for (let cap = this.#capDays[0]; cap !== undefined && cap <= day; cap = this.#capDays[0]) {
      const evening = cap;
      this.#capDays.shift();
      this.#playWhile(({ on }) => on <= evening);
      this.#expireBefore(evening);
      applyDatedCaps(rulesOn(this.#accrual, evening), this.#book, evening);
    }
    this.#playWhile(({ on }) => on <= day);
  }

  #playWhile(isDue: (move: YearMove) => boolean): void {
    for (let move = this.#moves[this.#played]; move && isDue(move); move = this.#moves[this.#played]) {
      this.#expireBefore(move.on);
      this.#play(move);
      this.#played++;
    }
  }

  #expireBefore(day: IsoDate): void {
    if (!this.#waits) this.#book.expireBefore(day);
  }

  #play(move: YearMove): void {
    const { on } = move;
    const minutes = new Fraction(move.minutes);
    if (move.does === "take") return this.#book.take(on, minutes);
    if (move.does === "shrink") return this.#book.shrink(move.grant, minutes);
    if (move.does === "expire") return this.#book.cut(move.grant, minutes, "expiry");
    if (move.does === "cut") return this.#book.cut(move.grant, minutes, "cap");
    const isCarried = move.does === "carry";
    const isIncrease = !isCarried && (move.isIncrease ?? false);
    const { grant } = move;
    const expiresOn = this.#expiryOf({ grant, on, expiresOn: move.lot.expiresOn, isCarried, isIncrease });
    const lot = { grant, size: minutes, usableFrom: move.lot.usableFrom, expiresOn };
    if (isCarried) return this.#book.carry({ ...lot, on: move.grantedOn, source: "carried_over" });
    return this.#book.open({ ...lot, on, source: move.does === "grant" ? "granted" : "credited" });
  }
}

/** The returned `convert` rounds the policy's amounts half up to whole minutes. */
export function rulesOn(accrual: AccrualCase, day: IsoDate): DayRules {
  const facts = knownCaseOn(accrual, day);
  const unit = minutesPer(facts.document.unit);
  return { facts, convert: (amount) => amount.mul(unit).add(HALF).floor() };
}
