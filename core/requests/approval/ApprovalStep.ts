import type { StepRole } from "#core/policies/document/checks/approverProblems.ts";

export type StepApprover = StepRole | { person: string };

/** All steps that one decision fulfilled have the same version. */
export interface StepDecision {
  byId: string;
  forId?: string | undefined;
  /** An ISO timestamp. */
  at: string;
  version: number;
}

/** One approver in `by` is enough. */
export interface ApprovalStep {
  by: StepApprover[];
  decided: StepDecision | null;
  /** The number of edits that reopened approved steps. Absent for 0. */
  round?: number;
}

export interface SeenStep extends ApprovalStep {
  /** Includes the approver for whom a delegate decided, as in "Ezra for Mona". */
  decidedByName: string | null;
  /** The names of the people in `by`, in the same order. */
  names: string[];
}

/** Without steps, the policy approved the request automatically. */
export interface RequestApproval {
  steps: SeenStep[];
  waitingFor: string[];
}

export interface DecidableRequest {
  userId: string;
  approval?: { steps: readonly ApprovalStep[] } | null | undefined;
}

export function openStep<Step extends ApprovalStep>(steps: readonly Step[]): Step | undefined {
  return steps.find(({ decided }) => decided === null);
}

export function roundOf(steps: readonly ApprovalStep[]): number {
  return steps[0]?.round ?? 0;
}

export function lastDecidedStep<Step extends ApprovalStep>(steps: readonly Step[]): Step | undefined {
  return steps.findLast(({ decided }) => decided !== null);
}
