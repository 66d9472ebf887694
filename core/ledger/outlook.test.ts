import { describe, expect, test } from "@jest/globals";
import { aDocumentCase } from "#tests/scenarios/aDocumentCase.ts";
import { aLedgerInJune } from "#tests/scenarios/aLedgerInJune.ts";
import { aBooking } from "#tests/scenarios/anEntry.ts";
import type { Ledger } from "./forecast.ts";
import { dayWith, expiryAhead, limitNow, nextAccrual } from "./outlook.ts";

const DAY = 480;
const monthly = { accrual: 2 * DAY, accrualPeriod: "month" } as const;

test.each<["year" | "rolling12Months", string | null, string | null]>([
  ["year", "2028-01-01", null],
  ["rolling12Months", "2028-03-02", null],
])(
  "leave that only a limit per %s allows is available at once, and again on its first free day",
  (per, again, never) => {
    const accrual = aDocumentCase({ unit: "day", consumption: { limit: { per, amount: 5 } } });
    const entries = [aBooking(2, "2027-03-01"), aBooking(1, "2027-03-02")];
    const given: Ledger = { accrual, entries, pending: [], today: "2027-06-15" };
    expect(limitNow(given)).toEqual({ per, minutes: 5 * DAY, before: 0 });
    expect([2, 5, 6].map((days) => dayWith(given, days * DAY))).toEqual(["2027-06-15", again, never]);
    expect(limitNow({ ...given, today: "2028-02-01" })?.before).toBe(per === "year" ? 0 : 3 * DAY);
  },
);

describe("the next accrual", () => {
  test("the next accrual is that of the next month or year", () => {
    expect(nextAccrual(aLedgerInJune({ policy: monthly }))).toEqual({ on: "2027-07-01", minutes: 2 * DAY, lost: 0 });
    expect(nextAccrual(aLedgerInJune({}))).toEqual({ on: "2028-01-01", minutes: 20 * DAY, lost: 0 });
  });

  test("the next accrual is reported after the cap, with the amount to be lost", () => {
    const policy = { ...monthly, maxBalance: 13 * DAY };
    expect(nextAccrual(aLedgerInJune({ policy }))).toEqual({ on: "2027-07-01", minutes: DAY, lost: DAY });
  });

  test("the next accrual may be a scheduled raise but not a reduction", () => {
    const scheduled = (days: number) => aLedgerInJune({ changes: { "2027-10-01": { accrual: days * DAY } } });
    expect(nextAccrual(scheduled(25))?.on).toBe("2027-10-01");
    expect(nextAccrual(scheduled(15))).toEqual({ on: "2028-01-01", minutes: 15 * DAY, lost: 0 });
  });

  test("there is no next accrual before a person leaves, or under unlimited terms", () => {
    expect(nextAccrual(aLedgerInJune({ endDate: "2027-09-30" }))).toBeNull();
    expect(nextAccrual(aLedgerInJune({ policy: { isUnlimited: true } }))).toBeNull();
  });
});

describe("the first day with a number of available days", () => {
  test("the day is today if enough days are available", () =>
    expect(dayWith(aLedgerInJune({ policy: monthly }), 12 * DAY)).toBe("2027-06-15"));

  test("the day is the first with enough accrued days", () => {
    expect(dayWith(aLedgerInJune({ policy: monthly }), 13 * DAY)).toBe("2027-07-01");
    expect(dayWith(aLedgerInJune({ policy: monthly }), 24 * DAY)).toBe("2027-12-01");
  });

  test("booked and pending leave delays the day", () => {
    const given = aLedgerInJune({ policy: monthly }, [aBooking(3, "2027-09-01")], [{ leaveYear: 2027, minutes: DAY }]);
    expect(dayWith(given, 12 * DAY)).toBe("2027-08-01");
  });

  test("the search continues across the year-end carry-over and its limit", () => {
    expect(dayWith(aLedgerInJune({ policy: monthly }), 25 * DAY)).toBe("2028-10-01");
    expect(dayWith(aLedgerInJune({}, [aBooking(12, "2027-03-01")]), 25 * DAY)).toBe("2028-01-01");
  });

  test("there is no day if the balance won't suffice within two years", () => {
    expect(dayWith(aLedgerInJune({ policy: { ...monthly, maxBalance: 20 * DAY } }), 21 * DAY)).toBeNull();
  });

  test("any day suffices under unlimited terms", () => {
    expect(dayWith(aLedgerInJune({ policy: { isUnlimited: true } }), 99 * DAY)).toBe("2027-06-15");
    expect(dayWith(aLedgerInJune({ changes: { "2027-09-01": { isUnlimited: true } } }), 99 * DAY)).toBe("2027-09-01");
  });
});

describe("upcoming expiry", () => {
  test("the expiring amount is the part beyond the carry-over limit, after future accruals and booked or pending leave", () => {
    expect(expiryAhead(aLedgerInJune({}))).toEqual({
      on: "2028-01-01",
      lastDay: "2027-12-31",
      minutes: 15 * DAY,
      limit: 5 * DAY,
    });
    expect(expiryAhead(aLedgerInJune({ policy: monthly }))?.minutes).toBe(19 * DAY);
    const given = aLedgerInJune({}, [aBooking(10, "2027-09-01")], [{ leaveYear: 2027, minutes: 4 * DAY }]);
    expect(expiryAhead(given)?.minutes).toBe(DAY);
  });

  test("nothing expires if all is carried, the person leaves, or terms are unlimited", () => {
    expect(expiryAhead(aLedgerInJune({ policy: { carryOver: 20 * DAY } }))).toBeNull();
    expect(expiryAhead(aLedgerInJune({ endDate: "2027-09-30" }))).toBeNull();
    expect(expiryAhead(aLedgerInJune({ policy: { isUnlimited: true } }))).toBeNull();
  });
});
