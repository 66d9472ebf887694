import type { SentEvent } from "#core/webhooks/webhookEvents.ts";

interface Subject {
  organizationId: string;
  event: SentEvent;
  data: Readonly<Record<string, string>>;
}

/**
 * Returns the object as the API would return it to an Admin or Owner now. Returns undefined if the object doesn't
 * exist, or if no Admin or Owner is active.
 */
export type ObjectOf = (subject: Subject) => Promise<unknown>;
