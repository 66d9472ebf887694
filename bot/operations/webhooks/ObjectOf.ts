import type { SentEvent } from "#core/webhooks/webhookEvents.ts";

interface Subject {
  organizationId: string;
  event: SentEvent;
  data: Readonly<Record<string, string>>;
}

/** Returns the object as the API returns it to an Admin now, or undefined if it doesn't exist. */
export type ObjectOf = (subject: Subject) => Promise<unknown>;
