import type { CalendarEntry, WantedEntry } from "#core/feeds/calendarEntry.ts";
import {
  beginEntries,
  findSentEntries,
  forgetEntry,
  noteSentEntry,
  type SentEntry,
} from "#db/queries/calendars/calendarEntries.ts";
import { endCalendarUpdate, keepOfCalendar, type LeasedCalendar } from "#db/queries/calendars/dueCalendars.ts";
import { findWantedEntries } from "#db/queries/calendars/wantedEntries.ts";
import {
  type CalendarProvider,
  PRIMARY_CALENDAR,
  type PushedEvent,
} from "#bot/operations/calendars/CalendarProvider.ts";
import { forgetEndedCalendar } from "#bot/operations/calendars/forgetEndedCalendar.ts";
import type { Clock } from "#bot/operations/runtime.ts";
import { type CalendarAccess, LostLease } from "./CalendarAccess.ts";
import { changedEntries } from "./changedEntries.ts";
import { RefusedEvents } from "./RefusedEvents.ts";

const MOST_CALLS = 100;
const LONGEST_MS = 40_000;

interface Updating {
  provider: CalendarProvider;
  clock: Clock;
}

interface Update extends Updating {
  access: CalendarAccess;
  calendarId: string;
  refused: RefusedEvents;
  mayGoOn: () => boolean;
}

export async function updateCalendar(access: CalendarAccess, { provider, clock }: Updating): Promise<void> {
  const { leased } = access;
  const began = performance.now();
  let calls = 0;
  const mayGoOn = () => calls++ < MOST_CALLS && performance.now() - began < LONGEST_MS;
  const now = clock.now();
  const isEnding = leased.state === "ending";
  const { digest, entries } = isEnding ? { digest: "", entries: [] } : await findWantedEntries(leased, now);
  const sent = await findSentEntries(leased);
  const calendarId = await calendarOf(access, provider, entries.length > 0);
  const refused = new RefusedEvents(sent.some(({ sentHash }) => sentHash !== null));
  const hasMore =
    calendarId !== undefined &&
    !(await sendDifferences({ provider, clock, access, calendarId, refused, mayGoOn }, entries, sent));
  if (isEnding && !hasMore) await forgetEndedCalendar(leased, () => access.revoke());
  await endCalendarUpdate(access.leased, { now: clock.now(), digest, hasMore, error: refused.text });
}

async function calendarOf(
  access: CalendarAccess,
  provider: CalendarProvider,
  isNeeded: boolean,
): Promise<string | undefined> {
  const { officeName, calendarId } = access.leased;
  if (officeName === null) return PRIMARY_CALENDAR;
  if (calendarId !== null || !isNeeded) return calendarId ?? undefined;
  const created = await access.call((token) => provider.createCalendar(token, `Awayday – ${officeName}`));
  if (!(await keepOfCalendar(access.leased, { calendarId: created }))) throw new LostLease();
  return created;
}

async function sendDifferences(
  update: Update,
  entries: readonly WantedEntry[],
  sent: readonly SentEntry[],
): Promise<boolean> {
  const { access, refused, mayGoOn } = update;
  const wantedIds = new Set(entries.map(({ id }) => id));
  for (const entry of sent) {
    if (wantedIds.has(entry.entryId)) continue;
    if (!mayGoOn()) return false;
    await refused.unless(() => remove(update, entry));
  }
  const changed = await changedEntries(entries, sent, MOST_CALLS + 1);
  const next = changed.slice(0, MOST_CALLS);
  await beginEntries(
    access.leased,
    next.map(({ id }) => id),
  );
  for (const { id, content, sentHash, eventId } of next) {
    if (!mayGoOn()) return false;
    await refused.unless(async () => {
      const putId = await put(update, eventOf(content, keyOf(access.leased, id)), eventId);
      await noteSentEntry(access.leased, { entryId: id, eventId: putId, sentHash });
    });
  }
  return next.length === changed.length;
}

/** If the id is unknown, finds the event by sending a placeholder with the event's key. */
async function remove(update: Update, { entryId, eventId }: SentEntry): Promise<void> {
  const { access, provider, calendarId, clock } = update;
  const key = keyOf(access.leased, entryId);
  const known = eventId ?? (await put(update, { ...placeholder(clock.now()), key }, null));
  await access.call((token) => provider.deleteEvent(token, calendarId, known));
  await forgetEntry(access.leased, entryId);
}

function put(
  { access, provider, calendarId }: Update,
  event: PushedEvent,
  eventId: string | null | undefined,
): Promise<string> {
  return access.call((token) => provider.putEvent(token, calendarId, event, eventId));
}

function eventOf(content: CalendarEntry, key: string): PushedEvent {
  return content.allDay
    ? { ...content, key }
    : { ...content, key, start: new Date(content.start), end: new Date(content.end) };
}

function keyOf({ userId, officeId }: LeasedCalendar, entryId: string): string {
  return `${officeId ?? userId}:${entryId}`;
}

const DAY_MS = 86_400_000;

function placeholder(now: Date) {
  const dateAfter = (days: number) => new Date(now.getTime() + days * DAY_MS).toISOString().slice(0, 10);
  return { title: "Awayday", zone: "Etc/UTC", allDay: true, start: dateAfter(0), endExclusive: dateAfter(1) } as const;
}
