import type pg from "pg";
import { z } from "zod";
import { asksForDecision, type NotificationEvent } from "#core/notify/NotificationEvent.ts";
import { takeCopy } from "#db/queries/notifications/followUps.ts";
import type { Delivered } from "#db/queries/notifications/notifications.ts";
import { findHomes } from "#db/queries/slack/slackPlaces.ts";
import { readApproverMessage } from "#bot/operations/requests/readApproverMessage.ts";
import type { FollowUp } from "./FollowUp.ts";

const AboutCopy = z.object({ notificationId: z.string(), requestId: z.string() });

/**
 * Returns `busy` while another delivery has locked the message, so that an older state never replaces a newer state.
 */
export async function loadFollowUp(
  client: pg.ClientBase,
  { organizationId, event, recipientId, payload }: Delivered,
): Promise<FollowUp | "busy" | undefined> {
  if (!recipientId) return undefined;
  if (event === "home.changed") return { event, homes: await findHomes(organizationId, recipientId) };
  const { notificationId, requestId } = AboutCopy.parse(payload);
  const original = await takeCopy(client, organizationId, notificationId);
  if (original === "locked") return "busy";
  if (!original) return undefined;
  const waitingEvent = original.event as NotificationEvent;
  if (original.status !== "sent" || !original.sent || !asksForDecision(waitingEvent)) return undefined;
  const copy = await readApproverMessage(organizationId, requestId, recipientId);
  return copy && { event: "copy.outdated", sent: original.sent, waitingEvent, recipientId, copy };
}
