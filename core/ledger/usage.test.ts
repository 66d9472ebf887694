import { expect, test } from "@jest/globals";
import type { LedgerEntry } from "./LedgerEntry.ts";
import { reversalEntries, usageEntries } from "./usage.ts";

const dayCosts = ["2026-12-30", "2026-12-31", "2027-01-04"].map((date) => ({ date, minutes: 480 }));
const request = { id: "r1", type: "vacation" as const, dayCosts };

const limited = () => false;

test("a request across leave years charges each part to its own year", () => {
  expect(usageEntries(request, 1, limited)).toEqual([
    {
      type: "vacation",
      leaveYear: 2026,
      kind: "usage",
      minutes: -960,
      effectiveOn: "2026-12-30",
      sourceKey: "usage:r1:2026",
      isUnlimited: false,
      details: { requestId: "r1" },
    },
    {
      type: "vacation",
      leaveYear: 2027,
      kind: "usage",
      minutes: -480,
      effectiveOn: "2027-01-04",
      sourceKey: "usage:r1:2027",
      isUnlimited: false,
      details: { requestId: "r1" },
    },
  ]);
});

test("a request within one leave year starting in April has one part", () => {
  expect(usageEntries(request, 4, () => true)).toMatchObject([{ leaveYear: 2026, minutes: -1440, isUnlimited: true }]);
});

test("a request with no cost charges nothing", () => {
  expect(usageEntries({ ...request, dayCosts: [{ date: "2026-12-30", minutes: 0 }] }, 1, limited)).toEqual([]);
});

test("a reversal credits the whole charge, including recalculations", () => {
  const usage = usageEntries(request, 1, limited);
  const recost: LedgerEntry = {
    type: "vacation",
    leaveYear: 2026,
    kind: "recost",
    minutes: 480,
    effectiveOn: "2026-12-30",
    sourceKey: "recost:r1:2026:h1",
    isUnlimited: false,
  };
  const reversals = reversalEntries([...usage, recost]);
  expect(reversals).toMatchObject([
    { kind: "usage_reversal", leaveYear: 2026, minutes: 480, effectiveOn: "2026-12-30" },
    { kind: "usage_reversal", leaveYear: 2027, minutes: 480, effectiveOn: "2027-01-04" },
  ]);
  expect(reversals.map(({ sourceKey }) => sourceKey)).toEqual(["usage_reversal:r1:2026", "usage_reversal:r1:2027"]);
  expect(reversalEntries([...usage, recost, ...reversals])).toEqual([]);
});

test("a request that was charged again after a reversal is reversed again under another source key", () => {
  const entries = usageEntries(request, 1, limited);
  for (const cause of ["c1", "c2"]) {
    entries.push(...reversalEntries(entries), ...usageEntries(request, 1, limited, cause));
  }
  entries.push(...reversalEntries(entries));
  const keys = entries.map(({ sourceKey }) => sourceKey);
  expect(new Set(keys).size).toBe(keys.length);
  expect(entries.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(0);
});

test("dates under unlimited terms are booked separately, even within one leave year", () => {
  const entries = usageEntries(request, 4, (date) => date >= "2026-12-31");
  expect(
    entries.map(({ sourceKey, minutes, isUnlimited, effectiveOn }) => [sourceKey, minutes, isUnlimited, effectiveOn]),
  ).toEqual([
    ["usage:r1:2026", -480, false, "2026-12-30"],
    ["usage:r1:2026:unlimited", -960, true, "2026-12-31"],
  ]);
  expect(
    reversalEntries(entries).map(({ sourceKey, minutes, isUnlimited }) => [sourceKey, minutes, isUnlimited]),
  ).toEqual([
    ["usage_reversal:r1:2026", 480, false],
    ["usage_reversal:r1:2026:unlimited", 960, true],
  ]);
});
