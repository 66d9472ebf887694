import { expect, test } from "@jest/globals";
import type { GrantRule } from "#core/policies/document/grantRule.ts";
import { documentTerms } from "#core/policies/document/termsOfDocument.ts";
import { FIRST_DAY } from "#core/policies/termsTimeline.ts";
import { GrantedLeave } from "./GrantedLeave.ts";

const DAY = 480;

function byMonth(...periods: { from: string; grant: Omit<GrantRule, "amount"> & { amount: number } }[]): number[] {
  const [first, ...later] = periods.map(({ from, grant }) => ({
    from,
    cause: "policy" as const,
    terms: documentTerms({ unit: "day", grants: [grant] }),
  }));
  if (!first) return [];
  const timeline = [first, ...later] as const;
  const employment = [{ startDate: null, endDate: null }];
  const leave = new GrantedLeave(
    { type: "vacation", startsIn: 1, opening: 2027, employment, timeline },
    { from: "2027-01-01", today: "2027-05-15" },
  );
  leave.playThrough("2027-12-31");
  const months = Array.from({ length: 12 }, (_, nth) => String(nth + 1).padStart(2, "0"));
  return months.map((month) => leave.on(`2027-${month}-28`) / DAY);
}

const monthly = { frequency: "monthly" as const, amount: 1, timing: "start" as const, carryOver: { months: 1 } };

test("leave that expires before today doesn't count", () => {
  expect(byMonth({ from: FIRST_DAY, grant: monthly })).toEqual([0, 0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8]);
});

test("leave that expires before it can be used doesn't count", () => {
  const never = { ...monthly, usableFrom: "nextYear" as const };
  expect(byMonth({ from: FIRST_DAY, grant: never })).toEqual(Array(12).fill(0));
});

test("a change doesn't take back leave that didn't count", () => {
  const changed = { ...monthly, amount: 0 };
  const leave = byMonth({ from: FIRST_DAY, grant: monthly }, { from: "2027-03-15", grant: changed });
  expect(leave).toEqual(Array(12).fill(0));
});
