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

test("nothing accrues to a person without a start date in leave years that begin on work anniversaries", () => {
  const byAnniversary = { unit: "day", leaveYear: "hire", grants: [{ frequency: "yearly", amount: 24 }] } as const;
  const accrual = whileWaiting(aDocumentCase(byAnniversary), today);
  const entries = [anEntry("opening", 5, "2027-01-01")];
  expect(entriesAhead({ accrual, entries, pending: [], today }, "2029-03-01")).toMatchObject([
    { kind: "carry_over", minutes: 5 * DAY },
    { kind: "carry_over", minutes: 5 * DAY },
  ]);
  expect(lotsLeft({ accrual, entries }, today)).toMatchObject({ lots: [{ left: 5 * DAY }], owed: 0 });
});

test("a person whose facts are recorded keeps their policy", () => {
  const facts = { person: { birthDate: "1990-05-05" }, events: [] };
  const accrual = aDocumentCase(byAge, { facts });
  expect(whileWaiting(accrual, today)).toBe(accrual);
});
