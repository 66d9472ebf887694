import { expect, test } from "@jest/globals";
import type { Figures } from "#core/ledger/balance.ts";
import { DEFAULT_POLICIES, type PolicyTerms } from "#core/policies/PolicyTerms.ts";
import { balanceAfter } from "./balanceAfter.ts";

const DAY = 480;
const figures = (balance: number, pending = 0): Figures => ({
  balance,
  accrued: 0,
  used: 0,
  total: balance,
  pending,
  available: balance - pending,
});
const facts = (years: [number, Figures][], terms: Partial<PolicyTerms> = {}) => ({
  today: "2027-12-01",
  startsIn: 1,
  terms: { ...DEFAULT_POLICIES.vacation, ...terms },
  employment: { startDate: null, endDate: null },
  years: new Map(years),
});

test("three of twenty days leave seventeen, whatever else is pending", () => {
  const years: [number, Figures][] = [[2027, figures(20 * DAY, 8 * DAY)]];
  expect(balanceAfter({ leaveYear: 2027, minutes: 3 * DAY }, facts(years))).toBe(17 * DAY);
});

test("the next year counts as it will open: what is carried over, what accrues, less what is booked", () => {
  const years: [number, Figures][] = [
    [2027, figures(6 * DAY, 2 * DAY)],
    [2028, figures(-5 * DAY)],
  ];
  expect(balanceAfter({ leaveYear: 2028, minutes: DAY }, facts(years))).toBe((4 + 20 - 5 - 1) * DAY);
});

test("unlimited leave takes nothing from a balance", () => {
  expect(balanceAfter({ leaveYear: 2027, minutes: DAY }, facts([], { isUnlimited: true }))).toBe(0);
});
