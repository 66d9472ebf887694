import { describe, expect, test } from "@jest/globals";
import { aCase } from "#tests/scenarios/aCase.ts";
import { aBooking } from "#tests/scenarios/aLine.ts";
import type { Ledger } from "./forecast.ts";
import type { LedgerEntry } from "./LedgerEntry.ts";
import { dayWith, expiryAhead, nextAccrual } from "./outlook.ts";
import { postingsDue } from "./postingsDue.ts";

const DAY = 480;
const monthly = { accrual: 2 * DAY, accrualPeriod: "month" } as const;

/** The ledger of somebody on 2027-06-15. */
function ledger(
  given: Parameters<typeof aCase>[0],
  booked: LedgerEntry[] = [],
  pending: Ledger["pending"] = [],
): Ledger {
  const [accrual, today] = [aCase(given), "2027-06-15"];
  return { accrual, lines: [...booked, ...postingsDue(accrual, booked, null, today)], pending, today };
}

describe("what accrues next", () => {
  test("is the next month's amount, or the next year's", () => {
    expect(nextAccrual(ledger({ policy: monthly }))).toEqual({ on: "2027-07-01", minutes: 2 * DAY, lost: 0 });
    expect(nextAccrual(ledger({}))).toEqual({ on: "2028-01-01", minutes: 20 * DAY, lost: 0 });
  });

  test("is told after the cap, with what will be lost", () => {
    const policy = { ...monthly, maxBalance: 13 * DAY };
    expect(nextAccrual(ledger({ policy }))).toEqual({ on: "2027-07-01", minutes: DAY, lost: DAY });
  });

  test("may be a raise that is scheduled, not a cut", () => {
    const scheduled = (days: number) => ledger({ changes: { "2027-10-01": { accrual: days * DAY } } });
    expect(nextAccrual(scheduled(25))?.on).toBe("2027-10-01");
    expect(nextAccrual(scheduled(15))).toEqual({ on: "2028-01-01", minutes: 15 * DAY, lost: 0 });
  });

  test("is nothing for somebody who leaves first, or under unlimited terms", () => {
    expect(nextAccrual(ledger({ endDate: "2027-09-30" }))).toBeNull();
    expect(nextAccrual(ledger({ policy: { isUnlimited: true } }))).toBeNull();
  });
});

describe("the day with so many days", () => {
  test("is today, where there are as many", () =>
    expect(dayWith(ledger({ policy: monthly }), 12 * DAY)).toBe("2027-06-15"));

  test("is the first on which enough has accrued", () => {
    expect(dayWith(ledger({ policy: monthly }), 13 * DAY)).toBe("2027-07-01");
    expect(dayWith(ledger({ policy: monthly }), 24 * DAY)).toBe("2027-12-01");
  });

  test("leaves out what is booked and pending", () => {
    const given = ledger({ policy: monthly }, [aBooking(3, "2027-09-01")], [{ leaveYear: 2027, minutes: DAY }]);
    expect(dayWith(given, 12 * DAY)).toBe("2027-08-01");
  });

  test("passes through the roll-over and its limit", () => {
    expect(dayWith(ledger({ policy: monthly }), 25 * DAY)).toBe("2028-10-01");
    expect(dayWith(ledger({}, [aBooking(12, "2027-03-01")]), 25 * DAY)).toBe("2028-01-01");
  });

  test("is none where there never will be as many within two years", () => {
    expect(dayWith(ledger({ policy: { ...monthly, maxBalance: 20 * DAY } }), 21 * DAY)).toBeNull();
  });

  test("is any day under unlimited terms", () => {
    expect(dayWith(ledger({ policy: { isUnlimited: true } }), 99 * DAY)).toBe("2027-06-15");
    expect(dayWith(ledger({ changes: { "2027-09-01": { isUnlimited: true } } }), 99 * DAY)).toBe("2027-09-01");
  });
});

describe("what will lapse", () => {
  test("is what the limit does not carry, with what is still to accrue and without what is booked or pending", () => {
    expect(expiryAhead(ledger({}))).toEqual({ on: "2028-01-01", minutes: 15 * DAY, limit: 5 * DAY });
    expect(expiryAhead(ledger({ policy: monthly }))?.minutes).toBe(19 * DAY);
    const given = ledger({}, [aBooking(10, "2027-09-01")], [{ leaveYear: 2027, minutes: 4 * DAY }]);
    expect(expiryAhead(given)?.minutes).toBe(DAY);
  });

  test("is nothing where all is carried, nobody is there any more, or nothing is counted", () => {
    expect(expiryAhead(ledger({ policy: { carryOver: 20 * DAY } }))).toBeNull();
    expect(expiryAhead(ledger({ endDate: "2027-09-30" }))).toBeNull();
    expect(expiryAhead(ledger({ policy: { isUnlimited: true } }))).toBeNull();
  });
});
