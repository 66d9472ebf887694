import { approverOf, approversAbove as nodesAbove, type People, type PersonNode } from "#core/people/approver.ts";
import { isAtLeast } from "#core/people/access/roles.ts";

/** A person, and whether they are away today on approved leave. */
export interface RecipientNode extends PersonNode {
  isAway: boolean;
}

type RecipientTree = ReadonlyMap<string, RecipientNode>;

/**
 * Returns the recipients of a pending request: the approver or, if there is none, all other Admins and Owners. With
 * `coversAbsence`, an approver who is away is joined by the first present approver further up or, if there is none, by
 * the present Admins and Owners.
 */
export function requestRecipients(
  personId: string,
  people: RecipientTree,
  { coversAbsence }: { coversAbsence: boolean },
): RecipientNode[] {
  const person = people.get(personId);
  if (!person) return [];
  const approvers = approversAbove(person, people);
  const [first] = approvers;
  if (!first) return otherAdmins(person, people);
  if (!coversAbsence || !first.isAway) return [first];
  const present = approvers.find(({ isAway }) => !isAway);
  const cover = present ? [present] : otherAdmins(person, people).filter(({ isAway }) => !isAway);
  return distinct([first, ...cover]);
}

/**
 * Returns the additional recipients of an undecided request: the next approver up the chain, or else the other Admins
 * and Owners; none if the person has no approver, because all Admins and Owners are recipients already.
 */
export function escalationRecipients(personId: string, people: RecipientTree): RecipientNode[] {
  const person = people.get(personId);
  if (!person) return [];
  const [first, next] = approversAbove(person, people);
  if (!first) return [];
  return next ? [next] : otherAdmins(person, people).filter(({ id }) => id !== first.id);
}

/** Returns the id of a person's approver, or null without an approver: then every Admin and Owner may decide. */
export function approverIdOf(personId: string, people: People): string | null {
  const person = people.get(personId);
  return (person && approverOf(person, people)?.id) ?? null;
}

function approversAbove(person: PersonNode, people: RecipientTree): RecipientNode[] {
  return nodesAbove(person, people).flatMap(({ id }) => people.get(id) ?? []);
}

function otherAdmins(person: PersonNode, people: RecipientTree): RecipientNode[] {
  return [...people.values()].filter(
    ({ id, isActive, role }) => isActive && id !== person.id && isAtLeast(role, "Admin"),
  );
}

function distinct(nodes: RecipientNode[]): RecipientNode[] {
  return [...new Map(nodes.map((node) => [node.id, node])).values()];
}
