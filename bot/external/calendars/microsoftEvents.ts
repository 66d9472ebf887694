import { createHash } from "node:crypto";
import { z } from "zod";
import { CalendarFailure } from "#bot/operations/calendars/CalendarFailure.ts";
import type { PushedEvent } from "#bot/operations/calendars/CalendarProvider.ts";
import type { Clock } from "#bot/operations/runtime.ts";
import { isUnknownZone, microsoftFailure } from "./microsoftFailure.ts";
import { isDone, isGone, type ServiceAnswer, type ServiceCall } from "./serviceCall.ts";

/**
 * Makes event ids stay the same when a person moves an event. Source: "Obtain immutable identifiers for Outlook
 * resources".
 */
const HEADERS = { prefer: 'IdType="ImmutableId"' };
/** Marks Awayday's events. Source: "Outlook extended properties overview". */
const MARK = "String {6d9c2c2e-5e0a-4f6b-9a53-3a1f4b0f7c11} Name AwaydayEvent";
const TRANSACTIONS = 4;
const NEW_MS = 60_000;
const LONGEST_SUBJECT = 255;

const Found = z.object({ value: z.array(z.object({ id: z.string().min(1) })) });
const Times = z.object({ dateTime: z.string() });
const Created = z.object({
  id: z.string().min(1),
  subject: z.string().nullish(),
  isAllDay: z.boolean().nullish(),
  start: Times.optional(),
  end: Times.optional(),
  createdDateTime: z.iso.datetime().optional().catch(undefined),
});

interface Place {
  accessToken: string;
  calendarId: string;
  isPrimary: boolean;
}

interface Options {
  service: string;
  graph: string;
  call: ServiceCall;
  clock: Clock;
}

export function microsoftEvents({ service, graph, call, clock }: Options) {
  const eventUrl = (id: string) => `${graph}/me/events/${encodeURIComponent(id)}`;
  const eventsUrl = ({ calendarId, isPrimary }: Place) =>
    isPrimary ? `${graph}/me/calendar/events` : `${graph}/me/calendars/${encodeURIComponent(calendarId)}/events`;

  const change = async (place: Place, id: string, event: PushedEvent): Promise<boolean> => {
    const { accessToken } = place;
    const answer = await inKnownZone(event.zone, (zone) =>
      call(eventUrl(id), { method: "PATCH", accessToken, headers: HEADERS, json: written(place, event, zone) }),
    );
    if (isDone(answer)) return true;
    if (isGone(answer)) return false;
    throw microsoftFailure(service, answer);
  };

  const find = async (place: Place, key: string): Promise<string | undefined> => {
    const mark = hashOf(place.calendarId, key);
    const filter = `singleValueExtendedProperties/Any(ep: ep/id eq '${MARK}' and ep/value eq '${mark}')`;
    const { accessToken } = place;
    const address = `${eventsUrl(place)}?$select=id&$top=1&$filter=${encodeURIComponent(filter)}`;
    const answer = await call(address, { accessToken, headers: HEADERS });
    const found = Found.safeParse(answer.json);
    if (!isDone(answer) || !found.success) throw microsoftFailure(service, answer);
    return found.data.value[0]?.id;
  };

  /** `transactionId` prevents a second event if the call is repeated. Source: "event resource type". */
  const create = async (place: Place, event: PushedEvent, lostId: string | undefined): Promise<string> => {
    const { accessToken, calendarId } = place;
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
            singleValueExtendedProperties: [{ id: MARK, value: hashOf(calendarId, event.key) }],
          },
        }),
      );
      if (isGone(answer)) throw goneFailure(service, answer);
      if (!isDone(answer) && answer.status !== 409) throw microsoftFailure(service, answer);
      const created = isDone(answer) ? Created.safeParse(answer.json).data : undefined;
      if (created && isNew(created, clock) && isAsWritten(created, event)) return created.id;
      const id = created?.id ?? (await find(place, event.key));
      if (id !== undefined && (await change(place, id, event))) return id;
    }
    throw new CalendarFailure("refused", `${service} refused to create the event again`);
  };

  return { headers: HEADERS, find, change, create };
}

async function inKnownZone(zone: string, send: (zone: string) => Promise<ServiceAnswer>): Promise<ServiceAnswer> {
  const answer = await send(zone);
  return isUnknownZone(answer) ? send("UTC") : answer;
}

function goneFailure(service: string, answer: ServiceAnswer): CalendarFailure {
  const failure = microsoftFailure(service, answer);
  return failure.message.includes("MailboxNotEnabled")
    ? failure
    : new CalendarFailure("calendarGone", `${service} can't find the calendar`, { cause: failure });
}

function subjectOf({ title }: PushedEvent): string {
  return title.slice(0, LONGEST_SUBJECT).replace(/[\uD800-\uDBFF]$/, "");
}

/** Exchange applies the fields in order, so `isAllDay` comes before the times. */
function written({ isPrimary }: Place, event: PushedEvent, zone: string) {
  return {
    subject: subjectOf(event),
    isAllDay: event.allDay,
    ...timesOf(event, zone),
    showAs: isPrimary ? "oof" : "free",
  };
}

/** Outlook shows an all-day event on two dates if its midnights are in another zone. */
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

function isNew({ createdDateTime }: z.output<typeof Created>, clock: Clock): boolean {
  return createdDateTime === undefined || clock.now().getTime() - Date.parse(createdDateTime) < NEW_MS;
}

function isAsWritten(created: z.output<typeof Created>, event: PushedEvent): boolean {
  const { start, end } = timesOf(event, "");
  return (
    created.subject === subjectOf(event) &&
    created.isAllDay === event.allDay &&
    created.start?.dateTime.slice(0, 19) === start.dateTime &&
    created.end?.dateTime.slice(0, 19) === end.dateTime
  );
}

function hashOf(...parts: (string | number)[]): string {
  return createHash("sha256").update(JSON.stringify(parts)).digest("hex").slice(0, 32);
}
