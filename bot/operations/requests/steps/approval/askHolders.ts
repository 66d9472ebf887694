import type { Transaction } from "sequelize";
import { MAX_STEPS } from "#core/policies/document/bookingRule.ts";
import { type ApprovalStep, openStep, type RequestApproval, roundOf } from "#core/requests/approval/ApprovalStep.ts";
import { findAsked } from "#db/queries/notifications/recipients.ts";
import { announce, type Recipient } from "#bot/operations/notifications/steps/announce.ts";

/** Returns the key of the notifications that ask for a decision on a request's open step. */
export function keyOfStep({ id, approval }: { id: string; approval: { steps: readonly ApprovalStep[] } }): string {
  const open = openStep(approval.steps);
  return keyOfPlace(id, { place: open ? approval.steps.indexOf(open) : 0, round: roundOf(approval.steps) });
}

/**
 * Returns the key of the notifications about a step by its place, from 0. Reopened steps get other keys, so that people
 * who were asked before are asked again.
 */
export function keyOfPlace(requestId: string, { place, round }: { place: number; round: number }): string {
  const count = place + round * MAX_STEPS;
  return count === 0 ? requestId : `${requestId}:${count}`;
}

/**
 * Asks the recipients of a request's open step for their decision; people who were asked about it aren't asked again.
 */
export async function askHolders(
  organizationId: string,
  request: { id: string; approval: RequestApproval },
  recipients: readonly Recipient[],
  { tx, now, sendAt = now }: { tx: Transaction; now: Date; sendAt?: Date },
): Promise<void> {
  const key = keyOfStep(request);
  const asked = await findAsked(organizationId, [`request.submitted:${key}`], tx);
  const others = recipients.filter(({ id }) => !asked.some(({ recipientId }) => recipientId === id));
  const event = { organizationId, event: "request.submitted", key, payload: { requestId: request.id } } as const;
  await announce(event, others, { tx, now, sendAt });
}
