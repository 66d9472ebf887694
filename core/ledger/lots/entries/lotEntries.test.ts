import { describe, expect, test } from "@jest/globals";
import { aDocumentCase } from "#tests/scenarios/aDocumentCase.ts";
import { aBooking, anEntry } from "#tests/scenarios/anEntry.ts";
import type { AccrualCase } from "#core/policies/accrual/AccrualCase.ts";
import { balanceOn } from "../../balance.ts";
import { changeEntries } from "../../changeEntries.ts";
import { dueEntries } from "../../dueEntries.ts";
import { ledgerCorrections } from "../../ledgerCorrections.ts";
import type { LedgerEntry } from "../../LedgerEntry.ts";
import { leaveByDate } from "../leaveByDate.ts";

const DAY = 480;

const german = {
  unit: "day",
  grants: [{ frequency: "yearly", amount: 24, carryOver: { max: 24, until: "03-31" } }],
} as const;

const dutch = {
  unit: "day",
  consumption: { order: "listed" },
  grants: [
    { name: "statutory", frequency: "yearly", amount: 20, carryOver: { monthsAfterYear: 6 } },
    { name: "extra", frequency: "yearly", amount: 5 },
  ],
} as const;

function postedBy(accrual: AccrualCase, entered: readonly LedgerEntry[], today: string): LedgerEntry[] {
  return [...entered, ...dueEntries(accrual, entered, null, today)];
}

function shown(entries: readonly LedgerEntry[]): string[] {
  return entries.map(({ effectiveOn, kind, minutes, details }) => {
    const { grant, usableFrom, expiresOn, dueOn } = details ?? {};
    const lot = [
      grant !== undefined && `grant ${grant}`,
      usableFrom && `usable from ${usableFrom}`,
      expiresOn && `until ${expiresOn}`,
      dueOn && `due on ${dueOn}`,
    ].filter(Boolean);
    return [`${effectiveOn} ${kind} ${minutes / DAY}`, ...lot].join(", ");
  });
}

const daysOn = (entries: readonly LedgerEntry[], day: string) => balanceOn(entries, Number(day.slice(0, 4)), day) / DAY;

describe("carried-over days that expire", () => {
  const accrual = aDocumentCase(german);
  const usedIn2027 = aBooking(20, "2027-08-02", { sourceKey: "usage:r1", details: { requestId: "r1" } });

  test("days that aren't used by their last day are posted as expired on the day after", () => {
    const entries = postedBy(accrual, [usedIn2027], "2028-04-01");
    expect(shown(entries.slice(1))).toEqual([
      "2027-01-01 accrual 24",
      "2028-01-01 carry_over 0",
      "2028-01-01 carry_over 4, until 2028-03-31",
      "2028-01-01 accrual 24",
      "2028-04-01 expiry -4",
    ]);
    expect(["2028-03-31", "2028-04-01"].map((day) => daysOn(entries, day))).toEqual([28, 24]);
  });

  test("leave before the last day uses them first", () => {
    const skiing = aBooking(3, "2028-02-07", { sourceKey: "usage:r2", details: { requestId: "r2" } });
    const entries = postedBy(accrual, [usedIn2027, skiing], "2028-04-01");
    expect(shown(entries.filter(({ kind }) => kind === "expiry"))).toEqual(["2028-04-01 expiry -1"]);
  });

  test("leave that continues past the last day uses them only for its dates through that day", () => {
    const dates = ["2028-03-30", "2028-03-31", "2028-04-03", "2028-04-04"].map((date) => ({ date, minutes: DAY }));
    const easter = aBooking(4, "2028-03-30", { sourceKey: "usage:r2", details: { requestId: "r2" } });
    const before = [usedIn2027, ...dueEntries(accrual, [usedIn2027], null, "2028-03-29")];
    const taken = [{ date: "2027-08-02", minutes: 20 * DAY }, ...dates];
    const { entries } = leaveByDate({ accrual, entries: [...before, easter] }, taken);
    const due = dueEntries(accrual, entries, "2028-03-29", "2028-04-05");
    expect(shown(due)).toEqual(["2028-04-01 expiry -2"]);
  });

  test("leave that is entered later gives expired days back, and its cancellation takes them again", () => {
    const before = postedBy(accrual, [usedIn2027], "2028-04-10");
    const late = aBooking(3, "2028-02-07", { sourceKey: "usage:r2", details: { requestId: "r2" } });
    const given = ledgerCorrections(accrual, [...before, late], { today: "2028-04-10", id: "r2" });
    expect(shown(given)).toEqual(["2028-04-10 expiry 3, due on 2028-04-01"]);
    const reversal = { ...late, kind: "usage_reversal" as const, minutes: 3 * DAY, sourceKey: "usage_reversal:r2" };
    const all = [...before, late, ...given, reversal];
    const taken = ledgerCorrections(accrual, all, { today: "2028-04-12", id: "r2 canceled" });
    expect(shown(taken)).toEqual(["2028-04-12 expiry -3, due on 2028-04-01"]);
    expect(daysOn([...all, ...taken], "2028-04-12")).toBe(24);
  });

  test("a correction of the closed year changes the carried-over days and how many of them expire", () => {
    const before = postedBy(accrual, [usedIn2027], "2028-04-10");
    const found = anEntry("adjustment", 2, "2027-12-15", { sourceKey: "adjustment:a1" });
    const corrections = ledgerCorrections(accrual, [...before, found], { today: "2028-04-10", id: "a1" });
    expect(shown(corrections)).toEqual([
      "2028-04-10 carry_over 2, until 2028-03-31",
      "2028-04-10 expiry -2, due on 2028-04-01",
    ]);
  });
});

describe("several grants", () => {
  test("each keeps its own lots, and leave uses the listed order", () => {
    const leave = aBooking(22, "2027-08-02", { sourceKey: "usage:r1", details: { requestId: "r1" } });
    const entries = postedBy(aDocumentCase(dutch), [leave], "2028-07-01");
    expect(shown(entries.slice(1))).toEqual([
      "2027-01-01 accrual 20, until 2028-06-30",
      "2027-01-01 accrual 5, grant 1",
      "2028-01-01 carry_over 0",
      "2028-01-01 carry_over 3, grant 1",
      "2028-01-01 accrual 20, until 2029-06-30",
      "2028-01-01 accrual 5, grant 1",
    ]);
  });

  test("a changed amount changes only its own grant", () => {
    const accrual = aDocumentCase(dutch);
    const entries = postedBy(accrual, [], "2027-03-01");
    const more = { ...dutch, grants: [dutch.grants[0], { ...dutch.grants[1], amount: 8 }] };
    const changed = aDocumentCase(dutch, { changes: { "2027-01-01": more } });
    const posted = changeEntries(changed, entries, { today: "2027-03-01", cause: "policy", id: "v2" });
    expect(shown(posted)).toEqual(["2027-03-01 policy_change 3, grant 1"]);
    const fewer = { ...dutch, grants: [{ ...dutch.grants[0], amount: 15 }] };
    const cut = aDocumentCase(dutch, { changes: { "2027-01-01": fewer } });
    expect(shown(changeEntries(cut, entries, { today: "2027-03-01", cause: "policy", id: "v3" }))).toEqual([
      "2027-03-01 policy_change -5, until 2028-06-30",
      "2027-03-01 policy_change -5, grant 1",
    ]);
  });
});

const named = (entries: readonly LedgerEntry[]) =>
  entries.map(({ kind, minutes, details }) => `${kind} ${minutes / 480}: ${details?.grantName}`);

test("entries of several grants have the grants' names, and those of a single grant have none", () => {
  expect(named(postedBy(aDocumentCase(dutch), [aBooking(17, "2027-03-01")], "2028-07-01").slice(1))).toEqual([
    "accrual 20: statutory",
    "accrual 5: extra",
    "carry_over 0: undefined",
    "carry_over 3: statutory",
    "carry_over 5: extra",
    "accrual 20: statutory",
    "accrual 5: extra",
    "expiry -3: statutory",
  ]);
  const [statutory] = dutch.grants;
  expect(named(postedBy(aDocumentCase({ unit: "day", grants: [statutory] }), [], "2027-01-01"))).toEqual([
    "accrual 20: undefined",
  ]);
});

test("a person who leaves gets the leaver's share, and nothing is carried into the next year", () => {
  const grants = [{ frequency: "yearly", amount: 24, leaverShare: "byDay", carryOver: "all" } as const];
  const document = { unit: "day", grants } as const;
  const entries = postedBy(aDocumentCase(document), [], "2027-06-30");
  const left = aDocumentCase(document, { endDate: "2027-06-30" });
  const posted = changeEntries(left, entries, { today: "2027-06-30", cause: "leaving", id: "left" });
  expect(daysOn([...entries, ...posted], "2027-06-30")).toBeCloseTo((24 * 181) / 365, 2);
  expect(dueEntries(left, [...entries, ...posted], "2027-06-30", "2028-02-01")).toEqual([]);
});

test("a cap on a date cuts what is left that evening, and leave entered later corrects it", () => {
  const document = {
    unit: "day",
    grants: [{ frequency: "monthly", amount: 2, cap: { on: "06-30", balance: 10 } }],
  } as const;
  const accrual = aDocumentCase(document);
  const entries = postedBy(accrual, [], "2027-07-15");
  expect(shown(entries.filter(({ kind }) => kind === "cap"))).toEqual(["2027-06-30 cap -2"]);
  const leave = aBooking(1, "2027-06-01", { sourceKey: "usage:r1", details: { requestId: "r1" } });
  const corrections = ledgerCorrections(accrual, [...entries, leave], { today: "2027-07-15", id: "r1" });
  expect(shown(corrections)).toEqual(["2027-07-15 cap 1, due on 2027-06-30"]);
});

test("an amount by length of service grows over time, because the case keeps the person's facts", () => {
  const document = {
    unit: "day",
    grants: [
      {
        frequency: "yearly",
        amount: {
          by: "yearsOfService",
          tiers: [
            [0, 20],
            [2, 25],
          ],
        },
      },
    ],
  } as const;
  const facts = { person: { serviceStartDate: "2026-01-01" }, events: [] };
  const accrual = aDocumentCase(document, { startDate: "2026-06-01", facts });
  const entries = postedBy(accrual, [], "2028-01-01");
  expect(shown(entries.filter(({ kind }) => kind === "accrual"))).toEqual([
    "2027-01-01 accrual 20",
    "2028-01-01 accrual 25",
  ]);
});
