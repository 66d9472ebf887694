import { createHash } from "node:crypto";
import { type CalendarEntry, calendarEntry, type WantedEntry } from "#core/feeds/calendarEntry.ts";
import type { SentEntry } from "#db/queries/calendars/calendarEntries.ts";
import { Pauses } from "#bot/operations/turns/Pauses.ts";

/** `eventId` is null if an event may have been sent, and undefined if none was sent. */
interface ChangedEntry {
  id: string;
  content: CalendarEntry;
  sentHash: string;
  eventId: string | null | undefined;
}

export async function changedEntries(
  entries: readonly WantedEntry[],
  sent: readonly SentEntry[],
  most: number,
): Promise<ChangedEntry[]> {
  const before = new Map(sent.map((entry) => [entry.entryId, entry]));
  const changed: ChangedEntry[] = [];
  const pauses = new Pauses();
  for (const wanted of entries) {
    if (changed.length === most) break;
    await pauses.take();
    const content = calendarEntry(wanted);
    const sentHash = createHash("sha256").update(JSON.stringify(content)).digest("base64url");
    const known = before.get(wanted.id);
    if (known?.sentHash !== sentHash) changed.push({ id: wanted.id, content, sentHash, eventId: known?.eventId });
  }
  return changed;
}
