import type { ApprovalRow, BookingRule } from "../document/bookingRule.ts";
import { changed } from "./changed.ts";

type Approval = BookingRule["approval"];
type Step = ApprovalRow["by"][number];
export type FormApprover = Exclude<Step, unknown[]>;

const STEPS = {
  nobody: [],
  manager: ["manager"],
  managerThenManager: ["manager", "managersManager"],
  managerThenAdmin: ["manager", "admin"],
  teamLead: ["teamLead"],
  admin: ["admin"],
  owner: ["owner"],
} satisfies Record<string, string[]>;

type NamedKind = keyof typeof STEPS;
/** `any`: one of several approvers decides. `all`: each approver decides, in order. `other`: shown only as JSON. */
export type ApproverKind = NamedKind | "any" | "all" | "other";

export function approverKind({ by }: ApprovalRow): ApproverKind {
  const text = JSON.stringify(by);
  const named = (Object.keys(STEPS) as NamedKind[]).find((kind) => JSON.stringify(STEPS[kind]) === text);
  if (named) return named;
  if (by.length === 1 && Array.isArray(by[0])) return "any";
  return by.some((step) => Array.isArray(step)) ? "other" : "all";
}

export function withApprovers(row: ApprovalRow, kind: ApproverKind): ApprovalRow {
  if (kind === approverKind(row) || kind === "other") return row;
  if (kind === "any" || kind === "all") return { ...row, by: byOf(kind, listedApprovers(row)) };
  return { ...row, by: [...STEPS[kind]] };
}

export function listedApprovers({ by }: ApprovalRow): FormApprover[] {
  return by.flat();
}

export function withListed(row: ApprovalRow, kind: "any" | "all", approvers: readonly FormApprover[]): ApprovalRow {
  return { ...row, by: byOf(kind, approvers) };
}

/** An empty list becomes the manager, so that the document stays valid. */
function byOf(kind: "any" | "all", approvers: readonly FormApprover[]): ApprovalRow["by"] {
  const some: FormApprover[] = approvers.length > 0 ? [...approvers] : ["manager"];
  return kind === "any" ? [some] : some;
}

export function withCondition(row: ApprovalRow, condition: Partial<NonNullable<ApprovalRow["auto"]>>): ApprovalRow {
  const entries = Object.entries({ ...row.auto, ...condition });
  return { ...row, auto: Object.fromEntries(entries.filter(([, value]) => value !== undefined && value !== false)) };
}

export function withAuto(row: ApprovalRow, isAutomatic: boolean): ApprovalRow {
  return changed(row, { auto: isAutomatic ? (row.auto ?? {}) : undefined });
}

export function isPlainApproval(approval: Approval): boolean {
  return (approval ?? []).every((row) => approverKind(row) !== "other");
}
