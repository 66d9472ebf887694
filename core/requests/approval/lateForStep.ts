import { Refusal } from "#core/refusal.ts";
import type { RequestStatus } from "#core/leave/Statuses.ts";
import { changedRefusal, type CurrentRequest } from "../lifecycle/changedRefusal.ts";
import type { RequestApproval } from "./ApprovalStep.ts";
import { lastDecidedStep } from "./ApprovalStep.ts";
import { progressText } from "./stepTexts.ts";

interface InSteps extends CurrentRequest {
  status: RequestStatus;
  version: number;
  approval?: RequestApproval | null | undefined;
}

interface LateDecision {
  version: number | undefined;
  isDecider: boolean;
  isInvolved: boolean;
}

export function lateForStep(request: InSteps, { version, isDecider, isInvolved }: LateDecision): Refusal | undefined {
  const { status, approval } = request;
  const last = approval && lastDecidedStep(approval.steps);
  if (status !== "pending" || !last?.decided || !isInvolved) return undefined;
  const isStale = version !== undefined && version < last.decided.version;
  if (isDecider && !isStale) return undefined;
  if (isStale && isDecider && isEditedSince(request, version)) return changedRefusal(request);
  const progress = progressText(request) ?? "";
  if (isDecider) {
    return new Refusal(
      "conflict",
      "changed",
      `This request has moved to another step: ${progress}. Please check it again.`,
    );
  }
  return new Refusal("conflict", "already_decided", `Your step was already decided: ${progress}`);
}

function isEditedSince({ version, approval }: InSteps, seen: number): boolean {
  const approvals = new Set((approval?.steps ?? []).map(({ decided }) => decided?.version ?? 0));
  return version - seen > [...approvals].filter((approved) => approved > seen).length;
}
