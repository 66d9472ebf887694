import { describe, expect, test } from "@jest/globals";
import { dueEvents } from "#core/policies/accrual/dueEvents.ts";
import type { DueEvent } from "#core/policies/accrual/dueEvents.ts";
import { aCase } from "#tests/scenarios/aCase.ts";
import { aBooking, anEntry } from "#tests/scenarios/anEntry.ts";
import { ledgerThen, entryOf } from "./entryOf.ts";

const DAY = 480;

const [granted, raised, rolledOver] = dueEvents(
  aCase({ changes: { "2027-07-01": { accrual: 25 * DAY, maxBalance: 30 * DAY } } }),
  null,
  "2028-01-01",
) as [DueEvent, DueEvent, DueEvent];

describe("the ledger at the time of an event", () => {
  const entries = [
    anEntry("accrual", 20, "2027-01-01", { details: { lost: DAY } }),
    anEntry("policy_change", -2, "2027-02-01"),
    aBooking(3, "2027-06-30"),
    aBooking(4, "2027-07-02"),
    aBooking(5, "2027-06-30", { isUnlimited: true }),
    anEntry("accrual", 1, "2027-07-01"),
    anEntry("accrual", 9, "2026-07-01"),
  ];

  test("the balance includes entries effective by that day, without leave booked for later dates", () => {
    expect(ledgerThen(granted, entries).balance).toBe(20 * DAY);
    expect(ledgerThen(raised, entries).balance).toBe((20 - 2 - 3 + 1) * DAY);
  });

  test("the posted sum includes earlier days and the minutes lost", () => {
    expect(ledgerThen(raised, entries).posted).toBe((20 + 1 - 2) * DAY);
  });

  test("the balance for a year-end carry-over is that of the whole closed year", () => {
    expect(ledgerThen(rolledOver, entries).balance).toBe((20 - 2 - 3 - 4 + 1) * DAY);
  });
});

describe("a change of terms on its effective day", () => {
  const then = { balance: 20 * DAY, posted: 20 * DAY };

  test("a change posts the difference between earned and posted minutes", () => {
    expect(entryOf(raised, then)).toMatchObject({ kind: "policy_change", minutes: 1210, details: { cause: "policy" } });
    expect(entryOf(raised, { ...then, posted: 21 * DAY })?.minutes).toBe(1210 - DAY);
    expect(entryOf(raised, { ...then, posted: 20 * DAY + 1210 })).toBeNull();
  });

  test("the maximum balance cuts an addition but not a deduction", () => {
    expect(entryOf(raised, { ...then, balance: 29 * DAY })).toMatchObject({
      minutes: DAY,
      details: { lost: 1210 - DAY },
    });
    expect(entryOf(raised, { balance: 40 * DAY, posted: 30 * DAY })?.minutes).toBe(1210 - 10 * DAY);
  });
});
