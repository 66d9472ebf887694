import { expect, test } from "@jest/globals";
import type { Figures } from "#core/ledger/balance.ts";
import { aCase } from "#tests/scenarios/aCase.ts";
import { namesYears, yearsAfter } from "./yearsAfter.ts";

const DAY = 480;
const figures = (balance: number): Figures => ({
  balance,
  accrued: balance,
  carried: 0,
  adjusted: 0,
  used: 0,
  total: balance,
  pending: 2 * DAY,
  available: balance - 2 * DAY,
});
const facts = { today: "2027-12-01", accrual: aCase(), years: new Map([[2027, figures(6 * DAY)]]) };
const days = (...dates: string[]) => dates.map((date) => ({ date, minutes: DAY, leaveYear: Number(date.slice(0, 4)) }));
const THIS_YEAR = { today: "2027-12-01", thisYear: 2027, minutes: 0 };
const after = (request: Partial<Parameters<typeof yearsAfter>[0]>) =>
  yearsAfter({ ...THIS_YEAR, days: [], ...request }, facts).map((year) => [year.leaveYear, year.after / DAY]);

test("a request across two leave years shows both balances, of which the second opens with what the first carries over", () => {
  expect(after({ days: days("2027-12-30", "2027-12-31", "2028-01-03") })).toEqual([
    [2027, 4],
    [2028, 4 + 20 - 1],
  ]);
});

test("the next leave year's balance before a request includes what would be carried over without the request", () => {
  const before = (request: Partial<Parameters<typeof yearsAfter>[0]>) =>
    yearsAfter({ ...THIS_YEAR, days: [], ...request }, reserving).map((year) => [year.leaveYear, year.before / DAY]);
  const reserving = { ...facts, accrual: aCase({ policy: { carryOver: 10 * DAY } }) };
  expect(before({ days: days("2027-12-30", "2027-12-31", "2028-01-03") })).toEqual([
    [2027, 6],
    [2028, 6 + 20],
  ]);
  expect(before({ days: days("2028-01-03") })).toEqual([[2028, 4 + 20]]);
  const change = { days: days("2027-12-30", "2027-12-31", "2028-01-03"), booked: days("2027-12-30") };
  expect(before(change)).toEqual([
    [2027, 6],
    [2028, 5 + 20],
  ]);
});

test("a change shows the leave years of the dates that it adds or gives back", () => {
  const booked = days("2027-12-30", "2027-12-31");
  expect(after({ days: days("2027-12-30", "2028-01-03"), booked }).map(([year]) => year)).toEqual([2027, 2028]);
  expect(after({ days: days("2027-12-30", "2027-12-31", "2028-01-03"), booked }).map(([year]) => year)).toEqual([2028]);
  expect(after({ booked })).toEqual([[2027, 8]]);
  expect(after({ days: booked, booked })).toEqual([[2027, 6]]);
});

test("a credit shows the current leave year, in which it adds its time", () => {
  expect(after({ isCredit: true, minutes: DAY, days: days("2026-12-28") })).toEqual([[2027, 7]]);
});

test.each([
  [[2027], false],
  [[2028], true],
  [[2027, 2028], true],
])("balances of %j are shown with their leave years in 2027: %j", (years, areNamed) => {
  const balances = years.map((leaveYear) => ({ leaveYear }));
  expect(namesYears(balances, 2027)).toBe(areNamed);
});
