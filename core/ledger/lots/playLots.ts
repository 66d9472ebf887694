import { addDays, type IsoDate } from "#core/calendar/dates.ts";
import { groupBy } from "#core/groupBy.ts";
import { documentYear, type GrantCase } from "#core/policies/facts/GrantCase.ts";
import { lotDates } from "#core/policies/grants/lotDates.ts";
import { applyDatedCaps, capDays, cappedSize, type DayRules } from "./caps.ts";
import { hasYearEndLimit, limitCarryOver } from "./limitCarryOver.ts";
import { LotBook } from "./LotBook.ts";
import { lotMoves, type LotMove } from "./lotMoves.ts";

export function playLots(facts: GrantCase, until: IsoDate): LotBook {
  return replay(facts, until, [], () => {});
}

export function visitLots(
  facts: GrantCase,
  days: readonly IsoDate[],
  visit: (on: IsoDate, book: LotBook) => void,
): void {
  const last = days.toSorted().at(-1);
  if (last !== undefined) replay(facts, last, days, visit);
}

function replay(
  facts: GrantCase,
  until: IsoDate,
  visited: readonly IsoDate[],
  visit: (on: IsoDate, book: LotBook) => void,
): LotBook {
  const { grants = [], consumption } = facts.document;
  const rules: DayRules = { facts, convert: (amount) => amount };
  const book = new LotBook(consumption?.order ?? "expiry");
  const moves = groupBy(lotMoves(facts, until), ({ on }) => on);
  const first = [...moves.keys()][0];
  const closing = first === undefined ? [] : [...closingDays(facts, first, until), ...capDays(facts, first, until)];
  const isVisited = new Set(visited);
  for (const day of [...new Set([...moves.keys(), ...closing, ...visited])].toSorted()) {
    book.expireBefore(day);
    for (const move of moves.get(day) ?? []) play(rules, book, move);
    if (hasYearEndLimit(grants) && day === documentYear(facts, day).last) limitCarryOver(rules, book, day);
    applyDatedCaps(rules, book, day);
    if (isVisited.has(day)) visit(day, book);
  }
  book.expireBefore(until);
  return book;
}

function play(rules: DayRules, book: LotBook, { on, kind, grant, amount }: LotMove): void {
  if (kind === "taken") return book.take(on, amount);
  const source = kind === "grant" ? "granted" : "credited";
  const size = source === "granted" ? cappedSize(rules, book, { grant, on, size: amount }) : amount;
  book.open({ grant, on, size, source, ...lotDates(rules.facts, rules.facts.document.grants?.[grant], on) });
}

function closingDays(facts: GrantCase, from: IsoDate, until: IsoDate): IsoDate[] {
  if (!hasYearEndLimit(facts.document.grants ?? [])) return [];
  const days: IsoDate[] = [];
  for (let { last } = documentYear(facts, from); last <= until; last = documentYear(facts, addDays(last, 1)).last) {
    days.push(last);
  }
  return days;
}
