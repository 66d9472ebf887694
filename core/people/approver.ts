import { isAtLeast, type Role } from "./access/roles.ts";

export interface PersonNode {
  id: string;
  name: string;
  role: Role;
  managerId: string | null;
  officeId: string | null;
  isActive: boolean;
  isTeamLead?: boolean;
}

export type People = ReadonlyMap<string, PersonNode>;

/** Returns the direct manager first. Stops at a cycle in the data. */
export function chainAbove(person: PersonNode, people: People): PersonNode[] {
  const chain = new Map<string, PersonNode>();
  let above = managerOf(person, people);
  while (above && above.id !== person.id && !chain.has(above.id)) {
    chain.set(above.id, above);
    above = managerOf(above, people);
  }
  return [...chain.values()];
}

export function onlyAround(ids: readonly string[], people: People): People {
  const given = ids.flatMap((id) => people.get(id) ?? []);
  const chains = given.flatMap((person) => [person, ...chainAbove(person, people)]);
  return new Map([...chains, ...[...people.values()].filter(isAdmin)].map((person) => [person.id, person]));
}

export function isAbove(above: { id: string }, person: PersonNode, people: People): boolean {
  return chainAbove(person, people).some(({ id }) => id === above.id);
}

export function approverOf(person: PersonNode, people: People): PersonNode | null {
  return approversAbove(person, people)[0] ?? null;
}

export function approversAbove(person: PersonNode, people: People): PersonNode[] {
  return chainAbove(person, people).filter(isApprover);
}

const approvers = new WeakMap<People, readonly PersonNode[]>();

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
