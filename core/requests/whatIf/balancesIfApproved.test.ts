import { expect, test } from "@jest/globals";
import { MINUTES_PER_DAY } from "#core/leave/amounts.ts";
import { aCase } from "#tests/scenarios/aCase.ts";
import { balancesIfApproved } from "./balancesIfApproved.ts";

const accrual = aCase();
const request = (
  userId: string,
  dates: string[],
  balanceAfter: number | Record<number, number>,
  type = "vacation",
) => ({
  userId,
  type,
  balances: Object.entries(typeof balanceAfter === "number" ? { 2027: balanceAfter } : balanceAfter).map(
    ([year, days]) => ({ leaveYear: Number(year), after: days * MINUTES_PER_DAY }),
  ),
  isUnlimited: false,
  days: dates.map((date) => ({ date, minutes: MINUTES_PER_DAY })),
  accrual,
});

test("a person's requests of one type and leave year are deducted together, and others are not", () => {
  const first = request("ann", ["2027-03-08", "2027-03-09"], 18);
  const balances = [
    ...balancesIfApproved([
      first,
      request("ann", ["2027-04-05", "2027-04-06", "2027-04-07"], 17),
      request("ann", ["2027-05-03"], 9, "sick"),
      request("ben", ["2027-03-08"], 19),
    ]),
  ];
  expect(balances.map(({ request: { userId, type }, after }) => [userId, type, after / MINUTES_PER_DAY])).toEqual([
    ["ann", "vacation", 15],
    ["ann", "sick", 9],
    ["ben", "vacation", 19],
  ]);
});

test("leave across the turn of the year is deducted in each of its leave years", () => {
  const across = ["2027-12-30", "2027-12-31", "2028-01-03", "2028-01-04", "2028-01-05"];
  const balances = [
    ...balancesIfApproved([
      request("ann", ["2027-11-02"], 4),
      request("ann", across, { 2027: 3, 2028: 1 }),
      request("ann", ["2028-02-01", "2028-02-02"], { 2028: 2 }),
    ]),
  ];
  expect(balances.map(({ leaveYear, after }) => [leaveYear, after / MINUTES_PER_DAY])).toEqual([
    [2027, 2],
    [2028, -1],
  ]);
});

test("the days that sick leave gives back of other leave raise the balance of that leave in their leave year", () => {
  const days = [
    { date: "2027-03-10", minutes: MINUTES_PER_DAY },
    { date: "2028-03-10", minutes: MINUTES_PER_DAY },
  ];
  const given = ["vacation", "personal"].map((type) => ({ userId: "ann", type, days, accrual }));
  const requests = [request("ann", ["2027-03-08"], 0), request("ben", ["2027-03-08"], 0)];
  const balances = [...balancesIfApproved(requests, given)];
  expect(balances.map(({ after }) => after / MINUTES_PER_DAY)).toEqual([1, 0]);
});
