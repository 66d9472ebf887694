import { expect, test } from "@jest/globals";
import { aCase } from "#tests/scenarios/aCase.ts";
import { aBooking, anEntry } from "#tests/scenarios/anEntry.ts";
import { carryOverCorrections } from "./carryOverCorrections.ts";
import type { LedgerEntry } from "./LedgerEntry.ts";
import { dueEntries } from "./dueEntries.ts";

const DAY = 480;
const accrual = aCase();
const change = { today: "2029-02-01", id: "c1" };

const booked = [aBooking(18, "2027-05-03")];
const entries = [...booked, ...dueEntries(accrual, booked, null, "2029-02-01")];

const given = (...more: LedgerEntry[]) => carryOverCorrections(accrual, [...entries, ...more], change);

test("nothing is owed if no closed year changed", () => {
  expect(given()).toEqual([]);
  expect(given(anEntry("adjustment", 3, "2029-01-15"))).toEqual([]);
});

test("leave that is canceled late is carried over, up to the limit of that year-end carry-over", () => {
  const cancelled = anEntry("usage_reversal", 4, "2027-05-03");
  expect(given(cancelled)).toEqual([
    {
      type: "vacation",
      leaveYear: 2028,
      kind: "carry_over",
      minutes: 3 * DAY,
      effectiveOn: "2029-02-01",
      sourceKey: "carry_over:vacation:2028:c1",
      isUnlimited: false,
      details: { limit: 5 * DAY, expired: DAY, isCorrection: true },
    },
  ]);
});

test("each later year follows from the year before", () => {
  const taken = aBooking(24, "2028-03-06");
  const tight = [...booked, taken];
  const ledger = [...tight, ...dueEntries(accrual, tight, null, "2029-02-01")];
  const cancelled = anEntry("usage_reversal", 1, "2027-05-03");
  const owed = carryOverCorrections(accrual, [...ledger, cancelled], change);
  expect(owed.map(({ leaveYear, minutes }) => [leaveYear, minutes / DAY])).toEqual([
    [2028, 1],
    [2029, 1],
  ]);
  expect(carryOverCorrections(accrual, [...ledger, cancelled, ...owed], change)).toEqual([]);
});

test("a carry-over is reduced if the closed year becomes smaller", () => {
  const owed = given(anEntry("recost", -3, "2027-05-03"));
  expect(owed.map(({ leaveYear, minutes }) => [leaveYear, minutes / DAY])).toEqual([[2028, -3]]);
});

test("nothing is carried into a year that starts after the person left", () => {
  const left = aCase({ endDate: "2028-12-31" });
  expect(carryOverCorrections(left, entries, change)).toMatchObject([
    { leaveYear: 2029, minutes: -5 * DAY, details: { limit: 0 } },
  ]);
});
