import { expect, test } from "@jest/globals";
import type { ApprovalMonth } from "#core/api/admin/reportAnswers.ts";
import { approvalSummary } from "./approvals.ts";

const months = (...waits: (number | null)[]): ApprovalMonth[] =>
  waits.map((medianHours, nth) => {
    const decided = medianHours === null ? 0 : 4;
    return { month: `2027-0${nth + 1}`, decided, approved: decided, rejected: 0, medianHours, p90Hours: medianHours };
  });

test.each<[string, (number | null)[], string]>([
  ["one month", [5, 72, null], "8 requests decided, 0 rejected. Longest median wait: 3 days, in Feb 2027."],
  [
    "months that show the same wait",
    [72, 5, 72.1],
    "12 requests decided, 0 rejected. Longest median wait: 3 days, in Jan 2027 and Mar 2027.",
  ],
  ["many months", [5, 5, 5, 5], "16 requests decided, 0 rejected. Longest median wait: 5 h, in all of these months."],
])("the summary names the longest wait, and %s with it", (_, waits, text) =>
  expect(approvalSummary(months(...waits))).toMatch(new RegExp(`: ${text.replaceAll(".", "\\.")}$`)),
);
