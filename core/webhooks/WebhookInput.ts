import { z } from "zod";
import { oneOf, orAbsent, text, yesElseNo, yesOrNo } from "../inputs.ts";
import { requiredInstantField } from "../lists/pageQuery.ts";
import { nameField } from "../nameField.ts";
import { Refusal } from "../refusal.ts";
import { WEBHOOK_EVENT_NAMES, type WebhookEvent } from "./webhookEvents.ts";

const MAX_ENDPOINTS = 20;
export const MAX_REPLAYED = 1000;

const URL_WRONG = "Enter an address that starts with https://";
const EVENTS_WRONG = "Please choose at least one event";

const ADDRESS = /^https:\/\/[^\s/?#@\\]+(?:[/?#]\S*)?$/i;

function addressField() {
  return text({ max: 2000, required: URL_WRONG }).refine((address) => ADDRESS.test(address), { error: URL_WRONG });
}

function eventsField() {
  return z
    .array(
      z.enum(WEBHOOK_EVENT_NAMES, { error: ({ input }) => `Unknown event: ${String(input).slice(0, 40)}` }),
      EVENTS_WRONG,
    )
    .min(1, EVENTS_WRONG)
    .max(100, "Please choose each event only once")
    .transform((events): WebhookEvent[] => WEBHOOK_EVENT_NAMES.filter((event) => events.includes(event)));
}

export const WebhookInput = z.object({
  name: nameField("Name is required"),
  url: addressField(),
  events: eventsField(),
  /** If true, messages contain the whole object instead of only its IDs. */
  sendsObjects: yesElseNo(),
});

/** `seen` has the events that the form loaded, so that later changes by others are kept. */
export const WebhookPatch = z.object({
  name: orAbsent(nameField("Name is required")),
  url: orAbsent(addressField()),
  events: orAbsent(eventsField()),
  sendsObjects: yesOrNo().optional(),
  isOn: yesOrNo().optional(),
  seen: z.object({ events: eventsField() }).optional(),
});

/** `failed`: no attempts remain. `dropped`: discarded after a restore, or because the endpoint was turned off. */
export const MESSAGE_STATUSES = ["pending", "sent", "failed", "dropped"] as const;

export const MessagesQuery = z.object({ status: orAbsent(oneOf(MESSAGE_STATUSES)) });
export type MessagesQuery = z.output<typeof MessagesQuery>;

/** `from` is inclusive, and `to` is exclusive. */
export const ReplayInput = z.object({
  from: requiredInstantField(),
  to: requiredInstantField(),
  onlyFailed: yesElseNo(),
});

export function assertFewEndpoints(count: number): void {
  if (count < MAX_ENDPOINTS) return;
  const refusal = `An organization can have at most ${MAX_ENDPOINTS} webhooks. Delete one first.`;
  throw new Refusal("conflict", "too_many_webhooks", refusal);
}
