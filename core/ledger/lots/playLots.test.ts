import { expect, test } from "@jest/globals";
import { parseDocument } from "#core/policies/document/parseDocument.ts";
import { playLots, visitLots } from "./playLots.ts";
import { answerOf } from "#tests/policies/answerOf.ts";

const taken = (on: string, amount: number) => ({ type: "taken", on, amount });

function forfeitedBy(cap: object) {
  return answerOf({ grants: [{ frequency: "monthly", amount: 4, cap }], asOf: "2026-03-31", ask: "forfeited" });
}

test("the part of a lot that a cap cuts was never granted, so it isn't forfeited", () => {
  expect([
    forfeitedBy({ balance: 10 }),
    forfeitedBy({ balance: 8, mode: "gate" }),
    forfeitedBy({ perYear: 10 }),
  ]).toEqual([0, 0, 0]);
});

test("a dated cap cuts what is left less what is owed", () => {
  const grants = [{ frequency: "yearly", amount: 12, usableFrom: { months: 12 }, cap: { on: "06-30", balance: 10 } }];
  const of = (amount: number) =>
    answerOf({ grants, events: [taken("2026-03-02", amount)], asOf: "2026-12-31", ask: "forfeited" });
  expect([of(0), of(1), of(4)]).toEqual([2, 1, 0]);
});

test("a day's lots open in the order of their grants, whatever the order of the events", () => {
  const grants = [
    { name: "statutory", frequency: "once", amount: 0, carryOver: "none" },
    { name: "extra", frequency: "once", amount: 0 },
  ];
  const openings = ["statutory", "extra"].map((grant) => ({ type: "opening", on: "2026-02-01", amount: 5, grant }));
  const of = (events: object[]) =>
    answerOf({ grants, events: [taken("2026-01-15", 4), ...events], asOf: "2027-01-01", ask: "balance" });
  expect([of(openings), of(openings.toReversed())]).toEqual([5, 5]);
});

test("a visited day shows its own lots, whichever other days are visited", () => {
  const document = parseDocument({
    unit: "day",
    grants: [
      { frequency: "monthly", amount: 2, carryOver: { max: 5, until: "03-31" } },
      { frequency: "yearly", amount: 3, carryOver: "none" },
    ],
  });
  const facts = {
    document,
    person: { startDate: "2026-01-01" },
    events: [{ type: "taken" as const, on: "2026-05-04", amount: 4 }],
  };
  const days = ["2027-04-01", "2026-01-01", "2026-12-31", "2027-01-15", "2027-03-31"];
  const seen = new Map<string, number>();
  visitLots(facts, days, (on, book) => void seen.set(on, book.left().valueOf()));
  expect([...seen.keys()]).toEqual(days.toSorted());
  for (const day of days) expect([day, seen.get(day)]).toEqual([day, playLots(facts, day).left().valueOf()]);
});
