import { expect, test } from "@jest/globals";
import type { OfficeVersion } from "#core/policies/accrual/accrualCaseOf.ts";
import { waitingCases } from "./waitingCases.ts";

const version = (accrual: number): OfficeVersion => ({
  officeId: "office",
  version: 1,
  effectiveOn: "2020-01-01",
  value: {
    isUnlimited: false,
    accrual,
    accrualPeriod: "year",
    accrualTiming: "start_of_period",
    carryOver: 0,
    maxBalance: null,
    bookAhead: false,
  },
});
const terms = (startDate: string | null) => ({
  person: {
    effectiveOfficeId: "office",
    ptoBalanceOverride: null,
    facts: null,
    startDate,
    endDate: null,
    addedOn: "2026-01-01",
  },
  history: null,
  firstYear: null,
});
const call = (accrual: number, today = "2027-03-01") =>
  waitingCases(new Map([["vacation", [version(accrual)]]]), { leaveYearStartsIn: 1, today });

test("people with equal terms share one accrual case across all calls on a day, until a policy changes", () => {
  const shared = call(9600)("vacation", terms(null));
  expect(shared.timeline).toMatchObject([{ terms: { accrual: 9600 } }]);
  expect(call(9600)("vacation", terms(null))).toBe(shared);
  expect(call(9600)("vacation", terms("2026-05-01")).employment).toEqual([{ startDate: "2026-05-01", endDate: null }]);
  expect(call(4800)("vacation", terms(null)).timeline).toMatchObject([{ terms: { accrual: 4800 } }]);
  expect(call(9600, "2027-03-02")("vacation", terms(null))).not.toBe(shared);
});
