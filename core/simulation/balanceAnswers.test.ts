import { expect, test } from "@jest/globals";
import { answerOf } from "#tests/policies/answerOf.ts";

test("a payout of recent lots is never above the balance", () => {
  const grants = [{ frequency: "yearly", amount: 20, usableFrom: "nextYear" }];
  const policy = { settlement: { pay: { grantsWithinMonths: 12 } } };
  const of = (amount: number) =>
    answerOf({
      grants,
      policy,
      events: [{ type: "taken", on: "2026-02-02", amount }],
      asOf: "2026-06-30",
      ask: "payout",
    });
  expect([of(0), of(15)]).toEqual([20, 5]);
});
