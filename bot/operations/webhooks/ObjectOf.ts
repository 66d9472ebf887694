import type { SentEvent } from "#core/webhooks/webhookEvents.ts";

interface Subject {
  organizationId: string;
  event: SentEvent;
  data: Readonly<Record<string, string>>;
}

/** Returns the object as the API would return it to an Admin now, or undefined if the object or an Admin is missing. */
export type ObjectOf = (subject: Subject) => Promise<unknown>;
