import {
  approverOf,
  approversAbove as nodesAbove,
  approversIn,
  isAdmin,
  type People,
  type PersonNode,
} from "#core/people/approver.ts";
import { mayRaiseLeave } from "#core/people/access/ownLeave.ts";

export interface RecipientNode extends PersonNode {
  isAway: boolean;
}

export interface Delegated {
  approverId: string;
  createdById: string;
}

export type RecipientTree<Node extends RecipientNode = RecipientNode> = ReadonlyMap<string, Node>;

export function requestRecipients<Node extends RecipientNode>(
  personId: string,
  people: RecipientTree<Node>,
  { coversAbsence }: { coversAbsence: boolean },
  delegates: readonly (Node & Delegated)[] = [],
): Node[] {
  const person = people.get(personId);
  if (!person) return [];
  const above = approversAbove(person, people);
  const [first] = above;
  const asked = first ? [first] : otherAdmins(person, people);
  const coveredBy = coversAbsence && first ? { above, people } : null;
  return withDelegatesAndCover(person, asked, { delegates, coveredBy });
}

export function withAdmins<Node extends RecipientNode>(
  personId: string,
  recipients: readonly Node[],
  people: RecipientTree<Node>,
): Node[] {
  const person = people.get(personId);
  if (!person || recipients.length === 0) return [...recipients];
  const admins = otherAdmins(person, people);
  if (recipients.some((one) => mayRaiseLeave(one, person, admins))) return [...recipients];
  return distinct([...recipients, ...admins]);
}

export function withDelegatesAndCover<Node extends RecipientNode>(
  person: PersonNode,
  approvers: readonly Node[],
  {
    delegates,
    coveredBy,
  }: {
    delegates: readonly (Node & Delegated)[];
    coveredBy: { above: readonly Node[]; people: RecipientTree<Node> } | null;
  },
): Node[] {
  const asked = besideDelegates(person.id, approvers, delegates);
  if (!coveredBy || asked.some(({ isAway }) => !isAway)) return asked;
  const present = coveredBy.above.find(({ isAway }) => !isAway);
  const cover = present ? [present] : otherAdmins(person, coveredBy.people).filter(({ isAway }) => !isAway);
  return besideDelegates(person.id, [...approvers, ...cover], delegates);
}

function besideDelegates<Node extends RecipientNode>(
  personId: string,
  approvers: readonly Node[],
  delegates: readonly (Node & Delegated)[],
): Node[] {
  const ofOthers = delegates.filter(({ createdById }) => createdById !== personId);
  const all = approvers.flatMap((one) => [one, ...ofOthers.filter(({ approverId }) => approverId === one.id)]);
  return distinct(all).filter(({ id }) => id !== personId);
}

/** Returns an empty list if the person has no approver, because the other Admins and Owners are recipients already. */
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

export function approverIdOf(personId: string, people: People): string | null {
  const person = people.get(personId);
  return (person && approverOf(person, people)?.id) ?? null;
}

export function approversAbove<Node extends RecipientNode>(person: PersonNode, people: RecipientTree<Node>): Node[] {
  return nodesAbove(person, people).flatMap(({ id }) => people.get(id) ?? []);
}

export function otherAdmins<Node extends RecipientNode>(person: PersonNode, people: RecipientTree<Node>): Node[] {
  const others = approversIn(people).filter((one) => one.id !== person.id && isAdmin(one));
  return others.flatMap(({ id }) => people.get(id) ?? []);
}

function distinct<Node extends RecipientNode>(nodes: readonly Node[]): Node[] {
  return [...new Map(nodes.map((node) => [node.id, node])).values()];
}
