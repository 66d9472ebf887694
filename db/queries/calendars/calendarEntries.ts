import { rows } from "../statement.ts";

export interface SentEntry {
  entryId: string;
  /** Both fields are null until the service answers. `sentHash` is also null if the event must be sent again. */
  eventId: string | null;
  sentHash: string | null;
}

interface Connection {
  organizationId: string;
  id: string;
}

const SENT = {
  name: "calendar-entries",
  text: `
    SELECT entry_id AS "entryId", event_id AS "eventId", sent_hash AS "sentHash" FROM calendar_entries
    WHERE organization_id = $1 AND connection_id = $2`,
};

export function findSentEntries({ organizationId, id }: Connection): Promise<SentEntry[]> {
  return rows<SentEntry>(SENT, [organizationId, id]);
}

const BEGIN = {
  name: "calendar-entries-begin",
  text: `
    INSERT INTO calendar_entries (organization_id, connection_id, entry_id) SELECT $1, $2, unnest($3::uuid[])
    ON CONFLICT DO NOTHING`,
};

/** Call before sending, because the process may be killed before the service answers. */
export async function beginEntries({ organizationId, id }: Connection, entryIds: readonly string[]): Promise<void> {
  if (entryIds.length > 0) await rows(BEGIN, [organizationId, id, entryIds]);
}

const SENT_ONE = {
  name: "calendar-entry-sent",
  text: `
    UPDATE calendar_entries SET event_id = $4, sent_hash = $5
    WHERE organization_id = $1 AND connection_id = $2 AND entry_id = $3`,
};

export async function noteSentEntry(
  { organizationId, id }: Connection,
  { entryId, eventId, sentHash }: SentEntry,
): Promise<void> {
  await rows(SENT_ONE, [organizationId, id, entryId, eventId, sentHash]);
}

const FORGET = {
  name: "calendar-entry-forget",
  text: "DELETE FROM calendar_entries WHERE organization_id = $1 AND connection_id = $2 AND entry_id = $3",
};

export async function forgetEntry({ organizationId, id }: Connection, entryId: string): Promise<void> {
  await rows(FORGET, [organizationId, id, entryId]);
}
