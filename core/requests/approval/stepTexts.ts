import type { RequestStatus } from "#core/leave/Statuses.ts";
import { listText } from "#core/listText.ts";
import type { StepRole } from "#core/policies/document/checks/approverProblems.ts";
import { openStep, type RequestApproval, type SeenStep } from "./ApprovalStep.ts";

const ROLES: Record<StepRole, string> = {
  manager: "the manager",
  managersManager: "the manager's manager",
  teamLead: "the team lead",
  admin: "an Admin",
  owner: "an Owner",
};

export const MAX_NAMES = 3;

type InSteps = { status: RequestStatus; approval?: RequestApproval | null | undefined };

export function progressText({ status, approval }: InSteps, fit = (name: string) => name): string | null {
  if (!approval) return null;
  const by = approverNames(approval.steps).map(fit);
  const approved = by.length > 0 ? `Approved by ${listText(by)}` : null;
  if (status === "approved") return approval.steps.length === 0 ? "Approved automatically" : approved;
  if (status !== "pending") return null;
  const waiting = `waiting for ${waitingText(approval, fit)}`;
  return approved ? `${approved}; ${waiting}` : `W${waiting.slice(1)}`;
}

function stepPlaceText({ status, approval }: InSteps): string | null {
  const open = approval && openStep(approval.steps);
  if (status !== "pending" || !open || approval.steps.length === 1) return null;
  return `Step ${approval.steps.indexOf(open) + 1} of ${approval.steps.length}`;
}

export function approvalText(request: InSteps, fit?: (name: string) => string): string | null {
  const parts = [stepPlaceText(request), progressText(request, fit)].filter((part) => part !== null);
  return parts.length > 0 ? parts.join(" · ") : null;
}

export function isApprovedAutomatically({ status, approval }: InSteps): boolean {
  return status === "approved" && approval?.steps.length === 0;
}

export function approversText({ by, names }: Pick<SeenStep, "by" | "names">): string {
  let named = 0;
  const words = by.map((one) => (typeof one === "object" ? (names[named++] ?? "an approver") : ROLES[one]));
  return listText(words, "or");
}

function waitingText({ steps, waitingFor }: RequestApproval, fit: (name: string) => string): string {
  const open = openStep(steps);
  const isFew = waitingFor.length > 0 && waitingFor.length <= MAX_NAMES;
  if (isFew || !open) return listText(waitingFor.map(fit), "or");
  return approversText({ by: open.by, names: open.names.map(fit) });
}

function approverNames(steps: readonly SeenStep[]): string[] {
  const decided = steps.flatMap(({ decided: by, decidedByName: name }) =>
    by ? { id: `${by.byId} ${by.forId ?? ""}`, name } : [],
  );
  return [...new Map(decided.map(({ id, name }) => [id, name ?? "an approver"])).values()];
}
