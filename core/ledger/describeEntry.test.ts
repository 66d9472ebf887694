import { expect, test } from "@jest/globals";
import { describeEntry } from "./describeEntry.ts";
import type { DescribedEntry } from "./describeEntry.ts";

const vacation = {
  typeName: "Vacation",
  unit: "day",
  leaveYear: 2027,
  effectiveOn: "2027-04-01",
  minutes: 480,
} as const;
const span = { startDate: "2027-03-01", endDate: "2027-03-05" };

test.each<[string, DescribedEntry]>([
  ["Yearly accrual for 2027", { ...vacation, kind: "accrual", details: { period: "2027" } }],
  ["Yearly accrual for 2027", { ...vacation, kind: "accrual", details: null as never }],
  ["Policy changed by Ann", { ...vacation, kind: "policy_change", byName: "Ann", details: null as never }],
  ["Monthly accrual for Mar 2027", { ...vacation, kind: "accrual", details: { period: "2027-03" } }],
  [
    "Monthly accrual for Mar 2027 (1 day lost to the maximum balance)",
    { ...vacation, kind: "accrual", details: { period: "2027-03", lost: 480 } },
  ],
  ["Carried over from 2026 (limit 5 days)", { ...vacation, kind: "carry_over", details: { limit: 2400, expired: 0 } }],
  [
    "Carried over from 2026 (limit 5 days, 2.5 days expired)",
    { ...vacation, kind: "carry_over", details: { limit: 2400, expired: 1200 } },
  ],
  ["Vacation, Mar 01 – Mar 05, 2027, approved by Ann", { ...vacation, kind: "usage", span, byName: "Ann" }],
  [
    "Vacation, Mar 01 – Mar 05, 2027, canceled by Ann: fair moved",
    { ...vacation, kind: "usage_reversal", span, byName: "Ann", reason: "fair moved" },
  ],
  ["Vacation, Mar 01 – Mar 05, 2027, recalculated", { ...vacation, kind: "recost", span }],
  ["Adjusted by Ann: moved house", { ...vacation, kind: "adjustment", byName: "Ann", reason: "moved house" }],
  [
    "Time for work on Mar 06, 2027 approved by Ann",
    { ...vacation, kind: "credit", byName: "Ann", details: { workedOn: "2027-03-06" } },
  ],
  [
    "Approval of time for work on Mar 06, 2027 undone by Ann",
    {
      ...vacation,
      kind: "credit",
      byName: "Ann",
      details: { workedOn: "2027-03-06", corrects: "credit:1", isUndo: true },
    },
  ],
  [
    "Time for work on Mar 06, 2027 canceled by Ann",
    { ...vacation, kind: "credit", byName: "Ann", details: { workedOn: "2027-03-06", corrects: "credit:1" } },
  ],
  ["Adjusted", { ...vacation, kind: "adjustment", byName: null, reason: null }],
  ["Opening balance entered by Ann", { ...vacation, kind: "opening", byName: "Ann" }],
  [
    "Leave year changed by Ann: reversed “Yearly accrual for 2027”",
    { ...vacation, kind: "accrual", details: { period: "2027", isReversal: true }, byName: "Ann" },
  ],
  ["Policy changed by Ann", { ...vacation, kind: "policy_change", byName: "Ann" }],
  ["Policy changed", { ...vacation, kind: "policy_change", details: { cause: "policy" } }],
  ["Allowance changed by Ann", { ...vacation, kind: "policy_change", details: { cause: "override" }, byName: "Ann" }],
  [
    "Moved to another office by Ann",
    { ...vacation, kind: "policy_change", details: { cause: "office" }, byName: "Ann" },
  ],
  [
    "Start date changed by Ann",
    { ...vacation, kind: "policy_change", details: { cause: "start_date" }, byName: "Ann" },
  ],
  ["Recalculated for the last day", { ...vacation, kind: "policy_change", details: { cause: "leaving" } }],
  ["Last day removed by Ann", { ...vacation, kind: "policy_change", details: { cause: "return" }, byName: "Ann" }],
  [
    "Policy changed by Ann (1.5 days lost to the maximum balance)",
    { ...vacation, kind: "policy_change", details: { cause: "policy", lost: 720 }, byName: "Ann" },
  ],
  [
    "Leave for past dates booked or canceled by Ann (1 day restored after being lost to the maximum balance)",
    { ...vacation, kind: "policy_change", details: { cause: "leave", lost: -480 }, byName: "Ann" },
  ],
  [
    "Leave for past dates booked or canceled (monthly accrual for Mar 2027, 1 day restored after being lost to the maximum balance)",
    { ...vacation, kind: "policy_change", details: { cause: "leave", lost: -480, period: "2027-03" } },
  ],
  [
    "Recalculated for the last day (another 6 days had already been lost to the maximum balance)",
    { ...vacation, kind: "policy_change", minutes: -2352, details: { cause: "leaving", lost: -2880 } },
  ],
  [
    "Carry-over from 2026 recalculated (limit 5 days, 1 day expired)",
    { ...vacation, kind: "carry_over", details: { limit: 2400, expired: 480, isCorrection: true } },
  ],
  [
    "Carried over from 2026 (limit 5 days, 1 day expired)",
    { ...vacation, kind: "carry_over", details: { limit: 2400, lapsed: 480 } },
  ],
  ["Accrual for the period from Jan 01, 2027", { ...vacation, kind: "accrual", details: { period: "2027-01-01" } }],
  ["Accrual", { ...vacation, kind: "accrual", details: { period: "2027-04-01" } }],
  [
    "Yearly accrual for 2027 (starting balance)",
    { ...vacation, kind: "accrual", details: { grantName: "startingBalance" } },
  ],
  [
    "Yearly accrual for 2027 (extra, 1 day lost to the maximum balance)",
    { ...vacation, kind: "accrual", details: { grantName: "extra", lost: 480 } },
  ],
  ["Carried over from 2026 (extra)", { ...vacation, kind: "carry_over", details: { grantName: "extra" } }],
  ["Expired unused (extra)", { ...vacation, kind: "expiry", details: { grantName: "extra" } }],
  ["Reduced to the maximum balance (extra)", { ...vacation, kind: "cap", details: { grantName: "extra" } }],
  [
    "Policy changed by Ann (extra)",
    { ...vacation, kind: "policy_change", details: { grantName: "extra" }, byName: "Ann" },
  ],
  [
    "Excess time in lieu from 2026",
    { ...vacation, kind: "transfer", details: { from: "time-in-lieu" }, otherTypeName: "Time in lieu" },
  ],
  [
    "Excess moved to sick leave recalculated",
    { ...vacation, kind: "transfer", details: { to: "sick", isCorrection: true }, otherTypeName: "Sick" },
  ],
])("%s", (text, entry) => {
  expect(describeEntry(entry, 1)).toBe(text);
});

test.each<[string, DescribedEntry]>([
  ["Yearly accrual for 2026/27", { ...vacation, kind: "accrual", details: { period: "2026" } }],
  ["Yearly accrual for 2027/28", { ...vacation, kind: "accrual" }],
  ["Monthly accrual for Jan 2028", { ...vacation, kind: "accrual", details: { period: "2028-01" } }],
  ["Carried over from 2026/27", { ...vacation, kind: "carry_over" }],
  ["Carry-over from 2026/27 recalculated", { ...vacation, kind: "carry_over", details: { isCorrection: true } }],
])("a leave year that starts in April is named after both calendar years: %s", (text, entry) => {
  expect(describeEntry(entry, 4)).toBe(text);
});
