import type { People, PersonNode } from "#core/people/approver.ts";
import { type ApprovalStep, lastDecidedStep, openStep, type StepDecision } from "./ApprovalStep.ts";
import { approversOfStep } from "./approversOfStep.ts";

export function approveStep<Step extends ApprovalStep>(
  steps: readonly Step[],
  decision: Omit<StepDecision, "forId">,
  { person, people, alsoAs }: { person: PersonNode; people: People; alsoAs?: string | undefined },
): Step[] {
  const open = openStep(steps);
  const from = open ? steps.indexOf(open) : steps.length;
  const isHeldBy = (step: Step, by: string | undefined) =>
    approversOfStep({ person, step }, people).some(({ id }) => id === by);
  const isHeld = (step: Step) => isHeldBy(step, decision.byId) || isHeldBy(step, alsoAs);
  const decided = (step: Step): StepDecision =>
    alsoAs === undefined || isHeldBy(step, decision.byId) ? decision : { ...decision, forId: alsoAs };
  const next = steps.findIndex((step, index) => index > from && !isHeld(step));
  const until = next === -1 ? steps.length : next;
  return steps.map((step, index) => (index >= from && index < until ? { ...step, decided: decided(step) } : step));
}

export function undoLastStep<Step extends ApprovalStep>(steps: readonly Step[]): Step[] {
  const version = lastDecidedStep(steps)?.decided?.version;
  return steps.map((step) => (step.decided && step.decided.version === version ? { ...step, decided: null } : step));
}
