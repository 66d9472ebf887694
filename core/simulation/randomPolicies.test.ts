import { describe, expect, test } from "@jest/globals";
import * as fc from "fast-check";
import { addDays } from "#core/calendar/dates.ts";
import { playLots } from "#core/ledger/lots/playLots.ts";
import { exact, ZERO, type Fraction } from "#core/policies/document/exact.ts";
import { MissingFact } from "#core/policies/facts/MissingFact.ts";
import type { LotBook } from "#core/ledger/lots/LotBook.ts";
import { assertProperty } from "#tests/asserting/assertProperty.ts";
import { naiveAnswers } from "#tests/policies/naive/naiveAnswers.ts";
import type { NaiveLife } from "#tests/policies/naive/NaiveLife.ts";
import { someDay } from "#tests/policies/randomDays.ts";
import { someLife } from "#tests/policies/randomPolicies.ts";
import { shortOrLong } from "#tests/soak/shortOrLong.ts";
import { QUESTIONS } from "./SimulationCase.ts";
import { answerTo } from "./simulateCase.ts";

const runs = { numRuns: shortOrLong(25, 10_000) };

function answers(life: NaiveLife, asOf: string) {
  return Object.fromEntries(
    QUESTIONS.map((ask) => {
      const answer = answerTo(ask, { ...life, document: life.policy }, asOf);
      return [ask, "error" in answer ? "error" : answer.value];
    }),
  );
}

function lotsOf({ policy, person, events }: NaiveLife, until: string): LotBook | undefined {
  try {
    return playLots({ document: policy, person, events }, until);
  } catch (error) {
    if (error instanceof MissingFact) return undefined;
    throw error;
  }
}

const total = (amounts: readonly Fraction[]) => amounts.reduce((sum, amount) => sum.add(amount), ZERO);

describe("a random policy and life", () => {
  test("every question gets the same answer as from a day-by-day model, on any day", () => {
    assertProperty(
      fc.property(someLife, someDay, (life, asOf) => {
        const [found, expected] = [answers(life, asOf), naiveAnswers(life, asOf)];
        const isCompared = (ask: string) =>
          life.person.startDate !== undefined || (found[ask] !== "error" && expected[ask] !== "error");
        const asked = QUESTIONS.filter(isCompared);
        expect(asked.map((ask) => [ask, found[ask]])).toEqual(asked.map((ask) => [ask, expected[ask]]));
      }),
      runs,
    );
  });

  test("lots opened, less leave taken and losses, equal the balance", () => {
    assertProperty(
      fc.property(someLife, someDay, (life, asOf) => {
        const book = lotsOf(life, asOf);
        if (!book) return;
        const taken = life.events.flatMap((event) => {
          if (!("amount" in event) || !("on" in event) || event.on > asOf) return [];
          const amount = exact(event.amount);
          if (event.type === "taken") return [amount];
          return amount.lt(0) ? [amount.neg()] : [];
        });
        const opened = total(book.lots.map(({ size }) => size));
        const lost = total(book.losses.map(({ amount }) => amount));
        expect(book.left().sub(book.owed).toFraction()).toBe(opened.sub(total(taken)).sub(lost).toFraction());
      }),
      runs,
    );
  });

  test("a lot loses nothing before its first usable day or after its last, except to limits and expiry", () => {
    assertProperty(
      fc.property(someLife, someDay, (life, day) => {
        const before = lotsOf(life, addDays(day, -1));
        const after = lotsOf(life, day);
        for (const [index, grant] of (before && after ? (life.policy.grants ?? []) : []).entries()) {
          const shrunk = (before?.lots ?? []).map((lot, place) => {
            const isUsable = lot.usableFrom <= day && (lot.expiresOn === null || lot.expiresOn >= day);
            return lot.grant === index && !isUsable ? lot.left.sub(after?.lots[place]?.left ?? ZERO) : ZERO;
          });
          const losses = (after?.losses ?? []).filter((loss) => loss.grant === index && loss.on === day);
          const lost = total(losses.map(({ amount }) => amount));
          expect([grant.frequency, total(shrunk).compare(lost) <= 0]).toEqual([grant.frequency, true]);
        }
      }),
      runs,
    );
  });

  test("the answers never depend on the order of the events", () => {
    const shuffled = someLife.chain((life) =>
      fc
        .shuffledSubarray([...life.events], { minLength: life.events.length })
        .map((events) => [life, { ...life, events }] as const),
    );
    assertProperty(
      fc.property(shuffled, someDay, ([life, other], asOf) => {
        expect(answers(other, asOf)).toEqual(answers(life, asOf));
      }),
      runs,
    );
  });
});
