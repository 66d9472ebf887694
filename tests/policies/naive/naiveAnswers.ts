import { addDays, addMonths, type IsoDate } from "#core/calendar/dates.ts";
import { exact, least, ZERO, type Fraction } from "#core/policies/document/exact.ts";
import { QUESTIONS, type Question } from "#core/simulation/SimulationCase.ts";
import { naiveAmount } from "./naiveAmount.ts";
import type { NaiveBook } from "./NaiveBook.ts";
import { sum } from "./NaiveBook.ts";
import { naiveDays } from "./naiveDays.ts";
import { naiveDrops } from "./naiveGrants.ts";
import { allOf, known, UnknownFact, yearAround, type NaiveLife } from "./NaiveLife.ts";
import { naiveRequest } from "./naiveRequest.ts";
import { naiveRounding } from "./naiveRounding.ts";

/** Answers a question about a life on a day; null is unlimited. */
export function naiveAnswer(
  life: NaiveLife,
  asOf: IsoDate,
  ask: Question,
  book = () => naiveDays(life, asOf),
): Fraction | null {
  const ofBalance = balanceAnswer(life, asOf, ask, book);
  const answer = ofBalance === undefined ? naiveRequest(life, asOf, ask) : ofBalance;
  return answer && naiveRounding(answer, life.policy.rounding);
}

function balanceAnswer(
  life: NaiveLife,
  asOf: IsoDate,
  ask: Question,
  book: () => NaiveBook,
): Fraction | null | undefined {
  const { consumption = {} } = life.policy;
  const isUnlimited = !life.policy.grants?.length && !consumption.limit;
  const of = (rule: Parameters<typeof naiveAmount>[1] | undefined) =>
    rule === undefined ? ZERO : naiveAmount(life, rule, asOf);
  switch (ask) {
    case "entitlement":
      return dropped(life, yearAround(life, asOf).first, yearAround(life, asOf).last);
    case "balance":
      return book().balance();
    case "usable":
      return isUnlimited ? null : withinLimit(life, asOf, book(), ZERO);
    case "bookable":
      return isUnlimited ? null : withinLimit(life, asOf, book(), of(consumption.overdraft));
    case "forfeited":
      return book().forfeited;
    case "transferred":
      return book().transferred;
    case "advance": {
      const until = life.person.contractEndDate ?? yearAround(life, asOf).last;
      const due = dropped(life, addDays(asOf, 1), until);
      return consumption.maxAdvance === undefined ? due : least(due, of(consumption.maxAdvance));
    }
    case "payout":
      return payout(life, asOf, book());
    default:
      return undefined;
  }
}

/** Returns the sum of the lots that fall in a span, before caps. */
function dropped(life: NaiveLife, first: IsoDate, last: IsoDate): Fraction {
  return naiveDrops(life, last)
    .filter(({ on }) => on >= first)
    .reduce((total, { amount }) => total.add(amount), ZERO);
}

function withinLimit(life: NaiveLife, asOf: IsoDate, book: NaiveBook, overdraft: Fraction): Fraction {
  const limit = life.policy.consumption?.limit;
  const free = book.usable(asOf).add(overdraft);
  if (!limit) return free;
  const first = limit.per === "year" ? yearAround(life, asOf).first : addDays(addMonths(asOf, -12), 1);
  const taken = allOf(life, "taken")
    .filter(({ on }) => on >= first && on <= asOf)
    .reduce((total, { amount }) => total.add(exact(amount)), ZERO);
  const rest = naiveAmount(life, limit.amount, asOf).sub(taken);
  return life.policy.grants?.length ? least(free, rest) : rest;
}

function payout(life: NaiveLife, asOf: IsoDate, book: NaiveBook): Fraction {
  const { pay, reclaim = true } = known(life.policy.settlement, "settlement");
  const balance = book.balance();
  if (balance.lt(0)) return reclaim ? balance : ZERO;
  if (pay === "all") return balance;
  if (pay === "none") return ZERO;
  if ("max" in pay) return least(balance, naiveAmount(life, pay.max, asOf));
  const young = book.lots.filter(({ on }) => addMonths(on, pay.grantsWithinMonths) > asOf);
  return least(balance, sum(young));
}

/** Returns the answer to each question; "error" if a fact is missing. */
export function naiveAnswers(life: NaiveLife, asOf: IsoDate): Record<string, number | string | null> {
  let played: NaiveBook | undefined;
  const book = () => (played ??= naiveDays(life, asOf));
  return Object.fromEntries(
    QUESTIONS.map((ask) => [ask, orError(() => naiveAnswer(life, asOf, ask, book)?.valueOf() ?? null)]),
  );
}

function orError<Answer>(answer: () => Answer): Answer | "error" {
  try {
    return answer();
  } catch (error) {
    if (error instanceof UnknownFact) return "error";
    throw error;
  }
}
