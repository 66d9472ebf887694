import type { SentEvent } from "#core/webhooks/webhookEvents.ts";

/** Names what a message to a webhook is about. */
interface Subject {
  organizationId: string;
  event: SentEvent;
  data: Readonly<Record<string, string>>;
}

/**
 * Returns what a message is about, as the API returns it to an Admin now; undefined if it has no object, or the object
 * is gone.
 */
export type ObjectOf = (subject: Subject) => Promise<unknown>;
