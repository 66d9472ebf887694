import { type ApprovalStep, type DecidableRequest, openStep } from "#core/requests/approval/ApprovalStep.ts";
import { mayDecideStep, stepHolders } from "#core/requests/approval/mayDecideRequest.ts";
import {
  approversAbove,
  type Delegated,
  otherAdmins,
  type RecipientNode,
  type RecipientTree,
  requestRecipients,
  withDelegatesAndCover,
} from "./requestRecipients.ts";

/**
 * Returns the recipients of a request's open step: its holders and their delegates. With `coversAbsence`, if all of
 * them are away, the nearest approver above the person who isn't away and may decide the step joins them or, if there
 * is none, the Admins and Owners who aren't away.
 */
export function stepRecipients<Node extends RecipientNode>(
  { personId, step }: { personId: string; step: Pick<ApprovalStep, "by"> },
  people: RecipientTree<Node>,
  { coversAbsence }: { coversAbsence: boolean },
  delegates: readonly (Node & Delegated)[] = [],
): Node[] {
  const person = people.get(personId);
  if (!person) return [];
  const holders = stepHolders({ person, step }, people).flatMap(({ id }) => people.get(id) ?? []);
  const above = approversAbove(person, people).filter((one) => mayDecideStep(one, { person, step }, people));
  return withDelegatesAndCover(person, holders, { delegates, coveredBy: coversAbsence ? { above, people } : null });
}

/** Returns the recipients of a request: those of its open step or, without steps, those of `requestRecipients`. */
export function decisionRecipients<Node extends RecipientNode>(
  { userId, approval }: DecidableRequest,
  people: RecipientTree<Node>,
  settings: { coversAbsence: boolean },
  delegates?: readonly (Node & Delegated)[],
): Node[] {
  const step = openStep(approval?.steps ?? []);
  return step
    ? stepRecipients({ personId: userId, step }, people, settings, delegates)
    : requestRecipients(userId, people, settings, delegates);
}

/**
 * Returns the additional recipients of an undecided step: the first approver above the person who may decide it and
 * doesn't hold it, or else the other Admins and Owners.
 */
export function stepEscalationRecipients<Node extends RecipientNode>(
  { personId, step }: { personId: string; step: Pick<ApprovalStep, "by"> },
  people: RecipientTree<Node>,
): Node[] {
  const person = people.get(personId);
  if (!person) return [];
  const holders = new Set(stepHolders({ person, step }, people).map(({ id }) => id));
  const next = approversAbove(person, people).find(
    (one) => !holders.has(one.id) && mayDecideStep(one, { person, step }, people),
  );
  return next ? [next] : otherAdmins(person, people).filter(({ id }) => !holders.has(id));
}
