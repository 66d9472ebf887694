import { addDays, addMonths, yearOf, type IsoDate } from "#core/calendar/dates.ts";
import { monthDayIn, nextMonthDay } from "#core/calendar/months.ts";
import { greatest, least, ZERO, type Fraction } from "#core/policies/document/exact.ts";
import type { GrantRule } from "#core/policies/document/grantRule.ts";
import { grantAmountOn } from "#core/policies/facts/amountOn.ts";
import { documentYear, startDateOf, type GrantCase } from "#core/policies/facts/GrantCase.ts";
import { groupBy } from "#core/groupBy.ts";
import { lotDates } from "./Lot.ts";
import { LotBook } from "./LotBook.ts";
import { lotMoves, type LotMove } from "./lotMoves.ts";

/**
 * Replays a person's leave up to the end of a day and returns the lots at that time. On each day, lots that expired the
 * day before are dropped first; openings, grants, credits and leave taken follow; then, on the leave year's last day,
 * the carry-over limits; and finally dated caps.
 */
export function playLots(facts: GrantCase, until: IsoDate): LotBook {
  const { grants = [], consumption } = facts.document;
  const book = new LotBook(consumption?.order ?? "expiry");
  const moves = groupBy(lotMoves(facts, until), ({ on }) => on);
  const first = [...moves.keys()][0];
  if (first === undefined) return book;
  const days = new Set([...moves.keys(), ...closingDays(facts, first, until), ...capDays(facts, first, until)]);
  for (const day of [...days].toSorted()) {
    book.expireBefore(day);
    for (const move of moves.get(day) ?? []) play(facts, book, move);
    if (hasYearEndLimit(grants) && day === documentYear(facts, day).last) closeYear(facts, book, day);
    for (const [index, grant] of grants.entries()) applyDatedCap(facts, book, { index, grant, day });
  }
  book.expireBefore(until);
  return book;
}

function play(facts: GrantCase, book: LotBook, move: LotMove): void {
  const { on, kind, grant: index, amount } = move;
  if (kind === "taken") return book.take(on, amount);
  const grant = facts.document.grants?.[index];
  const isGranted = kind === "grant";
  const size = isGranted && grant ? capped(facts, book, { index, grant, on, size: amount }) : amount;
  book.open({ grant: index, on, size, isGranted, ...lotDates(facts, grant, on) });
}

/** Returns the part of a lot that the grant's cap allows. */
function capped(
  facts: GrantCase,
  book: LotBook,
  { index, grant, on, size }: { index: number; grant: GrantRule; on: IsoDate; size: Fraction },
): Fraction {
  const { cap } = grant;
  if (!cap || "on" in cap || "onAnniversary" in cap) return size;
  if ("perYear" in cap) {
    const { first } = documentYear(facts, on);
    const granted = book.grantedSince(index, first);
    return greatest(ZERO, least(size, grantAmountOn(facts, grant, cap.perYear, on).sub(granted)));
  }
  const limit = grantAmountOn(facts, grant, cap.balance, on);
  const balance = book.left(index).sub(book.owed);
  if (cap.mode === "gate") return balance.compare(limit) < 0 ? size : ZERO;
  return greatest(ZERO, least(size, limit.sub(balance)));
}

/** Applies the carry-over limits on a leave year's last day, grant by grant; the rest may get an expiry day. */
function closeYear(facts: GrantCase, book: LotBook, day: IsoDate): void {
  for (const [index, grant] of (facts.document.grants ?? []).entries()) {
    const rule = grant.carryOver;
    if (typeof rule !== "object" || !("max" in rule)) continue;
    const to = rule.excess === undefined || rule.excess === "expires" ? null : rule.excess;
    book.trim(index, grantAmountOn(facts, grant, rule.max, day), { on: day, to });
    if (rule.until === undefined) continue;
    for (const lot of book.lots) {
      if (lot.grant === index) lot.expiresOn ??= nextMonthDay(rule.until, day);
    }
  }
}

function applyDatedCap(
  facts: GrantCase,
  book: LotBook,
  { index, grant, day }: { index: number; grant: GrantRule; day: IsoDate },
): void {
  const { cap } = grant;
  if (!cap || "perYear" in cap || capDayIn(facts, grant, yearOf(day)) !== day) return;
  book.trim(index, grantAmountOn(facts, grant, cap.balance, day).add(book.owed), { on: day, to: null });
}

/** Returns the day of a calendar year on which a dated cap applies, if there is one. */
function capDayIn(facts: GrantCase, { cap }: GrantRule, year: number): IsoDate | null {
  if (!cap) return null;
  if ("on" in cap) return monthDayIn(year, cap.on);
  if (!("onAnniversary" in cap)) return null;
  const startDate = startDateOf(facts);
  const day = addMonths(startDate, 12 * (year - yearOf(startDate)));
  return day > startDate ? day : null;
}

function hasYearEndLimit(grants: readonly GrantRule[]): boolean {
  return grants.some(({ carryOver }) => typeof carryOver === "object" && "max" in carryOver);
}

/** Returns the last days of leave years on which a carry-over limit applies. */
function closingDays(facts: GrantCase, from: IsoDate, until: IsoDate): IsoDate[] {
  if (!hasYearEndLimit(facts.document.grants ?? [])) return [];
  const days: IsoDate[] = [];
  for (let { last } = documentYear(facts, from); last <= until; last = documentYear(facts, addDays(last, 1)).last) {
    days.push(last);
  }
  return days;
}

/** Returns the days in a span, including both ends, on which a dated cap applies. */
function capDays(facts: GrantCase, from: IsoDate, until: IsoDate): IsoDate[] {
  const years = Array.from({ length: yearOf(until) - yearOf(from) + 1 }, (_, index) => yearOf(from) + index);
  return (facts.document.grants ?? [])
    .flatMap((grant) => years.flatMap((year) => capDayIn(facts, grant, year) ?? []))
    .filter((day) => from <= day && day <= until);
}
