import type { Transaction } from "sequelize";
import { MAX_STEPS } from "#core/policies/document/bookingRule.ts";
import { type ApprovalStep, openStep, type RequestApproval, roundOf } from "#core/requests/approval/ApprovalStep.ts";
import { type Asked, findAsked } from "#db/queries/notifications/recipients.ts";
import { announce, type Recipient } from "#bot/operations/notifications/steps/announce.ts";

export function keyOfStep({ id, approval }: { id: string; approval: { steps: readonly ApprovalStep[] } }): string {
  const open = openStep(approval.steps);
  return keyOfPlace(id, { place: open ? approval.steps.indexOf(open) : 0, round: roundOf(approval.steps) });
}

/** `place` counts from 0. Reopened steps get other keys, so people are asked again. */
export function keyOfPlace(requestId: string, { place, round }: { place: number; round: number }): string {
  const count = place + round * MAX_STEPS;
  return count === 0 ? requestId : `${requestId}:${count}`;
}

export async function askHolders(
  organizationId: string,
  request: { id: string; approval: RequestApproval },
  recipients: readonly Recipient[],
  { tx, now, sendAt = now, asked }: { tx: Transaction; now: Date; sendAt?: Date; asked?: readonly Asked[] | undefined },
): Promise<void> {
  const key = keyOfStep(request);
  const eventKey = `request.submitted:${key}`;
  const known = (asked ?? (await findAsked(organizationId, [eventKey], tx))).filter((one) => one.eventKey === eventKey);
  const others = recipients.filter(({ id }) => !known.some(({ recipientId }) => recipientId === id));
  const event = { organizationId, event: "request.submitted", key, payload: { requestId: request.id } } as const;
  await announce(event, others, { tx, now, sendAt });
}
