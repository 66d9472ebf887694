import * as fc from "fast-check";
import { exact, type ExactNumber } from "#core/policies/document/exact.ts";
import type { AmountRule } from "#core/policies/document/amountRule.ts";

const FACTS = [
  "yearsOfService",
  "monthsOfService",
  "serviceYearNumber",
  "yearsOfServiceAtYearStart",
  "yearsOfServiceAtYearEnd",
  "age",
  "ageAtYearStart",
  "hoursWorkedInMonth",
  "hoursWorkedInYear",
  "hoursPerWeek",
  "daysPerWeek",
  "points",
];

export const someFact = fc.constantFrom(...FACTS);

export const someAmount = fc.oneof(
  fc.integer({ min: 0, max: 40 }),
  fc.integer({ min: 0, max: 80 }).map((halves) => halves / 2),
  fc.tuple(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 2, max: 12 })).map(([top, bottom]) => `${top}/${bottom}`),
);

export const somePositive = someAmount.filter((amount) => exact(amount).gt(0));

const tierStarts = fc
  .uniqueArray(fc.integer({ min: 0, max: 40 }), { minLength: 1, maxLength: 4 })
  .map((starts) => starts.toSorted((a, b) => a - b));

const { amount } = fc.letrec<{ amount: AmountRule; few: AmountRule[] }>((tie) => ({
  few: fc.array(tie("amount"), { minLength: 1, maxLength: 3 }),
  amount: fc.oneof(
    { maxDepth: 2, withCrossShrink: true },
    { weight: 4, arbitrary: someAmount },
    {
      weight: 3,
      arbitrary: fc
        .tuple(someFact, tierStarts, fc.array(tie("amount"), { minLength: 4, maxLength: 4 }))
        .map(([by, starts, amounts]): AmountRule => ({
          by,
          tiers: starts.map((from, index): [ExactNumber, AmountRule] => [from, amounts[index] ?? 0]),
        })),
    },
    {
      weight: 1,
      arbitrary: fc.record({ by: fc.constant("grade"), map: fc.record({ A: tie("amount"), B: tie("amount") }) }),
    },
    { weight: 1, arbitrary: fc.record({ weeks: someAmount, in: fc.constantFrom("days", "hours", "shifts") }) },
    { weight: 1, arbitrary: fc.record({ rate: fc.constantFrom<ExactNumber>(0.08, "1/30", 1), of: someFact }) },
    { weight: 1, arbitrary: fc.record({ days: someAmount }) },
    { weight: 1, arbitrary: fc.record({ max: tie("few") }) },
    { weight: 1, arbitrary: fc.record({ min: tie("few") }) },
    { weight: 1, arbitrary: fc.record({ sum: tie("few") }) },
  ) as fc.Arbitrary<AmountRule>,
}));

export const someRule: fc.Arbitrary<AmountRule> = amount;
