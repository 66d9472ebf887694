import { expect, test } from "@jest/globals";
import { aDocumentCase } from "#tests/scenarios/aDocumentCase.ts";
import { anEntry } from "#tests/scenarios/anEntry.ts";
import { entriesAhead } from "../forecast.ts";
import { lotsLeft } from "./lotsLeft.ts";
import { whileWaiting } from "./whileWaiting.ts";

const byAge = {
  unit: "day",
  grants: [
    {
      name: "age",
      frequency: "yearly",
      amount: {
        by: "age",
        tiers: [
          [0, 20],
          [50, 25],
        ],
      },
      carryOver: "none",
      cap: { on: "06-30", balance: 1 },
    },
  ],
} as const;
const today = "2027-03-01";
const DAY = 480;

test("for a person whose facts are missing, nothing accrues, expires or is cut, and their lots stay usable", () => {
  const accrual = whileWaiting(aDocumentCase(byAge), today);
  const entries = [anEntry("opening", 5, "2027-01-01")];
  expect(entriesAhead({ accrual, entries, pending: [], today }, "2027-12-31")).toEqual([]);
  expect(lotsLeft({ accrual, entries }, today)).toMatchObject({ lots: [{ grant: "age", left: 5 * DAY }], owed: 0 });
});

test("a person whose facts are recorded keeps their policy", () => {
  const facts = { person: { birthDate: "1990-05-05" }, events: [] };
  const accrual = aDocumentCase(byAge, { facts });
  expect(whileWaiting(accrual, today)).toBe(accrual);
});
