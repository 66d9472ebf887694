import {
  approverOf,
  approversAbove,
  approversIn,
  isAbove,
  isAdmin,
  isApprover,
  type People,
  type PersonNode,
} from "#core/people/approver.ts";
import { type ApprovalStep, type DecidableRequest, lastDecidedStep, openStep } from "./ApprovalStep.ts";
import { decidersOfStep, type StepOfPerson } from "./approversOfStep.ts";

/** The SQL function `step_deciders` applies the same rule to an open step. */
export function mayDecideRequest(decider: PersonNode, request: DecidableRequest, people: People): boolean {
  const person = people.get(request.userId);
  if (!person) return false;
  const step = stepInQuestion(request);
  return step ? mayDecideStep(decider, { person, step }, people) : mayDecide(decider, person, people);
}

export function mayDecide(decider: PersonNode, person: PersonNode, people: People): boolean {
  if (!isApprover(decider)) return false;
  if (decider.id === person.id) return !approverOf(person, people) && isOnlyAdmin(decider, people);
  return isAdmin(decider) || isAbove(decider, person, people);
}

function isOnlyAdmin(person: PersonNode, people: People): boolean {
  return isAdmin(person) && approversIn(people).every((other) => other.id === person.id || !isAdmin(other));
}

export function waitsFor(approver: PersonNode, request: DecidableRequest, people: People): boolean {
  const person = people.get(request.userId);
  if (!person || approver.id === person.id || !isApprover(approver)) return false;
  const step = stepInQuestion(request);
  if (step) return isIn(approver, decidersOfStep({ person, step }, people));
  const above = approversAbove(person, people);
  return above.length > 0 ? isIn(approver, above) : isAdmin(approver);
}

export function mayDecideAnyStep(decider: PersonNode, request: DecidableRequest, people: People): boolean {
  const person = people.get(request.userId);
  const steps = request.approval?.steps ?? [];
  if (person && steps.some((step) => mayDecideStep(decider, { person, step }, people))) return true;
  return steps.length === 0 && mayDecideRequest(decider, request, people);
}

/** After the last decision, returns the last decided step, because its approvers may undo the decision. */
function stepInQuestion({ approval }: DecidableRequest): ApprovalStep | undefined {
  const steps = approval?.steps ?? [];
  return openStep(steps) ?? lastDecidedStep(steps);
}

export function mayDecideStep(decider: PersonNode, { person, step }: StepOfPerson, people: People): boolean {
  if (!isApprover(decider)) return false;
  if (decider.id !== person.id && isAdmin(decider)) return true;
  return isIn(decider, decidersOfStep({ person, step }, people));
}

function isIn({ id }: PersonNode, nodes: readonly PersonNode[]): boolean {
  return nodes.some((node) => node.id === id);
}
