import { randomBytes } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { CalendarRefusal } from "../CalendarRefusal.ts";
import { type Account, type CalendarWorld, newToken, PRIMARY, type StoredEvent } from "../CalendarWorld.ts";
import { assertMatches, type ServiceRequest, type ServiceRules } from "../serveService.ts";
import { assertGraphEvent } from "./assertGraphEvent.ts";

const MARKED =
  /^singleValueExtendedProperties\/Any\(ep: ep\/id eq '(?<id>[^']+)' and ep\/value eq '(?<value>[^']+)'\)$/;

/**
 * In cases that the reference doesn't describe, the sandbox chooses the hardest behavior for an app. Sources: "event
 * resource type", "Create event", and "Create Calendar".
 */
export const graphRules: ServiceRules = {
  limit: new CalendarRefusal(429, "ApplicationThrottled", "Application is over its MailboxConcurrency limit."),
  errorOf: ({ code, message }) => ({
    error: { code: code === "authError" ? "InvalidAuthenticationToken" : code, message },
  }),
  answer(world, request) {
    const { method, path, grant } = request;
    const [me, area, ...rest] = path.slice(1);
    const { account } = grant;
    if (me !== "me") throw notFound();
    if (area === undefined) return { status: 200, body: profileOf(account) };
    if (!grant.scopes.some((scope) => scope.endsWith("Calendars.ReadWrite"))) {
      throw new CalendarRefusal(403, "ErrorAccessDenied", "Access is denied. Check credentials and try again.");
    }
    switch (`${method} ${area} ${rest.length}`) {
      case "POST calendars 0":
        return createCalendar(request);
      case "POST calendar 1":
      case "POST calendars 2":
        return { status: 201, body: shown(create(world, request, eventsOf(request))) };
      case "GET calendar 1":
      case "GET calendars 2":
        return { status: 200, body: { value: find(request, eventsOf(request)) } };
      case "PATCH events 1":
        return { status: 200, body: shown(change(world, request, existing(account, rest[0]))) };
      case "DELETE events 1": {
        const event = existing(account, rest[0]);
        assertMatches(event.etag, request, "ErrorIrresolvableConflict");
        event.isDeleted = true;
        return { status: 204 };
      }
      default:
        throw notFound();
    }
  },
};

function profileOf({ subject, email }: Account) {
  return { id: subject, mail: email, userPrincipalName: email };
}

function createCalendar({ body, grant }: ServiceRequest) {
  const { name } = body;
  const { calendars } = grant.account;
  if (typeof name !== "string" || name === "") throw new CalendarRefusal(400, "ErrorInvalidRequest", "Name is missing");
  if ([...calendars.values()].some((calendar) => calendar.name === name)) {
    throw new CalendarRefusal(409, "ErrorFolderExists", "A folder with the specified name already exists.");
  }
  const id = `AAMk${randomBytes(12).toString("base64url")}=`;
  calendars.set(id, { id, name, events: new Map() });
  return { status: 201, body: { id, name } };
}

function eventsOf({ path, grant }: ServiceRequest): Map<string, StoredEvent> {
  const [area, calendarId = ""] = path.slice(2);
  const calendar = grant.account.calendars.get(area === "calendar" ? PRIMARY : calendarId);
  if (!calendar || path.at(-1) !== "events") throw notFound();
  return calendar.events;
}

function create(world: CalendarWorld, { body, grant }: ServiceRequest, events: Map<string, StoredEvent>): StoredEvent {
  assertGraphEvent(world, body);
  const known = createdBy(body, grant.account);
  if (known?.isFinal) throw new CalendarRefusal(409, "ErrorDuplicateTransactionId", "The transactionId was used.");
  if (known) return known;
  const id = `AAkALg${randomBytes(18).toString("base64url")}=`;
  const fields = { ...body, createdDateTime: world.now().toISOString() };
  const event = { id, etag: newToken("etag"), fields, isDeleted: false, isFinal: false };
  events.set(id, event);
  return event;
}

function createdBy(body: Record<string, unknown>, { calendars }: Account): StoredEvent | undefined {
  if (body["transactionId"] === undefined) return undefined;
  return [...calendars.values()]
    .flatMap(({ events }) => [...events.values()])
    .find(({ fields }) => Object.entries(body).every(([name, value]) => isDeepStrictEqual(fields[name], value)));
}

function change(world: CalendarWorld, request: ServiceRequest, event: StoredEvent): StoredEvent {
  assertMatches(event.etag, request, "ErrorIrresolvableConflict");
  const fields = { ...event.fields, ...request.body };
  if (fields["transactionId"] !== event.fields["transactionId"]) {
    throw new CalendarRefusal(400, "ErrorInvalidPropertySet", "transactionId can't be changed.");
  }
  assertGraphEvent(world, fields);
  event.fields = fields;
  event.etag = newToken("etag");
  return event;
}

function find({ query }: ServiceRequest, events: Map<string, StoredEvent>) {
  const groups = MARKED.exec(query.get("$filter") ?? "")?.groups;
  if (!groups) throw new CalendarRefusal(400, "ErrorInvalidUrlQueryFilter", "The query filter contains an error.");
  return [...events.values()].flatMap(({ id, fields, isDeleted }) => {
    const marks = (fields["singleValueExtendedProperties"] ?? []) as { id: string; value: string }[];
    const isFound = marks.some((mark) => mark.id === groups["id"] && mark.value === groups["value"]);
    return isFound && !isDeleted ? [{ id }] : [];
  });
}

function existing({ calendars }: Account, id = ""): StoredEvent {
  for (const { events } of calendars.values()) {
    const event = events.get(id);
    if (event && !event.isDeleted) return event;
  }
  throw notFound();
}

function shown({ id, etag, fields }: StoredEvent) {
  return { "@odata.etag": etag, ...fields, id };
}

function notFound(): CalendarRefusal {
  return new CalendarRefusal(404, "ErrorItemNotFound", "The specified object was not found in the store.");
}
