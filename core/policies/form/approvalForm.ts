import type { BookingRule } from "../document/bookingRule.ts";

type Approval = BookingRule["approval"];

/** The approvals that the form offers; everything else is in the JSON view. */
const STEPS = {
  nobody: [],
  manager: ["manager"],
  managerThenAdmin: ["manager", "admin"],
  admin: ["admin"],
  owner: ["owner"],
} satisfies Record<string, string[]>;

type ApprovalKind = "unset" | keyof typeof STEPS | "other";

/** Returns the approval that the form shows; `other` if only the JSON view does. */
export function approvalKind(approval: Approval): ApprovalKind {
  if (approval === undefined) return "unset";
  const [row] = approval;
  if (approval.length !== 1 || !row || Object.keys(row).join() !== "by") return "other";
  const by = JSON.stringify(row.by);
  const found = Object.entries(STEPS).find(([, steps]) => JSON.stringify(steps) === by);
  return found ? (found[0] as ApprovalKind) : "other";
}

/** Returns the rule for an approval of the form. Choosing the current approval or `other` changes nothing. */
export function withApproval(approval: Approval, kind: ApprovalKind): Approval {
  if (kind === approvalKind(approval) || kind === "other") return approval;
  return kind === "unset" ? undefined : [{ by: [...STEPS[kind]] }];
}

export function isPlainApproval(approval: Approval): boolean {
  return approvalKind(approval) !== "other";
}
