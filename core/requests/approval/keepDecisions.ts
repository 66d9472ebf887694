import type { Minutes } from "#core/leave/amounts.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import { undoLastStep } from "./advanceSteps.ts";
import type { RequiredApproval } from "./approvalFor.ts";
import { type ApprovalStep, openStep } from "./ApprovalStep.ts";

interface Costly {
  type: LeaveType;
  minutes: Minutes;
}

/** The usual approval as a step, for a request that had steps. */
const MANAGER: ApprovalStep[] = [{ by: ["manager"], decided: null }];

/**
 * Returns the steps of an edited request, or null for none. They stay the same unless the type or the length changes;
 * then they are those that a new request would need, with the approvals so far. A waiting request never goes on without
 * a person: where a new one would be approved automatically, the steps stay.
 */
export function stepsOfEdited(
  before: Costly & { approval?: { steps: readonly ApprovalStep[] } | null | undefined },
  edited: Costly,
  required: RequiredApproval | undefined,
): readonly ApprovalStep[] | null {
  const steps = before.approval?.steps ?? null;
  const isSame = before.type === edited.type && before.minutes === edited.minutes;
  if (isSame || required?.isAutomatic) return steps;
  const needed = required?.steps ?? (steps ? MANAGER : null);
  return needed && keepDecisions(steps ?? [], needed);
}

/**
 * Returns the required steps with the decisions on the steps that both lists begin with. At least one step stays open.
 */
export function keepDecisions(before: readonly ApprovalStep[], required: readonly ApprovalStep[]): ApprovalStep[] {
  const differs = required.findIndex(({ by }, index) => JSON.stringify(by) !== JSON.stringify(before[index]?.by));
  const same = differs === -1 ? required.length : differs;
  const kept = required.map(({ by }, index) => ({
    by,
    decided: index < same ? (before[index]?.decided ?? null) : null,
  }));
  return openStep(kept) ? kept : undoLastStep(kept);
}
