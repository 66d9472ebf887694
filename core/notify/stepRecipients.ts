import { type ApprovalStep, type DecidableRequest, openStep } from "#core/requests/approval/ApprovalStep.ts";
import { approversOfStep } from "#core/requests/approval/approversOfStep.ts";
import { mayDecideStep } from "#core/requests/approval/mayDecideRequest.ts";
import {
  approversAbove,
  type Delegated,
  otherAdmins,
  type RecipientNode,
  type RecipientTree,
  requestRecipients,
  withDelegatesAndCover,
} from "./requestRecipients.ts";

export function stepRecipients<Node extends RecipientNode>(
  { personId, step }: { personId: string; step: Pick<ApprovalStep, "by"> },
  people: RecipientTree<Node>,
  { coversAbsence }: { coversAbsence: boolean },
  delegates: readonly (Node & Delegated)[] = [],
): Node[] {
  const person = people.get(personId);
  if (!person) return [];
  const holders = approversOfStep({ person, step }, people).flatMap(({ id }) => people.get(id) ?? []);
  const above = approversAbove(person, people).filter((one) => mayDecideStep(one, { person, step }, people));
  return withDelegatesAndCover(person, holders, { delegates, coveredBy: coversAbsence ? { above, people } : null });
}

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

export function stepEscalationRecipients<Node extends RecipientNode>(
  { personId, step }: { personId: string; step: Pick<ApprovalStep, "by"> },
  people: RecipientTree<Node>,
): Node[] {
  const person = people.get(personId);
  if (!person) return [];
  const holders = new Set(approversOfStep({ person, step }, people).map(({ id }) => id));
  const next = approversAbove(person, people).find(
    (one) => !holders.has(one.id) && mayDecideStep(one, { person, step }, people),
  );
  return next ? [next] : otherAdmins(person, people).filter(({ id }) => !holders.has(id));
}
