import type { Minutes } from "#core/leave/amounts.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import { isWithin } from "../changes/changeCosts.ts";
import type { Span } from "../requestCost.ts";
import { undoLastStep } from "./advanceSteps.ts";
import type { RequiredApproval } from "./requiredApproval.ts";
import { type ApprovalStep, lastDecidedStep, openStep, roundOf } from "./ApprovalStep.ts";

interface Wanted extends Span {
  type: LeaveType;
  minutes: Minutes;
}

const MANAGER: ApprovalStep[] = [{ by: ["manager"], decided: null }];

/** An edit to another type or beyond the earlier dates reopens all steps, because the approvers didn't see the edit. */
export function stepsOfEdited(
  before: Wanted & { approval?: { steps: readonly ApprovalStep[] } | null | undefined },
  edited: Wanted,
  required: RequiredApproval | undefined,
): readonly ApprovalStep[] | null {
  const steps = before.approval?.steps ?? null;
  const keepsSteps = keepsApproval(before, edited, required);
  const needed = keepsSteps ? steps : (required?.steps ?? (steps ? MANAGER : null));
  if (!needed || !steps) return needed;
  const isSeen = before.type === edited.type && isWithin(edited, before);
  if (!isSeen && lastDecidedStep(steps)) return reopened(needed, roundOf(steps) + 1);
  return keepsSteps ? steps : keepDecisions(steps, needed);
}

export function keepsApproval(
  before: Pick<Wanted, "type" | "minutes">,
  edited: Pick<Wanted, "type" | "minutes">,
  required: RequiredApproval | undefined,
): boolean {
  const isSame = before.type === edited.type && before.minutes === edited.minutes;
  return isSame || required?.isAutomatic === true;
}

function reopened(steps: readonly ApprovalStep[], round: number): ApprovalStep[] {
  return steps.map(({ by }) => ({ by, decided: null, round }));
}

function keepDecisions(before: readonly ApprovalStep[], required: readonly ApprovalStep[]): ApprovalStep[] {
  const differs = required.findIndex(({ by }, index) => JSON.stringify(by) !== JSON.stringify(before[index]?.by));
  const same = differs === -1 ? required.length : differs;
  const round = roundOf(before);
  const kept = required.map(({ by }, index) => ({
    by,
    decided: index < same ? (before[index]?.decided ?? null) : null,
    ...(round > 0 && { round }),
  }));
  return openStep(kept) ? kept : undoLastStep(kept);
}
