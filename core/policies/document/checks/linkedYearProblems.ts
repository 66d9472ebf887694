import type { LeaveType } from "#core/leave/LeaveType.ts";
import type { DocumentProblem } from "../DocumentProblem.ts";
import type { PolicyDocument } from "../PolicyDocument.ts";
import { receiversOf } from "./receivers.ts";

/** Excess can move only at the end of a leave year that both types share. */
export function linkedYearProblems(
  type: LeaveType,
  document: PolicyDocument,
  others: ReadonlyMap<string, readonly PolicyDocument[]>,
): DocumentProblem[] {
  const receivers = new Set(receiversOf(document));
  const other = [...others].find(([key, policies]) =>
    policies.some(
      (policy) => policy.leaveYear !== document.leaveYear && (receivers.has(key) || receiversOf(policy).includes(type)),
    ),
  );
  if (!other) return [];
  const text = `must match the leave year of ${other[0]} leave, because excess moves between them when a leave year ends`;
  return [{ path: "leaveYear", text }];
}
