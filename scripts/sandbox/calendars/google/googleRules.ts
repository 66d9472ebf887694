import { randomBytes } from "node:crypto";
import { CalendarRefusal } from "../CalendarRefusal.ts";
import { newToken, PRIMARY, type StoredEvent } from "../CalendarWorld.ts";
import { assertMatches, type ServiceRequest, type ServiceRules } from "../serveService.ts";
import { assertTimes } from "./assertTimes.ts";

const SCOPE = "https://www.googleapis.com/auth/calendar";
/** The characters of base32hex, and the lengths that Google allows. Source: "Events: insert". */
const ID = /^[a-v0-9]{5,1024}$/;

/** The rules of the Google Calendar API v3. Sources: "Events" and "Handle API errors". */
export const googleRules: ServiceRules = {
  limit: new CalendarRefusal(403, "rateLimitExceeded", "Rate Limit Exceeded"),
  errorOf: ({ status, code, message }) => ({
    error: { code: status, message, errors: [{ domain: "global", reason: code, message }] },
  }),
  answer(_world, request) {
    const { method, path, grant } = request;
    const [calendars, calendarId, events, eventId] = path.slice(2);
    if (calendars !== "calendars") throw notFound();
    if (calendarId === undefined) return insertCalendar(request);
    const isOwned = grant.scopes.includes(`${SCOPE}.events.owned`);
    const isAllowed = isOwned || (calendarId !== PRIMARY && grant.scopes.includes(`${SCOPE}.app.created`));
    if (!isAllowed) throw new CalendarRefusal(403, "insufficientPermissions", "Insufficient Permission");
    const calendar = grant.account.calendars.get(calendarId);
    if (!calendar || events !== "events") throw notFound();
    if (eventId === undefined) {
      if (method !== "POST") throw new CalendarRefusal(405, "httpMethodNotAllowed", "Method Not Allowed");
      return { status: 200, body: shown(insert(calendar.events, request)) };
    }
    const event = calendar.events.get(eventId);
    if (!event) throw notFound();
    assertMatches(event.etag, request, "conditionNotMet");
    switch (method) {
      case "GET":
        return { status: 200, body: shown(event) };
      case "PATCH":
        return { status: 200, body: shown(patch(event, request)) };
      case "DELETE":
        if (event.isDeleted) throw new CalendarRefusal(410, "deleted", "Resource has been deleted");
        event.isDeleted = true;
        return { status: 204 };
      default:
        throw new CalendarRefusal(405, "httpMethodNotAllowed", "Method Not Allowed");
    }
  },
};

function insertCalendar({ method, body, grant }: ServiceRequest) {
  if (method !== "POST") throw notFound();
  if (!grant.scopes.includes(`${SCOPE}.app.created`)) {
    throw new CalendarRefusal(403, "insufficientPermissions", "Insufficient Permission");
  }
  const { summary } = body;
  if (typeof summary !== "string" || summary === "") throw new CalendarRefusal(400, "required", "Missing title.");
  const id = `c_${randomBytes(8).toString("hex")}@group.calendar.google.com`;
  grant.account.calendars.set(id, { id, name: summary, events: new Map() });
  return { status: 200, body: { kind: "calendar#calendar", id, summary } };
}

function insert(events: Map<string, StoredEvent>, { body }: ServiceRequest): StoredEvent {
  const { id = randomBytes(13).toString("hex"), ...fields } = body;
  if (typeof id !== "string" || !ID.test(id)) throw new CalendarRefusal(400, "invalid", "Invalid resource id value.");
  if (events.has(id)) throw new CalendarRefusal(409, "duplicate", "The requested identifier already exists.");
  assertTimes(fields);
  const event = { id, etag: newToken("etag"), fields, isDeleted: false, isFinal: false };
  events.set(id, event);
  return event;
}

function patch(event: StoredEvent, { body }: ServiceRequest): StoredEvent {
  if (event.isFinal) throw new CalendarRefusal(403, "forbidden", "Forbidden");
  const fields = merged(event.fields, body);
  assertTimes(fields);
  event.fields = fields;
  event.etag = newToken("etag");
  if (body["status"] === "confirmed") event.isDeleted = false;
  return event;
}

function merged(fields: Record<string, unknown>, changes: Record<string, unknown>): Record<string, unknown> {
  const result = { ...fields };
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) delete result[name];
    else result[name] = isRecord(value) && isRecord(result[name]) ? merged(result[name], value) : value;
  }
  return result;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function shown({ id, etag, fields, isDeleted }: StoredEvent) {
  return { kind: "calendar#event", ...fields, id, etag, status: isDeleted ? "cancelled" : "confirmed" };
}

function notFound(): CalendarRefusal {
  return new CalendarRefusal(404, "notFound", "Not Found");
}
