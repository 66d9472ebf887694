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
import {
  type ApprovalStep,
  type DecidableRequest,
  lastDecidedStep,
  openStep,
  type StepApprover,
} from "./ApprovalStep.ts";

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
  if (step) return isIn(approver, resolved(person, step, people).deciders);
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

interface StepOfPerson {
  person: PersonNode;
  step: Pick<ApprovalStep, "by">;
}

export function mayDecideStep(decider: PersonNode, { person, step }: StepOfPerson, people: People): boolean {
  if (!isApprover(decider)) return false;
  if (decider.id !== person.id && isAdmin(decider)) return true;
  return isIn(decider, resolved(person, step, people).deciders);
}

/** A step without holders falls to the manager or, without a manager, to Admins and Owners. */
export function stepHolders({ person, step }: StepOfPerson, people: People): PersonNode[] {
  return resolved(person, step, people).holders;
}

interface Resolved {
  holders: PersonNode[];
  deciders: PersonNode[];
}

function resolved(person: PersonNode, { by }: Pick<ApprovalStep, "by">, people: People): Resolved {
  const above = approversAbove(person, people);
  const others = approversIn(people).filter((other) => other.id !== person.id);
  const found = join(by.map((approver) => ofApprover(approver, { above, others })));
  if (found.holders.length > 0) return found;
  if (above.length > 0) return ofManager(above, 0);
  const admins = others.filter(isAdmin);
  // Only the person can decide the request of the only Admin or Owner.
  const alone = admins.length > 0 ? admins : [person].filter(isAdmin);
  return { holders: alone, deciders: alone };
}

function ofApprover(
  approver: StepApprover,
  { above, others }: { above: readonly PersonNode[]; others: readonly PersonNode[] },
): Resolved {
  if (approver === "manager") return ofManager(above, 0);
  if (approver === "managersManager") return ofManager(above, 1);
  const holders = others.filter((other) => holds(other, approver));
  return { holders, deciders: holders };
}

function ofManager(above: readonly PersonNode[], place: number): Resolved {
  return { holders: above.slice(place, place + 1), deciders: above.slice(place) };
}

function holds(other: PersonNode, approver: Exclude<StepApprover, "manager" | "managersManager">): boolean {
  if (typeof approver === "object") return other.id === approver.person;
  if (approver === "teamLead") return other.isTeamLead === true;
  return approver === "owner" ? other.role === "Owner" : isAdmin(other);
}

function join(all: readonly Resolved[]): Resolved {
  return {
    holders: distinct(all.flatMap(({ holders }) => holders)),
    deciders: distinct(all.flatMap(({ deciders }) => deciders)),
  };
}

function distinct(nodes: readonly PersonNode[]): PersonNode[] {
  return [...new Map(nodes.map((node) => [node.id, node])).values()];
}

function isIn({ id }: PersonNode, nodes: readonly PersonNode[]): boolean {
  return nodes.some((node) => node.id === id);
}
