import { describe, expect, test } from "@jest/globals";
import type { AccrualCase } from "#core/policies/accrual/AccrualCase.ts";
import { aCase } from "#tests/scenarios/aCase.ts";
import { aDocumentCase } from "#tests/scenarios/aDocumentCase.ts";
import { aLedgerInJune } from "#tests/scenarios/aLedgerInJune.ts";
import { aBooking } from "#tests/scenarios/anEntry.ts";
import { forecast } from "./forecast.ts";
import type { Ledger } from "./forecast.ts";
import { dueEntries } from "./dueEntries.ts";
import { sendersTo } from "./transfers/acrossTypes.ts";

const DAY = 480;
const monthly = { accrual: 2 * DAY, accrualPeriod: "month" } as const;

const availableOn = (given: Ledger, on: string, year: number) =>
  (forecast(given, on).get(year)?.available ?? NaN) / DAY;

describe("a balance on a future day", () => {
  test("a forecast includes everything due by then", () => {
    const given = aLedgerInJune({ policy: monthly });
    expect(availableOn(given, "2027-06-15", 2027)).toBe(12);
    expect(availableOn(given, "2027-07-01", 2027)).toBe(14);
    expect(availableOn(given, "2027-12-31", 2027)).toBe(24);
  });

  test("a forecast applies the cap, a scheduled change, and a last day", () => {
    expect(availableOn(aLedgerInJune({ policy: { ...monthly, maxBalance: 13 * DAY } }), "2027-12-31", 2027)).toBe(13);
    const changes = { "2027-11-01": { ...monthly, accrual: 3 * DAY } };
    expect(availableOn(aLedgerInJune({ policy: monthly, changes }), "2027-12-31", 2027)).toBe(26);
    expect(availableOn(aLedgerInJune({ policy: monthly, endDate: "2027-08-31" }), "2027-12-31", 2027)).toBe(16);
  });

  test("a forecast carries over the available days; pending days are reserved", () => {
    const given = aLedgerInJune({}, [aBooking(12, "2027-03-01")], [{ leaveYear: 2027, minutes: 5 * DAY }]);
    const figures = forecast(given, "2028-01-01");
    expect(figures.get(2027)).toMatchObject({ balance: 8 * DAY, pending: 5 * DAY, available: 3 * DAY });
    expect(figures.get(2028)).toMatchObject({ carried: 3 * DAY, balance: 23 * DAY });
  });

  test("booked and pending leave counts in its own year", () => {
    const booked = [aBooking(3, "2028-01-10")];
    const given = aLedgerInJune({}, booked, [{ leaveYear: 2028, minutes: DAY }]);
    expect(availableOn(given, "2028-02-01", 2028)).toBe(5 + 20 - 3 - 1);
    expect(availableOn(given, "2027-12-31", 2028)).toBe(-4);
  });
});

const sending = (amount: number, excess: string) =>
  ({ unit: "day", grants: [{ frequency: "yearly", amount, carryOver: { max: 5, excess } }] }) as const;

const ledgerOf = (type: string, accrual: AccrualCase, pending: Ledger["pending"] = []): Ledger => ({
  ...aLedgerInJune({}),
  accrual: { ...accrual, type },
  entries: dueEntries({ ...accrual, type }, [], null, "2027-06-15"),
  pending,
});

test("a forecast includes the excess that other types will send, directly and through each other", () => {
  const vacation = ledgerOf("vacation", aDocumentCase(sending(20, "sick")), [{ leaveYear: 2027, minutes: 2 * DAY }]);
  const sick = ledgerOf("sick", aDocumentCase(sending(10, "personal")));
  const personal = ledgerOf("personal", aCase({ policy: { accrual: 3 * DAY, carryOver: 0 } }));
  expect(availableOn(sick, "2028-01-01", 2028)).toBe(5 + 10);
  expect(availableOn({ ...sick, senders: [vacation] }, "2027-12-31", 2027)).toBe(10);
  expect(availableOn({ ...sick, senders: [vacation] }, "2028-01-01", 2028)).toBe(5 + 10 + 13);
  const receiver = { ...personal, senders: [vacation, sick] };
  expect(availableOn(receiver, "2028-01-01", 2028)).toBe(3 + 5);
  expect(availableOn(receiver, "2029-01-01", 2029)).toBe(3 + (5 + 10 + 13 - 5));
  expect(
    sendersTo(
      "personal",
      [vacation, sick, personal].map(({ accrual }) => accrual),
    ),
  ).toEqual([sick.accrual, vacation.accrual]);
  expect(sendersTo("vacation", [vacation.accrual, sick.accrual])).toEqual([]);
});

test("a forecast for a past day returns that day's balance", () => {
  expect(availableOn(aLedgerInJune({ policy: monthly }), "2027-03-31", 2027)).toBe(6);
});
