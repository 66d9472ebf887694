import { isAtLeast, type Role } from "./access/roles.ts";

export interface PersonNode {
  id: string;
  name: string;
  role: Role;
  managerId: string | null;
  officeId: string | null;
  isActive: boolean;
  /** Set only if the request needs a team lead. */
  isTeamLead?: boolean;
}

/** People who aren't in the map are treated as nonexistent. */
export type People = ReadonlyMap<string, PersonNode>;

/** The direct manager first; stops at a cycle in the data. */
export function chainAbove(person: PersonNode, people: People): PersonNode[] {
  const chain = new Map<string, PersonNode>();
  let above = managerOf(person, people);
  while (above && above.id !== person.id && !chain.has(above.id)) {
    chain.set(above.id, above);
    above = managerOf(above, people);
  }
  return [...chain.values()];
}

/** Returns the people with these ids, everyone above them, and the active Admins and Owners. */
export function onlyAround(ids: readonly string[], people: People): People {
  const given = ids.flatMap((id) => people.get(id) ?? []);
  const chains = given.flatMap((person) => [person, ...chainAbove(person, people)]);
  return new Map([...chains, ...[...people.values()].filter(isAdmin)].map((person) => [person.id, person]));
}

/** Directly or through other managers. */
export function isAbove(above: { id: string }, person: PersonNode, people: People): boolean {
  return chainAbove(person, people).some(({ id }) => id === above.id);
}

/** The nearest active person above with the role Manager or higher, or null. */
export function approverOf(person: PersonNode, people: People): PersonNode | null {
  return approversAbove(person, people)[0] ?? null;
}

/** Active people with the role Manager or above, the nearest first. */
export function approversAbove(person: PersonNode, people: People): PersonNode[] {
  return chainAbove(person, people).filter(isApprover);
}

const approvers = new WeakMap<People, readonly PersonNode[]>();

/** All approvers, found once, because each request of a list needs them. */
export function approversIn(people: People): readonly PersonNode[] {
  const known = approvers.get(people) ?? [...people.values()].filter(isApprover);
  approvers.set(people, known);
  return known;
}

export function isApprover({ isActive, role }: PersonNode): boolean {
  return isActive && isAtLeast(role, "Manager");
}

export function isAdmin({ isActive, role }: PersonNode): boolean {
  return isActive && isAtLeast(role, "Admin");
}

function managerOf({ managerId }: PersonNode, people: People): PersonNode | undefined {
  return managerId === null ? undefined : people.get(managerId);
}
