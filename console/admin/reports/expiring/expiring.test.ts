import { expect, test } from "@jest/globals";
import type { ExpiringDays } from "#core/api/admin/reportAnswers.ts";
import { fromUnits } from "#core/leave/amounts.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import { expiringBars, totalText } from "./expiring.ts";

const unitOf = (type: LeaveType) => (type === "toil" ? "hour" : "day");
const TYPES = { types: ["vacation", "sick", "personal"], unit: "day" as const };
const loses = (officeName: string, type: LeaveType, days: number): ExpiringDays => ({
  id: `${officeName} ${type}`,
  name: "Maya",
  officeName,
  type,
  days,
  minutes: fromUnits(days, unitOf(type)),
  expiresOn: "2028-01-01",
});

test("the office that loses the most days comes first, split by type", () => {
  const people = [loses("Oslo", "sick", 2), loses("Berlin", "vacation", 3), loses("Berlin", "vacation", 0.5)];
  expect(expiringBars(people, TYPES)).toEqual([
    { name: "Berlin", taken: { vacation: 3.5, sick: 0, personal: 0 } },
    { name: "Oslo", taken: { vacation: 0, sick: 2, personal: 0 } },
  ]);
});

test("offices after the first twenty share one bar", () => {
  const people = Array.from({ length: 22 }, (_, nth) => loses(`Office ${nth}`, "personal", nth + 1));
  expect(expiringBars(people, TYPES)).toHaveLength(21);
  expect(expiringBars(people, TYPES).at(-1)).toEqual({
    name: "2 others",
    taken: { vacation: 0, sick: 0, personal: 1 + 2 },
  });
});

test("amounts of types in hours are totaled separately from days", () => {
  const people = [loses("Oslo", "toil", 8), loses("Oslo", "sick", 2), loses("Berlin", "toil", 1.5)];
  expect(totalText(people, unitOf)).toBe("2 days and 9.5 hours");
});

test("totals and bars are sums of exact amounts, rounded once", () => {
  const few = [1, 2, 3].flatMap(() => [
    { ...loses("Oslo", "toil", 0.02), minutes: 1 },
    { ...loses("Oslo", "sick", 0), minutes: 2 },
  ]);
  expect(totalText(few, unitOf)).toBe("0.01 days and 0.05 hours");
  expect(expiringBars(few, TYPES)[0]?.taken).toMatchObject({ sick: 0.01 });
});
