import type { ApprovalMonth } from "#core/api/admin/reportAnswers.ts";
import { countText } from "#core/countText.ts";
import { monthText, periodText } from "../parts/months.ts";
import { waitText } from "./waitText.ts";

export function decisions(months: readonly ApprovalMonth[], kind: "decided" | "approved" | "rejected"): number {
  return months.reduce((sum, month) => sum + month[kind], 0);
}

export function approvalSummary(months: readonly ApprovalMonth[]): string {
  const period = periodText(months);
  const decided = decisions(months, "decided");
  if (decided === 0) return `${period}: no decisions.`;
  const rejected = decisions(months, "rejected");
  const outcome = `${period}: ${countText(decided, "request")} decided, ${rejected} rejected.`;
  if (months.length === 1) return outcome;
  const slowest = months.toSorted((one, other) => (other.medianHours ?? -1) - (one.medianHours ?? -1))[0];
  const worst = slowest && `${monthText(slowest.month)}, with a median wait of ${waitText(slowest.medianHours)}`;
  return `${outcome} Slowest month: ${worst}.`;
}
