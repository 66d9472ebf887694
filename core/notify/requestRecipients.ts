import { approverOf, chainAbove, isApprover, type People, type PersonNode } from "#core/people/approver.ts";
import { isAtLeast } from "#core/people/access/roles.ts";

/** Somebody in the organisation, and whether they are away today on approved leave. */
export interface RecipientNode extends PersonNode {
  isAway: boolean;
}

export type RecipientTree = ReadonlyMap<string, RecipientNode>;

/**
 * Who hears that a request waits: the person's approver, and while that one is away, whoever above them is the first to
 * be there, else the Admins and Owners. Without an approver it is every other Admin and Owner.
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

/** Who hears, as well as the approver, of a request that nobody has decided: the next approver above, else the Admins and Owners. */
export function escalationRecipients(personId: string, people: RecipientTree): RecipientNode[] {
  const person = people.get(personId);
  if (!person) return [];
  const [first, next] = approversAbove(person, people);
  if (!first) return [];
  return next ? [next] : otherAdmins(person, people).filter(({ id }) => id !== first.id);
}

/** The id of who is asked first about a person's requests; null where that is every Admin. */
export function approverIdOf(personId: string, people: People): string | null {
  const person = people.get(personId);
  return (person && approverOf(person, people)?.id) ?? null;
}

function approversAbove(person: PersonNode, people: RecipientTree): RecipientNode[] {
  return chainAbove(person, people)
    .filter(isApprover)
    .flatMap(({ id }) => people.get(id) ?? []);
}

function otherAdmins(person: PersonNode, people: RecipientTree): RecipientNode[] {
  return [...people.values()].filter(
    ({ id, isActive, role }) => isActive && id !== person.id && isAtLeast(role, "Admin"),
  );
}

function distinct(nodes: RecipientNode[]): RecipientNode[] {
  return [...new Map(nodes.map((node) => [node.id, node])).values()];
}
