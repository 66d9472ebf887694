import { approversAbove, approversIn, isAdmin, type People, type PersonNode } from "#core/people/approver.ts";
import type { ApprovalStep, StepApprover } from "./ApprovalStep.ts";

export interface StepOfPerson {
  person: PersonNode;
  step: Pick<ApprovalStep, "by">;
}

/** A step without holders falls to the manager or, without a manager, to Admins and Owners. */
export function approversOfStep({ person, step }: StepOfPerson, people: People): PersonNode[] {
  return resolved(person, step, people).holders;
}

/** Includes the managers above the manager who holds the step. */
export function decidersOfStep({ person, step }: StepOfPerson, people: People): PersonNode[] {
  return resolved(person, step, people).deciders;
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
