import type { ApprovalMonth } from "#core/api/admin/reportAnswers.ts";
import { countText } from "#core/countText.ts";
import { listText } from "#core/listText.ts";
import { monthText, periodText } from "../parts/months.ts";
import { waitText } from "./waitText.ts";

const FEW = 3;

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
  const longest = waitText(Math.max(...months.map(({ medianHours }) => medianHours ?? 0)));
  const slowest = months.filter(({ medianHours }) => medianHours !== null && waitText(medianHours) === longest);
  const when =
    slowest.length > FEW
      ? `${slowest.length === months.length ? "all" : slowest.length} of these months`
      : listText(slowest.map(({ month }) => monthText(month)));
  return `${outcome} Longest median wait: ${longest}, in ${when}.`;
}
