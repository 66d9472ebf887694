import { expect, test } from "@jest/globals";
import ICAL from "ical.js";
import type { CalendarEventAnswer } from "#core/api/CalendarEventAnswer.ts";
import { addDays } from "#core/calendar/dates.ts";
import type { FeedKind } from "#core/feeds/FeedInput.ts";
import type { LeaveParts } from "#core/leave/LeaveParts.ts";
import { database } from "#db/connect.ts";
import { anOffice } from "#db/factories/anOffice.ts";
import { aRequest } from "#db/factories/aRequest.ts";
import type { Actor } from "#bot/operations/actor.ts";
import { createFeed } from "#bot/operations/feeds/createFeed.ts";
import { hire, testClock, testOrganization } from "#tests/arranging/testOrganization.ts";
import { httpServer } from "#tests/servers/httpServer.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";

await testDatabase();
const clock = testClock();
const { as, visitor } = await httpServer(clock);
const { owner, admin, manager, erin, ezra } = await testOrganization();
const NEW_YORK = "America/New_York";
const KOLKATA = "Asia/Kolkata";
const { id: kolkata } = await anOffice({ id: owner.organizationId }, { timezone: KOLKATA });

const AT_THE_FOLD = [64, 65, 66, 67].map((length) => `${"x".repeat(length)}👩‍👩‍👧‍👦🏖️`);
const NAMES = [
  "Eve\nSmith\r\nJones",
  "Eve\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nSUMMARY:Fake",
  String.raw`Eve, "the boss"; \n C:\temp`,
  "é🏖ab".repeat(100),
  ...AT_THE_FOLD,
];
const LEAVE: { days: number; type?: string; isPending?: true; isHalfDay?: true; parts?: LeaveParts }[] = [
  { days: 8 },
  { days: 1, type: "sick" },
  { days: 1, isHalfDay: true, parts: { startPart: "am", endPart: "am" } },
  { days: 1, isHalfDay: true, parts: { startPart: "pm", endPart: "pm" }, isPending: true },
  { days: 8, parts: { startPart: "pm", endPart: "am" }, type: "sick" },
  { days: 8, parts: { startPart: "full", endPart: "am" }, isPending: true },
  { days: 1, parts: { minutes: 90, startTime: "10:30" } },
  { days: 1, parts: { minutes: 150, startTime: null } },
  { days: 1, isHalfDay: true },
];

const zones = new Map([owner, admin, manager, erin, ezra].map(({ userId }) => [userId, NEW_YORK]));
const people = [erin, ezra, manager];
await database().pool.query("ALTER TABLE users DROP CONSTRAINT users_name_check");
for (const [index, name] of NAMES.entries()) {
  const [officeId, zone] = index % 2 === 0 ? [owner.officeId, NEW_YORK] : [kolkata, KOLKATA];
  const person = await hire(owner, `Person${index}`, "Employee", { managerId: manager.userId, officeId });
  await database().pool.query("UPDATE users SET name = $2 WHERE id = $1", [person.userId, name]);
  zones.set(person.userId, zone);
  people.push(person);
}
for (const [turn, { organizationId, userId: id }] of people.entries()) {
  for (const [index, { days, isPending, ...leave }] of LEAVE.entries()) {
    if ((turn + index) % 3 > 0) continue;
    const startDate = addDays("2027-03-08", 14 * index);
    const endDate = addDays(startDate, days - 1);
    const status = isPending ? "pending" : "approved";
    await aRequest({ organizationId, id }, { notes: "Between us", ...leave, startDate, endDate, status });
  }
}

interface Shown {
  title: string;
  status: string;
  from: string;
  to: string;
}

async function feedOf(who: Actor, kind: FeedKind, more = {}): Promise<string> {
  const { token } = await createFeed(who, { kind, pending: true, ...more });
  const { status, body } = await visitor().get(`/calendars/${token}.ics`);
  expect(status).toBe(200);
  return body;
}

const timeIn = (timeZone: string | undefined, instant: Date) =>
  instant.toLocaleString("sv-SE", { timeZone, dateStyle: "short", timeStyle: "short" });

function eventsIn(text: string, zoneOf: (id: string) => string | undefined): Record<string, Shown> {
  const components = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents("vevent");
  const events = components.map((component): [string, Shown] => {
    const { uid, summary: title, startDate, endDate } = new ICAL.Event(component);
    const id = uid.replace("@awayday", "");
    const shown = (time: ICAL.Time) => (time.isDate ? time.toString() : timeIn(zoneOf(id), time.toJSDate()));
    const status = String(component.getFirstPropertyValue("status"));
    return [id, { title, status, from: shown(startDate), to: shown(endDate) }];
  });
  expect(new Set(events.map(([id]) => id)).size).toBe(events.length);
  return Object.fromEntries(events);
}

type Seen = Omit<CalendarEventAnswer, "userName"> & { userName: string | null };

function expected(seen: Seen): Shown {
  const { type, status, startDate, endDate, isHalfDay, startPart, endPart, minutes, startTime, userName } = seen;
  const isPending = status === "pending";
  const note = minutes && !startTime ? ` (${minutes / 60} h)` : isHalfDay && !startPart ? " (half day)" : "";
  const what = `${type[0]?.toUpperCase()}${type.slice(1)}${note}${isPending ? " (pending)" : ""}`;
  const title = userName === null ? what : `${userName.replaceAll("\r\n", "\n")}: ${what}`;
  const event = { title, status: isPending ? "TENTATIVE" : "CONFIRMED" };
  if (minutes && startTime) return { ...event, from: `${startDate} 10:30`, to: `${startDate} 12:00` };
  if (startPart === undefined) return { ...event, from: startDate, to: addDays(endDate, 1) };
  const [from, to] = [startPart === "pm" ? "13:00" : "09:00", endPart === "am" ? "13:00" : "17:00"];
  return { ...event, from: `${startDate} ${from}`, to: `${endDate} ${to}` };
}

function expectMatch(text: string, seen: Seen[]): void {
  const userOf = new Map(seen.map(({ id, userId }) => [id, userId]));
  const wanted = Object.fromEntries(seen.map((event) => [event.id, expected(event)]));
  expect(seen.length).toBeGreaterThan(2);
  expect(eventsIn(text, (id) => zones.get(userOf.get(id) ?? ""))).toEqual(wanted);
  expect(text).not.toContain("Between us");
}

test.each([
  ["a colleague's team", erin, "team", undefined],
  ["a Manager's team", manager, "team", undefined],
  ["an office", admin, "office", kolkata],
  ["the organization", admin, "organization", undefined],
] as const)("the feed of %s has the dates, half days, and names of the calendar", async (_, who, kind, officeId) => {
  const { body } = await (await as(who)).get("/api/team/calendar?from=2027-03-01&to=2027-12-31");
  const seen = (body as Seen[])
    .filter(({ userId }) => officeId === undefined || zones.get(userId) === KOLKATA)
    .map((event) => (event.userId === who.userId ? { ...event, userName: null } : event));
  const types = new Set(seen.map(({ type }) => type));
  expect(types.has("away")).toBe(who === erin);
  expectMatch(await feedOf(who, kind, { officeId }), seen);
});

test("the feed of a person's own time off has the dates and half days of their requests", async () => {
  const { body } = await (await as(erin)).get("/api/pto-requests");
  const seen = (body as Seen[]).map((event) => ({ ...event, userId: erin.userId, userName: null }));
  expectMatch(await feedOf(erin, "own"), seen);
});

test("the feed of pending approvals has the dates, half days, and names of the requests to decide", async () => {
  const { body } = await (await as(manager)).get("/api/pto-requests?view=team&status=pending");
  const seen = (body as (Seen & { employee: { id: string; name: string } })[]).map(({ employee, ...event }) => ({
    ...event,
    userId: employee.id,
    userName: employee.name,
  }));
  expectMatch(await feedOf(manager, "approvals"), seen);
});

test("a feed reaches from a year back to two years ahead of the present day in the zone of the person's office", async () => {
  const una = await hire(owner, "Una");
  const days: Record<string, string> = {};
  const leave = async (startDate: string, endDate = startDate) => {
    const ofUna = { organizationId: una.organizationId, id: una.userId };
    const { id } = await aRequest(ofUna, { startDate, endDate, status: "approved" });
    days[id] = startDate;
  };
  for (const date of ["2026-03-06", "2026-03-09", "2026-03-10", "2029-03-09"]) await leave(date);
  await leave("2026-02-23", "2026-03-05");
  await leave("2026-03-11", "2026-03-13");
  await leave("2029-03-10", "2029-03-12");
  const { token } = await createFeed(una, { kind: "own" });
  const shown = async () => {
    const { body } = await visitor().get(`/calendars/${token}.ics`);
    return Object.keys(eventsIn(body, () => undefined))
      .map((id) => String(days[id]))
      .toSorted();
  };
  clock.setInstant(new Date("2027-03-10T04:00:00Z"));
  expect(await shown()).toEqual(["2026-03-09", "2026-03-10", "2026-03-11", "2029-03-09"]);
  clock.setInstant(new Date("2027-03-10T05:00:00Z"));
  expect(await shown()).toEqual(["2026-03-10", "2026-03-11", "2029-03-09", "2029-03-10"]);
  clock.set("2027-03-12");
  expect(await shown()).toEqual(["2026-03-11", "2029-03-09", "2029-03-10"]);
});
