import { describe, expect, test } from "@jest/globals";
import { aDocumentCase } from "#tests/scenarios/aDocumentCase.ts";
import { aBooking } from "#tests/scenarios/anEntry.ts";
import { dueEntries } from "../dueEntries.ts";
import type { LedgerEntry } from "../LedgerEntry.ts";
import { verifySettlement } from "./verifySettlement.ts";

const LAST = "2027-06-30";
const grant = { frequency: "yearly", amount: 24, leaverShare: "completedMonths" } as const;
const accrual = aDocumentCase({ unit: "day", grants: [grant], settlement: { pay: { max: 5 } } }, { endDate: LAST });
const settled = dueEntries(accrual, [], null, "2027-07-01");

function changed(days: Partial<Record<string, number>>): LedgerEntry[] {
  return settled.flatMap((entry) => {
    const amount = entry.kind === "settlement" ? days[entry.details?.outcome ?? ""] : undefined;
    if (amount === undefined) return [entry];
    return amount === 0 ? [] : [{ ...entry, minutes: amount * 480 }];
  });
}

function findings(entries: readonly LedgerEntry[], given: Partial<Parameters<typeof verifySettlement>[0]> = {}) {
  const known = { postedThrough: "2027-07-02", changedOn: null, employmentChangedOn: LAST };
  return verifySettlement({ accrual, entries, requests: [], ...known, ...given }).map(({ text }) => text);
}

describe("the settlement of a person who left is verified", () => {
  test("by outcome, if nothing changed after the last day", () => {
    expect(findings(settled)).toEqual([]);
    expect(findings(changed({ paid_out: 0, written_off: 0 }))).toEqual([
      "Settled 2,400 minutes too little in 2027 on 2027-06-30",
      "Settled 3,360 minutes too little in 2027 on 2027-06-30",
    ]);
    expect(findings(changed({ paid_out: -4, written_off: -8 }))).toEqual([
      "Settled 480 minutes too little in 2027 on 2027-06-30",
      "Settled 480 minutes too much in 2027 on 2027-06-30",
    ]);
  });

  test.each([{ changedOn: "2027-07-01" }, { employmentChangedOn: "2027-07-01" }])(
    "only by the sum, if terms or dates changed later: %j",
    (later) => {
      expect(findings(changed({ paid_out: -4, written_off: -8 }), later)).toEqual([]);
      expect(findings(changed({ paid_out: -4 }), later)).toEqual([
        "Settled 480 minutes too little in 2027 on 2027-06-30",
      ]);
      expect(findings(changed({ paid_out: 0, written_off: 0 }), later)).toEqual([]);
    },
  );

  test("with what was earned until the last day, unless terms changed after the dates", () => {
    const withoutEarnings = dueEntries(accrual, [], "2027-06-01", "2027-07-01");
    expect(findings(withoutEarnings)).toEqual(["Accrued 5,760 minutes too little in 2027"]);
    expect(findings(withoutEarnings, { employmentChangedOn: "2027-05-31" })).toHaveLength(1);
    for (const later of [{ changedOn: "2027-06-15" }, { hasLaterTerms: true }]) {
      expect(findings(withoutEarnings, { employmentChangedOn: "2027-05-31", ...later })).toEqual([]);
    }
    const since = { ...accrual, opening: 2026 };
    expect(findings(settled, { accrual: since })).toContain("carry_over:vacation:2027 was due but wasn't posted");
    const never = { ...accrual, employment: [{ startDate: LAST, endDate: LAST }] };
    expect(findings(withoutEarnings, { accrual: never })).toEqual([]);
  });

  test("not before it is due, nor while it waits for a fact", () => {
    const none = changed({ paid_out: 0, written_off: 0 });
    expect(findings(none, { postedThrough: LAST })).toEqual([]);
    const byGrade = { max: { by: "grade", map: { A: 3 } } } as const;
    const waiting = aDocumentCase({ unit: "day", grants: [grant], settlement: { pay: byGrade } }, { endDate: LAST });
    expect(findings([...none, aBooking(2, "2027-03-01")], { accrual: waiting })).toEqual([]);
  });
});
