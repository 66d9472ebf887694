import type { LeaveUnit } from "#core/leave/LeaveTypeView.ts";
import { exact } from "../exact.ts";
import type { PolicyDocument } from "../PolicyDocument.ts";

export function balanceCap({ unit, grants = [] }: PolicyDocument, shownUnit: LeaveUnit): number | null {
  const [{ cap } = {}, ...others] = grants;
  if (!cap || !("balance" in cap) || typeof cap.balance === "object" || others.length > 0 || unit !== shownUnit) {
    return null;
  }
  return exact(cap.balance).round(2).valueOf();
}
