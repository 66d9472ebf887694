import type { SentEvent } from "#core/webhooks/webhookEvents.ts";

interface Subject {
  organizationId: string;
  event: SentEvent;
  data: Readonly<Record<string, string>>;
}

/** As the API returns the object to an Admin now; undefined if there is none. */
export type ObjectOf = (subject: Subject) => Promise<unknown>;
