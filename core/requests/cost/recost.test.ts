import { expect, test } from "@jest/globals";
import { workCalendar } from "#core/offices/workCalendar.ts";
import { recostEntries } from "#core/ledger/recostEntries.ts";
import { usageEntries } from "#core/ledger/usage.ts";
import { recost } from "./recost.ts";
import { requestCost } from "../requestCost.ts";

const week = { startDate: "2027-05-31", endDate: "2027-06-04", isHalfDay: false, unit: "day" } as const;
const plain = workCalendar([], false);
const memorialDay = workCalendar([{ date: "2027-05-31", name: "Memorial Day" }], false);

test("a holiday added later lowers the cost of future dates", () => {
  const costs = recost(week, requestCost(week, plain), memorialDay, "2027-05-01");
  expect(costs.map(({ date }) => date)).toEqual(["2027-06-01", "2027-06-02", "2027-06-03", "2027-06-04"]);
});

test("past dates keep their cost", () => {
  expect(recost(week, requestCost(week, plain), memorialDay, "2027-06-02")).toHaveLength(5);
});

test("a half day on a new holiday costs nothing, and on a workday half a day", () => {
  const half = { startDate: "2027-05-31", endDate: "2027-05-31", isHalfDay: true, unit: "day" } as const;
  expect(recost(half, requestCost(half, plain), memorialDay, "2027-05-01")).toEqual([]);
  expect(recost(half, [], plain, "2027-05-01")).toEqual([{ date: "2027-05-31", minutes: 240 }]);
});

test("a date of a type in hours costs the hours of the working pattern", () => {
  const own = [{ from: "2027-01-01", weeks: [[360, 360, 360, 360, 360, 0, 0] as const] }];
  const calendar = { ...memorialDay, patterns: { own, office: null } };
  expect(recost({ ...week, unit: "hour" }, [], calendar, "2027-05-01").map(({ minutes }) => minutes)).toEqual([
    360, 360, 360, 360,
  ]);
});

const limited = () => false;

test("the difference is posted once per leave year, and nothing is posted without a change", () => {
  const turn = { startDate: "2027-12-30", endDate: "2028-01-04", isHalfDay: false, unit: "day" } as const;
  const request = { id: "r", type: "vacation" as const, dayCosts: requestCost(turn, plain) };
  const posted = usageEntries(request, 1, limited);
  expect(recostEntries(request, posted, 1, "c", limited)).toEqual([]);

  const cheaper = recost(
    turn,
    request.dayCosts,
    workCalendar([{ date: "2028-01-03", name: "Day off" }], false),
    "2027-12-01",
  );
  const entries = recostEntries({ ...request, dayCosts: cheaper }, posted, 1, "c", limited);
  expect(entries).toMatchObject([{ kind: "recost", leaveYear: 2028, minutes: 480, sourceKey: "recost:r:2028:c" }]);
  expect(recostEntries({ ...request, dayCosts: cheaper }, [...posted, ...entries], 1, "d", limited)).toEqual([]);
});

test("a new working pattern recalculates a type counted in hours by its hours", () => {
  const own = [{ from: "2027-06-02", weeks: [[480, 480, 480, 300, 0, 0, 0] as const] }];
  const before = requestCost(week, plain, "hour");
  const costs = recost({ ...week, unit: "hour" }, before, workCalendar([], false, { own, office: null }), "2027-05-31");
  expect(costs.map(({ minutes }) => minutes)).toEqual([480, 480, 480, 300]);
});
