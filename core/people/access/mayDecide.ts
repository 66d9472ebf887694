import { approverOf, isAbove, isAdmin, isApprover, type People, type PersonNode } from "../approver.ts";

/**
 * Returns whether a person may decide another's request: active approvers above that person and every active Admin and
 * Owner may. People decide their own requests only if they have no approver above them and are the only active Admin or
 * Owner.
 */
export function mayDecide(decider: PersonNode, person: PersonNode, people: People): boolean {
  if (!isApprover(decider)) return false;
  if (decider.id === person.id) return !approverOf(person, people) && isOnlyAdmin(decider, people);
  return isAdmin(decider) || isAbove(decider, person, people);
}

function isOnlyAdmin(person: PersonNode, people: People): boolean {
  return isAdmin(person) && [...people.values()].every((other) => other.id === person.id || !isAdmin(other));
}
