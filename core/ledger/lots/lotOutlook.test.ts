import { expect, jest, test } from "@jest/globals";
import { Fraction } from "#core/policies/document/exact.ts";
import { aDocumentCase } from "#tests/scenarios/aDocumentCase.ts";
import { aBooking } from "#tests/scenarios/anEntry.ts";
import { dueEntries } from "../dueEntries.ts";
import { forecast, type Ledger } from "../forecast.ts";
import type { LedgerEntry } from "../LedgerEntry.ts";
import { dayWith, expiryAhead, nextAccrual } from "../outlook.ts";

const DAY = 480;

function ledgerOn(
  today: string,
  document: Parameters<typeof aDocumentCase>[0],
  booked: LedgerEntry[] = [],
  pending: Ledger["pending"] = [],
): Ledger {
  const accrual = aDocumentCase(document);
  return { accrual, entries: [...booked, ...dueEntries(accrual, booked, null, today)], pending, today };
}

const german = {
  unit: "day",
  grants: [{ frequency: "yearly", amount: 24, carryOver: { max: 10, until: "03-31" } }],
} as const;

test("the next expiry is that of the soonest lot, less the leave that is booked or pending before it", () => {
  const used = aBooking(20, "2027-08-02");
  expect(expiryAhead(ledgerOn("2028-02-01", german, [used]))).toEqual({
    on: "2028-04-01",
    lastDay: "2028-03-31",
    minutes: 4 * DAY,
    limit: null,
  });
  const skiing = aBooking(1, "2028-02-07");
  const pending = [{ leaveYear: 2028, minutes: 2 * DAY }];
  expect(expiryAhead(ledgerOn("2028-02-01", german, [used, skiing], pending))?.minutes).toBe(DAY);
  expect(expiryAhead(ledgerOn("2028-05-01", german, [used]))).toEqual({
    on: "2029-01-01",
    lastDay: "2028-12-31",
    minutes: 14 * DAY,
    limit: null,
  });
});

test("pending leave uses up the lots of its own dates", () => {
  const used = aBooking(20, "2027-08-02");
  const pending = [{ leaveYear: 2028, minutes: 2 * DAY }];
  const expiring = (...dates: string[]) =>
    expiryAhead({
      ...ledgerOn("2028-02-01", german, [used], pending),
      pendingDays: dates.map((date) => ({ date, minutes: DAY })),
    })?.minutes;
  expect(expiring("2028-03-06", "2028-03-07")).toBe(2 * DAY);
  expect(expiring("2028-03-31", "2028-04-03")).toBe(3 * DAY);
  expect(expiring("2028-06-06", "2028-06-07")).toBe(4 * DAY);
});

test("the next accrual adds up all grants of its day", () => {
  const document = {
    unit: "day",
    grants: [
      { frequency: "monthly", amount: 1 },
      { frequency: "quarterly", amount: 2 },
    ],
  } as const;
  expect(nextAccrual(ledgerOn("2027-02-15", document))).toEqual({ on: "2027-03-01", minutes: DAY, lost: 0 });
  expect(nextAccrual(ledgerOn("2027-03-15", document))).toEqual({ on: "2027-04-01", minutes: 3 * DAY, lost: 0 });
});

test("a balance's forecast deducts what expires before the forecast's day", () => {
  const ledger = ledgerOn("2028-02-01", german, [aBooking(20, "2027-08-02")]);
  const on = (day: string) => (forecast(ledger, day).get(2028)?.balance ?? 0) / DAY;
  expect([on("2028-03-31"), on("2028-04-01")]).toEqual([28, 24]);
});

test("the day with enough days is the one on which they can be used, not the one on which they were granted", () => {
  const document = {
    unit: "day",
    grants: [
      { frequency: "monthly", amount: 1 },
      { frequency: "yearly", amount: 10, usableFrom: "nextYear" },
    ],
  } as const;
  const ledger = ledgerOn("2027-06-15", document);
  expect(dayWith(ledger, 8 * DAY)).toBe("2027-08-01");
  expect(dayWith(ledger, 15 * DAY)).toBe("2028-01-01");
  expect(nextAccrual(ledger)).toEqual({ on: "2027-07-01", minutes: DAY, lost: 0 });
});

test.each<["year" | "rolling12Months", string]>([
  ["year", "2028-01-01"],
  ["rolling12Months", "2028-02-08"],
])("the day with enough days is the first on which a limit per %s allows them", (per, again) => {
  const policy = {
    unit: "day",
    grants: [{ frequency: "yearly", amount: 24 }],
    consumption: { limit: { per, amount: 10 } },
  } as const;
  const ledger = ledgerOn("2027-03-01", policy, [aBooking(3, "2027-02-08")]);
  expect([7, 8, 10, 11].map((days) => dayWith(ledger, days * DAY))).toEqual(["2027-03-01", again, again, null]);
  const pending = { ...ledger, pendingDays: [{ date: "2027-02-26", minutes: DAY }] };
  expect(dayWith(pending, 7 * DAY)).toBe(again);
});

test("under a policy with daily lots, the day with enough days is found without replaying the year for each day", () => {
  const days = { unit: "day", grants: [{ frequency: "daily", amount: "1/10" }] } as const;
  const accrual = aDocumentCase(days, { startDate: "2027-01-01" });
  const daily: Ledger = {
    accrual,
    entries: dueEntries(accrual, [], null, "2027-12-31"),
    pending: [],
    today: "2027-12-31",
  };
  const additions = jest.spyOn(Fraction.prototype, "add");
  expect(dayWith(daily, 100 * DAY)).toBe("2029-09-26");
  const { length } = additions.mock.calls;
  additions.mockRestore();
  expect(length).toBeLessThan(50_000);
});
