import { describe, expect, test } from "@jest/globals";
import { dueEntries } from "#core/ledger/dueEntries.ts";
import type { PatternChange, WorkWeek } from "#core/working/WorkingPattern.ts";
import { aPolicy } from "#tests/scenarios/aCase.ts";
import { accrualCaseOf, NO_HISTORY, type PersonHistory } from "./accrual/accrualCaseOf.ts";
import { PolicyDocument } from "./document/PolicyDocument.ts";

const DAY = 480;
const worked = (days: number): WorkWeek => {
  const [mon, tue, wed, thu, fri] = [1, 2, 3, 4, 5].map((weekday) => (weekday <= days ? DAY : 0));
  return [mon ?? 0, tue ?? 0, wed ?? 0, thu ?? 0, fri ?? 0, 0, 0];
};
const from = (day: string, days: number | null): PatternChange => ({
  from: day,
  weeks: days === null ? null : [worked(days)],
});

const fourWeeks = { unit: "day", grants: [{ frequency: "yearly", amount: { weeks: 4, in: "days" } }] };

interface Given {
  document?: object;
  own?: PatternChange[];
  office?: PatternChange[];
  history?: Partial<PersonHistory>;
  elsewhere?: PatternChange[];
}

function entriesOf({ document = fourWeeks, own, office, history, elsewhere }: Given, until = "2028-12-31") {
  const value = aPolicy({ document: PolicyDocument.parse(document) });
  const version = (officeId: string, patterns?: PatternChange[]) => ({
    version: 1,
    effectiveOn: "0001-01-01",
    officeId,
    value: { ...value, officePatterns: patterns ?? null },
  });
  const person = {
    effectiveOfficeId: "here",
    ptoBalanceOverride: null,
    addedOn: "2027-01-01",
    leaveYearStartsIn: 1,
    startDate: null,
    endDate: null,
    facts: own ? { workingPatterns: own } : null,
  };
  const versions = [version("here", office), version("there", elsewhere)];
  const accrual = accrualCaseOf(person, "vacation", { ...NO_HISTORY, ...history }, versions);
  return dueEntries(accrual, [], null, until)
    .filter(({ kind }) => kind !== "carry_over")
    .map(({ effectiveOn, kind, minutes, details }) => {
      const cause = details?.cause ? ` (${details.cause})` : "";
      return `${effectiveOn} ${kind} ${Math.round((minutes / DAY) * 100) / 100}${cause}`;
    });
}

describe("the days per week that amounts in weeks use", () => {
  test("are those of whole days from Monday to Friday without a pattern", () => {
    expect(entriesOf({})).toEqual(["2027-01-01 accrual 20", "2028-01-01 accrual 20"]);
  });

  test("are those of the office, or of the person's own pattern", () => {
    const office = [from("2020-01-01", 4)];
    expect(entriesOf({ office })[0]).toBe("2027-01-01 accrual 16");
    expect(entriesOf({ office, own: [from("2020-01-01", 2)] })[0]).toBe("2027-01-01 accrual 8");
  });

  test("recalculate the leave year day by day from the day of a change", () => {
    const own = [from("2020-01-01", 5), from("2027-07-02", 4)];
    // 20 × 182 / 365 + 16 × 183 / 365 = 17.99.
    expect(entriesOf({ own })).toEqual([
      "2027-01-01 accrual 20",
      "2027-07-02 policy_change -2.01 (hours)",
      "2028-01-01 accrual 16",
    ]);
  });

  test("follow the office again once the own pattern ends", () => {
    const own = [from("2020-01-01", 2), from("2028-01-01", null)];
    expect(entriesOf({ own, office: [from("2020-01-01", 4)] })).toEqual([
      "2027-01-01 accrual 8",
      "2028-01-01 accrual 16",
    ]);
  });

  test("are those of the new office after a move", () => {
    const placements = [
      { version: 1, effectiveOn: "2027-01-01", value: "here" },
      { version: 2, effectiveOn: "2028-01-01", value: "there" },
    ];
    expect(entriesOf({ history: { placements }, elsewhere: [from("2020-01-01", 3)] })).toEqual([
      "2027-01-01 accrual 20",
      "2028-01-01 accrual 12",
    ]);
  });

  test("change nothing under a policy that doesn't read them", () => {
    const document = { unit: "day", grants: [{ frequency: "yearly", amount: 20 }] };
    expect(entriesOf({ document, own: [from("2020-01-01", 5), from("2027-07-02", 4)] })).toEqual([
      "2027-01-01 accrual 20",
      "2028-01-01 accrual 20",
    ]);
  });
});
