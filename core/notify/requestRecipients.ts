import { approverOf, approversAbove as nodesAbove, type People, type PersonNode } from "#core/people/approver.ts";
import { isAtLeast } from "#core/people/access/roles.ts";

/** A person, and whether they are away today on approved leave. */
export interface RecipientNode extends PersonNode {
  isAway: boolean;
}

/** A delegate of an approver. */
export interface Delegated {
  approverId: string;
}

type RecipientTree<Node extends RecipientNode = RecipientNode> = ReadonlyMap<string, Node>;

/**
 * Returns the recipients of a pending request: the approver or, if there is none, all other Admins and Owners. With
 * `coversAbsence`, an approver who is away is joined by the first present approver further up or, if there is none, by
 * the present Admins and Owners. Delegates are recipients beside the approver who named them; a present delegate covers
 * the approver's absence alone.
 */
export function requestRecipients<Node extends RecipientNode>(
  personId: string,
  people: RecipientTree<Node>,
  { coversAbsence }: { coversAbsence: boolean },
  delegates: readonly (Node & Delegated)[] = [],
): Node[] {
  const person = people.get(personId);
  if (!person) return [];
  const withDelegates = (approvers: readonly Node[]) =>
    distinct(approvers.flatMap((one) => [one, ...delegates.filter(({ approverId }) => approverId === one.id)])).filter(
      ({ id }) => id !== personId,
    );
  const approvers = approversAbove(person, people);
  const [first] = approvers;
  if (!first) return withDelegates(otherAdmins(person, people));
  const asked = withDelegates([first]);
  if (!coversAbsence || asked.some(({ isAway }) => !isAway)) return asked;
  const present = approvers.find(({ isAway }) => !isAway);
  const cover = present ? [present] : otherAdmins(person, people).filter(({ isAway }) => !isAway);
  return withDelegates([first, ...cover]);
}

/**
 * Returns the additional recipients of an undecided request: the next approver up the chain, or else the other Admins
 * and Owners; none if the person has no approver, because all Admins and Owners are recipients already.
 */
export function escalationRecipients<Node extends RecipientNode>(
  personId: string,
  people: RecipientTree<Node>,
): Node[] {
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

function approversAbove<Node extends RecipientNode>(person: PersonNode, people: RecipientTree<Node>): Node[] {
  return nodesAbove(person, people).flatMap(({ id }) => people.get(id) ?? []);
}

function otherAdmins<Node extends RecipientNode>(person: PersonNode, people: RecipientTree<Node>): Node[] {
  return [...people.values()].filter(
    ({ id, isActive, role }) => isActive && id !== person.id && isAtLeast(role, "Admin"),
  );
}

function distinct<Node extends RecipientNode>(nodes: readonly Node[]): Node[] {
  return [...new Map(nodes.map((node) => [node.id, node])).values()];
}
