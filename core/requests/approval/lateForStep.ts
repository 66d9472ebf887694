import type { People, PersonNode } from "#core/people/approver.ts";
import { Refusal } from "#core/refusal.ts";
import type { RequestStatus } from "#core/leave/Statuses.ts";
import type { RequestApproval } from "./ApprovalStep.ts";
import { lastDecidedStep } from "./ApprovalStep.ts";
import { mayDecideAnyStep } from "./mayDecideRequest.ts";
import { progressText } from "./stepTexts.ts";

interface InSteps {
  userId: string;
  status: RequestStatus;
  approval?: RequestApproval | null | undefined;
}

/**
 * Returns the refusal (409) of a decision on a step that another person approved first: for people who may not decide
 * the next step, and for people who may decide it but saw the request before that approval. Returns undefined if the
 * step is still open.
 */
export function lateForStep(
  request: InSteps,
  { decider, version, isDecider }: { decider: PersonNode; version: number | undefined; isDecider: boolean },
  people: People,
): Refusal | undefined {
  const { status, approval } = request;
  const last = approval && lastDecidedStep(approval.steps);
  if (status !== "pending" || !last?.decided || !mayDecideAnyStep(decider, request, people)) return undefined;
  const isStale = version !== undefined && version < last.decided.version;
  if (isDecider && !isStale) return undefined;
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
