import type { Transaction } from "sequelize";
import type { DecidableRequest } from "#core/requests/approval/ApprovalStep.ts";
import { findMailedApprovers } from "#db/queries/notifications/recipients.ts";
import { announce } from "#bot/operations/notifications/steps/announce.ts";
import { stillDeciding } from "./stillDeciding.ts";

/** Notifies only approvers who were asked by email, because Slack messages are updated in place. */
export async function announceEdited(
  organizationId: string,
  request: DecidableRequest & { id: string; version: number },
  { tx, now, except = [] }: { tx: Transaction; now: Date; except?: readonly string[] | undefined },
): Promise<void> {
  const { id: requestId, version } = request;
  const mailed = (await findMailedApprovers(organizationId, requestId, tx)).filter(({ id }) => !except.includes(id));
  if (mailed.length === 0) return;
  const approvers = await stillDeciding({ organizationId, request }, mailed, { tx, now });
  const key = `${requestId}:${version}`;
  const event = { organizationId, event: "request.edited", key, payload: { requestId, version } } as const;
  await announce(event, approvers, { tx, now });
}
