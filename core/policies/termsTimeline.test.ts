import { describe, expect, test } from "@jest/globals";
import { aPolicy } from "#tests/scenarios/aCase.ts";
import { FIRST_DAY, termsOn, termsTimeline } from "./termsTimeline.ts";
import type { TermsHistory } from "./termsTimeline.ts";
import type { Versioned } from "./Versioned.ts";
import type { AssignedPolicy } from "./AssignedPolicy.ts";
import type { PolicyTerms } from "./PolicyTerms.ts";

const twenty = aPolicy();
const twentyFive = aPolicy({ accrual: 25 * 480 });
const thirty = aPolicy({ accrual: 30 * 480 });

function history<T>(...entries: [effectiveOn: string, value: T][]): Versioned<T>[] {
  return entries.map(([effectiveOn, value], index) => ({ version: index + 1, effectiveOn, value }));
}

function facts(versions: Versioned<PolicyTerms>[], given: Partial<TermsHistory> = {}): TermsHistory {
  return {
    placements: history(["2026-01-01", "paris"]),
    overrides: [],
    versions: new Map([["paris", versions]]),
    ...given,
  };
}

const daysOn = (given: TermsHistory, ...dates: string[]) => {
  const timeline = termsTimeline(given, "vacation");
  return dates.map((date) => termsOn(timeline, date).accrual / 480);
};

describe("the terms on a day", () => {
  test("the first version applies to all days before it", () => {
    expect(daysOn(facts(history(["2027-01-01", twenty])), "2010-05-05", "2030-01-01")).toEqual([20, 20]);
  });

  test("a version applies from its effective day on", () => {
    const given = facts(history(["2026-01-01", twenty], ["2027-07-01", twentyFive]));
    expect(daysOn(given, "2027-06-30", "2027-07-01")).toEqual([20, 25]);
  });

  test("a later version with an earlier day replaces a scheduled one", () => {
    const given = facts(history(["2026-01-01", twenty], ["2027-07-01", twentyFive], ["2027-03-01", thirty]));
    expect(daysOn(given, "2027-02-28", "2027-03-01", "2027-07-01")).toEqual([20, 30, 30]);
  });

  test("the last version added takes precedence on its day", () => {
    const given = facts(history(["2026-01-01", twenty], ["2027-07-01", twentyFive], ["2027-07-01", thirty]));
    expect(daysOn(given, "2027-07-01")).toEqual([30]);
  });

  test("an assigned policy replaces the office's from its first day until its end, and the first one precedes others", () => {
    const policy = (id: string, from: string, until: string | null, terms: PolicyTerms): AssignedPolicy => {
      return { id, type: "vacation", group: id, from, until, versions: history(["2020-01-01", terms]) };
    };
    const policies = [
      policy("senior", "2027-03-01", "2027-09-01", thirty),
      policy("part-time", "2027-02-01", null, twentyFive),
      { ...policy("other type", "2027-01-01", null, thirty), type: "sick" },
    ];
    const assigned = { policies, officePatterns: null };
    const given = facts(history(["2026-01-01", twenty]), { assigned });
    const days = ["2027-01-31", "2027-02-01", "2027-03-01", "2027-08-31", "2027-09-01"];
    expect(daysOn(given, ...days)).toEqual([20, 25, 30, 30, 25]);
    expect(termsTimeline(given, "vacation").every(({ cause }) => cause === "policy")).toBe(true);
  });

  test("the policy of the person's office applies", () => {
    const versions = new Map([
      ["paris", history(["2026-01-01", twenty])],
      ["tokyo", history(["2026-01-01", twentyFive], ["2027-09-01", thirty])],
    ]);
    const placements = history(["2026-01-01", "paris"], ["2027-05-03", "tokyo"]);
    const given = facts([], { placements, versions });
    expect(daysOn(given, "2027-05-02", "2027-05-03", "2027-09-01")).toEqual([20, 25, 30]);
    expect(termsTimeline(given, "vacation").map(({ from, cause }) => [from, cause])).toEqual([
      [FIRST_DAY, "policy"],
      ["2027-05-03", "office"],
      ["2027-09-01", "policy"],
    ]);
  });

  test("that day's allowance applies, for vacation only", () => {
    const overrides = history<number | null>(["2026-01-01", null], ["2027-04-01", 22 * 480], ["2027-06-01", null]);
    const given = facts(history(["2026-01-01", twenty]), { overrides });
    expect(daysOn(given, "2027-03-31", "2027-04-01", "2027-06-01")).toEqual([20, 22, 20]);
    expect(termsTimeline(given, "vacation")[1]?.cause).toBe("override");
    expect(termsTimeline(given, "sick")).toHaveLength(1);
  });

  test("an allowance is suspended under unlimited terms", () => {
    const overrides = history<number | null>(["2026-01-01", 22 * 480]);
    const versions = history(["2026-01-01", aPolicy({ isUnlimited: true })], ["2027-05-01", twenty]);
    expect(daysOn(facts(versions, { overrides }), "2027-04-30", "2027-05-01")).toEqual([20, 22]);
  });
});

test("an unchanged value starts no new period", () => {
  const versions = new Map([
    ["paris", history(["2026-01-01", twenty], ["2027-02-01", twenty])],
    ["rome", history(["2026-01-01", twenty])],
  ]);
  const placements = history(["2026-01-01", "paris"], ["2027-05-03", "rome"]);
  expect(termsTimeline(facts([], { placements, versions }), "vacation")).toEqual([
    { from: FIRST_DAY, terms: twenty, cause: "policy" },
  ]);
});

test("an office without a policy throws an error", () => {
  expect(() => termsTimeline(facts([]), "vacation")).toThrow("A history of terms is empty");
});
