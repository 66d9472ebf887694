import { isAtLeast, type Role } from "./access/roles.ts";

/** A person as a place in the organisation. */
export interface PersonNode {
  id: string;
  name: string;
  role: Role;
  managerId: string | null;
  officeId: string | null;
  isActive: boolean;
}

/** The people that a question is about, by id; whoever is missing counts as not there. */
export type People = ReadonlyMap<string, PersonNode>;

/** Everyone above a person, their manager first; a circle in the data ends the chain. */
export function chainAbove(person: PersonNode, people: People): PersonNode[] {
  const chain = new Map<string, PersonNode>();
  let above = managerOf(person, people);
  while (above && above.id !== person.id && !chain.has(above.id)) {
    chain.set(above.id, above);
    above = managerOf(above, people);
  }
  return [...chain.values()];
}

/** Whether a person is above another in the chain of managers. */
export function isAbove(above: { id: string }, person: PersonNode, people: People): boolean {
  return chainAbove(person, people).some(({ id }) => id === above.id);
}

/** Who is asked first: the nearest above a person who is active and Manager or more, or null. */
export function approverOf(person: PersonNode, people: People): PersonNode | null {
  return chainAbove(person, people).find(isApprover) ?? null;
}

/** The name of the approver of a person, 'Manager' where there is none. */
export function approverName(personId: string, people: People): string {
  const person = people.get(personId);
  return (person && approverOf(person, people)?.name) ?? "Manager";
}

/**
 * Whether somebody may decide a person's request: active approvers above them, and every Admin and Owner. A person
 * decides for themself only without an approver above them, as the only active Admin or Owner.
 */
export function mayDecide(decider: PersonNode, person: PersonNode, people: People): boolean {
  if (!isApprover(decider)) return false;
  if (decider.id === person.id) return !approverOf(person, people) && isOnlyAdmin(decider, people);
  return isAdmin(decider) || isAbove(decider, person, people);
}

function isOnlyAdmin(person: PersonNode, people: People): boolean {
  return isAdmin(person) && [...people.values()].every((other) => other.id === person.id || !isAdmin(other));
}

/** Whether somebody may decide requests at all: active, and Manager or more. */
export function isApprover({ isActive, role }: PersonNode): boolean {
  return isActive && isAtLeast(role, "Manager");
}

function isAdmin({ isActive, role }: PersonNode): boolean {
  return isActive && isAtLeast(role, "Admin");
}

function managerOf({ managerId }: PersonNode, people: People): PersonNode | undefined {
  return managerId === null ? undefined : people.get(managerId);
}
