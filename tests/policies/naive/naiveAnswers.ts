import { addDays, addMonths, type IsoDate } from "#core/calendar/dates.ts";
import { exact, least, ZERO, type Fraction } from "#core/policies/document/exact.ts";
import { QUESTIONS, type Question } from "#core/simulation/SimulationCase.ts";
import { naiveAmount } from "./naiveAmount.ts";
import type { NaiveBook } from "./NaiveBook.ts";
import { sum } from "./NaiveBook.ts";
import { naiveDays } from "./naiveDays.ts";
import { naiveGrantedLots } from "./naiveGrants.ts";
import { allOf, known, UnknownFact, yearAround, type NaiveLife } from "./NaiveLife.ts";
import { REQUEST_ANSWERS } from "./naiveRequests.ts";
import { naiveRounding } from "./naiveRounding.ts";

type BalanceAnswer = (life: NaiveLife, asOf: IsoDate, book: () => NaiveBook) => Fraction | null;

const BALANCE_ANSWERS: Partial<Record<Question, BalanceAnswer>> = {
  entitlement: (life, asOf) => grantedBetween(life, yearAround(life, asOf).first, yearAround(life, asOf).last),
  balance: (_life, _asOf, book) => book().balance(),
  usable: (life, asOf, book) => withinLimit(life, asOf, book, ZERO),
  bookable: (life, asOf, book) =>
    withinLimit(life, asOf, book, naiveAmount(life, life.policy.consumption?.overdraft ?? 0, asOf)),
  forfeited: (_life, _asOf, book) => book().forfeited,
  transferred: (_life, _asOf, book) => book().transferred,
  advance: (life, asOf) => {
    const { maxAdvance } = life.policy.consumption ?? {};
    const due = grantedBetween(life, addDays(asOf, 1), life.person.contractEndDate ?? yearAround(life, asOf).last);
    return maxAdvance === undefined ? due : least(due, naiveAmount(life, maxAdvance, asOf));
  },
  payout: (life, asOf, book) => payout(life, asOf, book()),
};

/** Returns null for an unlimited balance. */
export function naiveAnswer(
  life: NaiveLife,
  asOf: IsoDate,
  ask: Question,
  book = () => naiveDays(life, asOf),
): Fraction | null {
  const answer = BALANCE_ANSWERS[ask]?.(life, asOf, book) ?? REQUEST_ANSWERS[ask]?.(life, asOf) ?? null;
  return answer && naiveRounding(answer, life.policy.rounding);
}

function grantedBetween(life: NaiveLife, first: IsoDate, last: IsoDate): Fraction {
  return naiveGrantedLots(life, last)
    .filter(({ on }) => on >= first)
    .reduce((total, { amount }) => total.add(amount), ZERO);
}

function withinLimit(life: NaiveLife, asOf: IsoDate, book: () => NaiveBook, overdraft: Fraction): Fraction | null {
  const limit = life.policy.consumption?.limit;
  if (!life.policy.grants?.length && !limit) return null;
  const free = book().usable(asOf).add(overdraft);
  if (!limit) return free;
  const first = limit.per === "year" ? yearAround(life, asOf).first : addDays(addMonths(asOf, -12), 1);
  const total = (type: "taken" | "opening" | "credit", since: IsoDate) =>
    allOf(life, type)
      .filter(({ on }) => on >= since && on <= asOf)
      .reduce((all, { amount }) => all.add(exact(amount)), ZERO);
  const rest = naiveAmount(life, limit.amount, asOf).sub(total("taken", first));
  if (life.policy.grants?.length) return least(free, rest);
  const yearBegan = yearAround(life, asOf).first;
  return rest.add(total("opening", yearBegan)).add(total("credit", yearBegan));
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
