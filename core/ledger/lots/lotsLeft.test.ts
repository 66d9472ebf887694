import { expect, test } from "@jest/globals";
import { aDocumentCase } from "#tests/scenarios/aDocumentCase.ts";
import { aCase } from "#tests/scenarios/aCase.ts";
import { aBooking, anEntry } from "#tests/scenarios/anEntry.ts";
import { wholeBalance } from "../balance.ts";
import { dueEntries } from "../dueEntries.ts";
import { lotsLeft } from "./lotsLeft.ts";

const DAY = 480;
const accrual = aDocumentCase({
  unit: "day",
  grants: [
    { name: "statutory", frequency: "yearly", amount: 20, carryOver: { max: 5, until: "03-31" } },
    { frequency: "monthly", amount: 1, usableFrom: "nextYear" },
  ],
});

test("a balance's lots are listed in the order in which leave draws from them, with what is left and their days", () => {
  const leave = [aBooking(18, "2027-08-02"), aBooking(1, "2028-01-10", { sourceKey: "usage:ski" })];
  const entries = [...leave, ...dueEntries(accrual, leave, null, "2028-02-01")];
  const { lots, owed } = lotsLeft({ accrual, entries }, "2028-02-01");
  expect(owed).toBe(0);
  expect(lots.slice(0, 2)).toEqual([
    {
      source: "carried_over",
      grant: "statutory",
      minutes: 2 * DAY,
      left: DAY,
      usableFrom: null,
      expiresOn: "2028-03-31",
    },
    { source: "carried_over", grant: null, minutes: 12 * DAY, left: 12 * DAY, usableFrom: null, expiresOn: null },
  ]);
  expect(lots.slice(2)).toMatchObject([
    { source: "granted", left: 20 * DAY, usableFrom: null },
    { source: "granted", minutes: 2 * DAY, left: 2 * DAY, usableFrom: "2029-01-01" },
  ]);
});

test("leave that no lot covers is owed", () => {
  const leave = [aBooking(22, "2027-08-02")];
  const entries = [...leave, ...dueEntries(accrual, leave, null, "2027-08-31")];
  expect(lotsLeft({ accrual, entries }, "2027-08-31").owed).toBe(2 * DAY);
});

test("days booked for later no longer count as left in the lots that they will come from", () => {
  const skiing = aBooking(3, "2028-03-06", { sourceKey: "usage:ski" });
  const summer = aBooking(4, "2028-07-03", { sourceKey: "usage:summer" });
  const leave = [aBooking(15, "2027-08-02"), skiing, summer];
  const entries = [...leave, ...dueEntries(accrual, leave, null, "2028-02-01")];
  const { lots, owed } = lotsLeft({ accrual, entries }, "2028-02-01");
  expect(lots.map(({ minutes, left }) => [left / DAY, minutes / DAY])).toEqual([
    [2, 5],
    [8, 12],
    [20, 20],
    [2, 2],
  ]);
  expect(lots.reduce((sum, { left }) => sum + left, 0) - owed).toBe(wholeBalance(entries, 2028));
});

test("until a last day is settled, the lots still make up the balance, less leave booked through that day", () => {
  const grants = [{ frequency: "yearly", amount: 24, leaverShare: "full" } as const];
  const leaving = aDocumentCase({ unit: "day", grants, settlement: { pay: "all" } }, { endDate: "2027-06-30" });
  const leave = [aBooking(3, "2027-06-14")];
  const entries = [...leave, ...dueEntries(leaving, leave, null, "2027-02-01")];
  const onLastDay = [...leave, ...dueEntries(leaving, leave, null, "2027-06-30")];
  expect(wholeBalance(entries, 2027)).toBe(21 * DAY);
  expect(lotsLeft({ accrual: leaving, entries }, "2027-02-01")).toMatchObject({ lots: [{ left: 21 * DAY }], owed: 0 });
  expect(lotsLeft({ accrual: leaving, entries: onLastDay }, "2027-06-30").lots).toMatchObject([{ left: 21 * DAY }]);
});

test("a simple policy's lots show what was carried over and what was granted since", () => {
  const simple = aCase({ policy: { accrualTiming: "monthly_increments" } });
  const leave = [aBooking(16, "2027-08-02"), aBooking(1, "2028-01-10", { sourceKey: "usage:ski" })];
  const entries = [...leave, ...dueEntries(simple, leave, null, "2028-03-01")];
  expect(lotsLeft({ accrual: simple, entries }, "2028-03-01").lots).toEqual([
    { source: "carried_over", grant: null, minutes: 4 * DAY, left: 3 * DAY, usableFrom: null, expiresOn: null },
    { source: "granted", grant: null, minutes: 5 * DAY, left: 5 * DAY, usableFrom: null, expiresOn: null },
  ]);
});

test("days that a changed policy took back no longer count as granted", () => {
  const entries = [
    anEntry("accrual", 20, "2027-01-01"),
    aBooking(5, "2027-03-01"),
    anEntry("policy_change", -8, "2027-06-01"),
    anEntry("policy_change", 4, "2027-06-02"),
  ];
  const { lots } = lotsLeft({ accrual: aCase(), entries }, "2027-07-01");
  expect(lots.map(({ minutes, left }) => [left / DAY, minutes / DAY])).toEqual([[11, 16]]);
});
