import { expect, test } from "@jest/globals";
import type { Figures } from "#core/ledger/balance.ts";
import type { PolicyTerms } from "#core/policies/PolicyTerms.ts";
import { aCase } from "#tests/scenarios/aCase.ts";
import { balanceAfter } from "./balanceAfter.ts";

const DAY = 480;
const figures = (balance: number, pending = 0): Figures => ({
  balance,
  accrued: balance,
  carried: 0,
  adjusted: 0,
  used: 0,
  total: balance,
  pending,
  available: balance - pending,
});
const facts = (
  years: [number, Figures][],
  policy: Partial<PolicyTerms> = {},
  changes: Record<string, object> = {},
) => ({
  today: "2027-12-01",
  accrual: aCase({ policy, changes }),
  years: new Map(years),
});
const days = (...dates: string[]) => dates.map((date) => ({ date, minutes: DAY }));

test("three of twenty days leave seventeen, regardless of other pending days", () => {
  const years: [number, Figures][] = [[2027, figures(20 * DAY, 8 * DAY)]];
  const dayCosts = days("2027-12-06", "2027-12-07", "2027-12-08");
  expect(balanceAfter({ leaveYear: 2027, dayCosts }, facts(years))).toBe(17 * DAY);
});

test("the next year counts its carry-over and accrual, less booked days", () => {
  const years: [number, Figures][] = [
    [2027, figures(6 * DAY, 2 * DAY)],
    [2028, figures(-5 * DAY)],
  ];
  expect(balanceAfter({ leaveYear: 2028, dayCosts: days("2028-01-03") }, facts(years))).toBe((4 + 20 - 5 - 1) * DAY);
});

test("only dates within the leave year count", () => {
  const dayCosts = days("2027-12-31", "2028-01-03");
  expect(balanceAfter({ leaveYear: 2027, dayCosts }, facts([[2027, figures(6 * DAY)]]))).toBe(5 * DAY);
});

test("unlimited leave doesn't reduce the balance", () => {
  const dayCosts = days("2027-12-06", "2027-12-07");
  expect(balanceAfter({ leaveYear: 2027, dayCosts }, facts([], { isUnlimited: true }))).toBe(0);
  const turning = facts([[2027, figures(6 * DAY)]], {}, { "2027-12-07": { isUnlimited: true } });
  expect(balanceAfter({ leaveYear: 2027, dayCosts }, turning)).toBe(5 * DAY);
});
