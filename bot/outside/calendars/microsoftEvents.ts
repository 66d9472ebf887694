import { createHash } from "node:crypto";
import { z } from "zod";
import { CalendarFailure } from "#bot/operations/calendars/CalendarFailure.ts";
import type { PushedEvent } from "#bot/operations/calendars/CalendarProvider.ts";
import { isUnknownZone, microsoftFailure } from "./microsoftFailure.ts";
import { isDone, isGone, type ServiceAnswer, type ServiceCall } from "./serviceCall.ts";

/** Ids that stay the same if a person moves an event. Source: "Obtain immutable identifiers for Outlook resources". */
const HEADERS = { prefer: 'IdType="ImmutableId"' };
/** The property that marks Awayday's events. Source: "Outlook extended properties overview". */
const MARK = "String {6d9c2c2e-5e0a-4f6b-9a53-3a1f4b0f7c11} Name AwaydayEvent";
/** The number of transaction ids that are tried for an event: those of deleted events may stay taken. */
const TRANSACTIONS = 4;

const Found = z.object({ value: z.array(z.object({ id: z.string().min(1) })) });
const Times = z.object({ dateTime: z.string() });
const Created = z.object({
  id: z.string().min(1),
  subject: z.string().nullish(),
  isAllDay: z.boolean().nullish(),
  start: Times.optional(),
  end: Times.optional(),
});

/** A calendar and the token with which to write into it. */
interface Place {
  accessToken: string;
  calendarId: string;
  isPrimary: boolean;
}

interface Options {
  service: string;
  graph: string;
  call: ServiceCall;
}

/** Returns the functions that create and change events. */
export function microsoftEvents({ service, graph, call }: Options) {
  const eventUrl = (id: string) => `${graph}/me/events/${encodeURIComponent(id)}`;
  const eventsUrl = ({ calendarId, isPrimary }: Place) =>
    isPrimary ? `${graph}/me/calendar/events` : `${graph}/me/calendars/${encodeURIComponent(calendarId)}/events`;

  /** Changes an event. Returns false if it doesn't exist. */
  const change = async (place: Place, id: string, event: PushedEvent): Promise<boolean> => {
    const { accessToken } = place;
    const answer = await inKnownZone(event.zone, (zone) =>
      call(eventUrl(id), { method: "PATCH", accessToken, headers: HEADERS, json: written(place, event, zone) }),
    );
    if (isDone(answer)) return true;
    if (isGone(answer)) return false;
    throw microsoftFailure(service, answer);
  };

  /** Returns the id of the event with this mark; undefined if there is none. */
  const find = async (place: Place, mark: string): Promise<string | undefined> => {
    const filter = `singleValueExtendedProperties/Any(ep: ep/id eq '${MARK}' and ep/value eq '${mark}')`;
    const wanted = new URLSearchParams({ $filter: filter, $select: "id", $top: "1" });
    const { accessToken } = place;
    const answer = await call(`${eventsUrl(place)}?${wanted.toString()}`, { accessToken, headers: HEADERS });
    const found = Found.safeParse(answer.json);
    if (!isDone(answer) || !found.success) throw microsoftFailure(service, answer);
    return found.data.value[0]?.id;
  };

  /**
   * Creates an event, once even if the call is repeated: Graph answers a create with a known transaction id with the
   * event that exists, or refuses it. `lostId` is the id of an earlier event that was deleted at the service. Source:
   * the property transactionId of "event resource type".
   */
  const create = async (place: Place, event: PushedEvent, lostId: string | undefined): Promise<string> => {
    const { accessToken, calendarId } = place;
    const mark = hashOf(calendarId, event.key);
    for (let attempt = 0; attempt < TRANSACTIONS; attempt++) {
      const answer = await inKnownZone(event.zone, (zone) =>
        call(eventsUrl(place), {
          method: "POST",
          accessToken,
          headers: HEADERS,
          json: {
            ...written(place, event, zone),
            transactionId: hashOf(calendarId, event.key, lostId ?? "", attempt),
            isReminderOn: false,
            singleValueExtendedProperties: [{ id: MARK, value: mark }],
          },
        }),
      );
      if (isGone(answer)) throw goneFailure(service, answer);
      if (!isDone(answer) && answer.status !== 409) throw microsoftFailure(service, answer);
      const created = Created.safeParse(answer.json);
      if (isDone(answer) && created.success && isAsWritten(created.data, event)) return created.data.id;
      const id = isDone(answer) && created.success ? created.data.id : await find(place, mark);
      if (id !== undefined && (await change(place, id, event))) return id;
    }
    throw new CalendarFailure("refused", `${service} doesn't create the event again`);
  };

  return { headers: HEADERS, change, create };
}

/** Sends a request with a time zone, and again in UTC if the service doesn't know it. */
async function inKnownZone(zone: string, send: (zone: string) => Promise<ServiceAnswer>): Promise<ServiceAnswer> {
  const answer = await send(zone);
  return isUnknownZone(answer) ? send("UTC") : answer;
}

/** Returns the failure for a calendar that isn't there: either it was deleted, or the account has no mailbox. */
function goneFailure(service: string, answer: ServiceAnswer): CalendarFailure {
  const failure = microsoftFailure(service, answer);
  return failure.message.includes("MailboxNotEnabled")
    ? failure
    : new CalendarFailure("calendarGone", `${service} doesn't find the calendar`, { cause: failure });
}

/** Returns the fields of an event. `isAllDay` comes before the times, because Exchange applies them in order. */
function written({ isPrimary }: Place, event: PushedEvent, zone: string) {
  return {
    subject: event.title,
    isAllDay: event.allDay,
    ...timesOf(event, zone),
    showAs: isPrimary ? "oof" : "free",
    sensitivity: isPrimary ? "private" : "normal",
  };
}

/**
 * Returns the times of an event. Events of whole days begin and end at midnight, in the zone of the person, because
 * Outlook would show them on two dates otherwise. Other events are in UTC, in which every moment is unambiguous.
 */
function timesOf(event: PushedEvent, zone: string) {
  if (!event.allDay) {
    return { start: inUtc(event.start), end: inUtc(event.end) };
  }
  const at = (day: string) => ({ dateTime: `${day}T00:00:00`, timeZone: zone });
  return { start: at(event.start), end: at(event.endExclusive) };
}

function inUtc(moment: Date) {
  return { dateTime: moment.toISOString().slice(0, 19), timeZone: "UTC" };
}

function isAsWritten(created: z.output<typeof Created>, event: PushedEvent): boolean {
  const { start, end } = timesOf(event, "");
  return (
    created.subject === event.title &&
    created.isAllDay === event.allDay &&
    created.start?.dateTime.slice(0, 19) === start.dateTime &&
    created.end?.dateTime.slice(0, 19) === end.dateTime
  );
}

function hashOf(...parts: (string | number)[]): string {
  return createHash("sha256").update(JSON.stringify(parts)).digest("hex").slice(0, 32);
}
