import { describe, expect, test } from "@jest/globals";
import { aCase } from "#tests/scenarios/aCase.ts";
import { aDocumentCase } from "#tests/scenarios/aDocumentCase.ts";
import { aBooking, anEntry } from "#tests/scenarios/anEntry.ts";
import { dueEntries } from "../dueEntries.ts";
import type { LedgerEntry } from "../LedgerEntry.ts";
import { statementFigures } from "./statementFigures.ts";

const figures = (...given: Parameters<typeof statementFigures>) => [...statementFigures(...given)].at(-1);

const LAST = "2028-06-30";
const grant = { frequency: "yearly", amount: 24, carryOver: { max: 5 }, leaverShare: "completedMonths" } as const;
const accrual = aDocumentCase({ unit: "day", grants: [grant], settlement: { pay: { max: 6 } } }, { endDate: LAST });
const leaving = { today: "2028-03-01", endDate: LAST, former: LAST };
const days = (amount: number) => amount * 480;

describe("the account of the leave year of the last day", () => {
  const before: LedgerEntry[] = [
    ...dueEntries(accrual, [], null, "2028-03-01"),
    aBooking(3, "2028-02-01"),
    anEntry("adjustment", 0.5, "2028-02-10", { sourceKey: "adjustment:1" }),
  ];
  const expected = {
    from: "2028-01-01",
    until: LAST,
    carried: days(5),
    accrued: days(12),
    adjusted: days(0.5),
    taken: days(3),
    balance: days(14.5),
  };

  test("adds up before and after the settlement is posted", () => {
    expect(figures({ accrual, entries: before }, leaving)).toMatchObject({
      ...expected,
      settlement: { paidOut: days(6), reclaimed: 0, writtenOff: days(8.5), isPosted: false },
    });
    const posted = [...before, ...dueEntries(accrual, before, "2028-03-01", "2028-07-02")];
    expect(figures({ accrual, entries: posted }, { ...leaving, today: "2028-07-02" })).toMatchObject({
      ...expected,
      settlement: { paidOut: days(6), writtenOff: days(8.5), isPosted: true },
    });
  });

  test("leave booked after the last day isn't taken", () => {
    const entries = [...before, aBooking(2, "2028-07-05")];
    expect(figures({ accrual, entries }, leaving)).toMatchObject(expected);
  });

  test("leave taken while it was unlimited counts only if it still is", () => {
    const entries = [...before, aBooking(4, "2028-01-10", { isUnlimited: true, sourceKey: "usage:before" })];
    expect(figures({ accrual, entries }, leaving)).toMatchObject(expected);
    const unlimited = aCase({ policy: { isUnlimited: true }, endDate: LAST });
    expect(figures({ accrual: unlimited, entries }, leaving)).toMatchObject({ isUnlimited: true, taken: days(7) });
  });

  test("counts the settlement of an earlier employment in the same leave year", () => {
    const first = { startDate: null, endDate: "2028-02-29" };
    const twice = { ...accrual, employment: [first, { startDate: "2028-05-01", endDate: LAST }] };
    const posted = dueEntries(twice, [], null, "2028-07-01");
    expect(figures({ accrual: twice, entries: posted }, { ...leaving, today: "2028-07-01" })).toMatchObject({
      carried: days(5),
      accrued: days(8),
      settled: days(-9),
      balance: days(4),
      settlement: { paidOut: days(4), writtenOff: 0, isPosted: true },
    });
  });

  test("without a settlement rule, the balance stays", () => {
    const plain = aDocumentCase({ unit: "day", grants: [grant] }, { endDate: LAST });
    const entries = dueEntries(plain, [], null, "2028-03-01");
    expect(figures({ accrual: plain, entries }, leaving)).toMatchObject({
      balance: days(17),
      settlement: null,
    });
  });
});
