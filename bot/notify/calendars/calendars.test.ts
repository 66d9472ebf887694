import { afterAll, expect, jest, test } from "@jest/globals";
import { pino } from "pino";
import { database } from "#db/connect.ts";
import { Facts } from "#db/queries/Facts.ts";
import { readConfig } from "#bot/config.ts";
import type { Actor } from "#bot/operations/actor.ts";
import type { CalendarService } from "#bot/operations/calendars/CalendarProvider.ts";
import { openCalendarTokens } from "#bot/operations/calendars/calendarTokens.ts";
import { endSessionsOf } from "#bot/operations/auth/endSession.ts";
import { disconnectCalendar } from "#bot/operations/calendars/disconnectCalendar.ts";
import { leaveForCalendar } from "#bot/operations/calendars/leaveForCalendar.ts";
import { listCalendars } from "#bot/operations/calendars/listCalendars.ts";
import { resendCalendar } from "#bot/operations/calendars/resendCalendar.ts";
import { addHoliday } from "#bot/operations/offices/addHoliday.ts";
import { deactivateUser } from "#bot/operations/people/deactivateUser.ts";
import { editUser } from "#bot/operations/people/editUser.ts";
import { erasePerson } from "#bot/operations/people/erasePerson.ts";
import { cancelRequestFor } from "#bot/operations/requests/cancelRequest.ts";
import { requestChange } from "#bot/operations/requests/changes/requestChange.ts";
import { decideRequest } from "#bot/operations/requests/decideRequest.ts";
import { submitRequest } from "#bot/operations/requests/submitRequest.ts";
import { leaveForSlack } from "#bot/operations/slack/leaveForSlack.ts";
import { calendarProviders } from "#bot/external/calendars/calendarProviders.ts";
import { startCalendarSandbox } from "#scripts/sandbox/calendars/startCalendarSandbox.ts";
import { changesNotified } from "#tests/asserting/changesNotified.ts";
import { lastAuditEntry } from "#tests/asserting/lastAuditEntry.ts";
import {
  foundTestOrganization,
  hire,
  PASSWORD,
  testClock,
  testOrganization,
} from "#tests/arranging/testOrganization.ts";
import { withFault } from "#tests/arranging/withFault.ts";
import { googleBrowser } from "#tests/servers/googleBrowser.ts";
import { httpServer } from "#tests/servers/httpServer.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { aboutCalendar } from "./aboutCalendar.ts";
import { startCalendars } from "./startCalendars.ts";

await testDatabase();
const clock = testClock();
const sandbox = await startCalendarSandbox({ now: () => clock.now() });
const clients = calendarProviders({ config: readConfig(sandbox.env), clock });
let refreshes = 0;
let revocations = 0;
let beforeDelete: (() => Promise<unknown>) | undefined;
let beforeRevoke: (() => Promise<unknown>) | undefined;
const providers = new Map(
  [...clients].map(([service, client]) => {
    const refresh = (token: string) => {
      refreshes += 1;
      return client.refresh(token);
    };
    const revoke = async (tokens: Parameters<typeof client.revoke>[0]) => {
      const run = beforeRevoke;
      beforeRevoke = undefined;
      await run?.();
      revocations += 1;
      return client.revoke(tokens);
    };
    const deleteEvent: typeof client.deleteEvent = async (...event) => {
      const run = beforeDelete;
      beforeDelete = undefined;
      await run?.();
      return client.deleteEvent(...event);
    };
    return [service, { ...client, refresh, revoke, deleteEvent }];
  }),
);
const { url, as } = await httpServer(clock, {}, undefined, { calendars: providers });
const { owner, admin } = await testOrganization();
const { officeId } = owner;
const log = pino({ level: "silent" });
const calendars = startCalendars({ providers, clock, log });
afterAll(async () => {
  await calendars.stop(5000);
  await sandbox.stop();
});

type Person = Actor & { email: string };
const OURS = { headers: { "sec-fetch-site": "same-origin" } };
let people = 0;
const facts = () => new Facts(owner.organizationId, clock.now());
const someone = () => hire(owner, `Person${++people}`, "Employee");
const later = (ms: number) => clock.setInstant(new Date(clock.now().getTime() + ms));

async function connect(
  person: Person,
  service: CalendarService = "google",
  office?: string,
  meanwhile?: () => Promise<unknown>,
): Promise<string> {
  const browser = googleBrowser(url);
  await browser.post("/api/auth/login", { email: person.email, password: PASSWORD });
  const path = `/auth/calendars/${service}${office === undefined ? "" : `?officeId=${office}`}`;
  const page = (await browser.call(path, OURS)).headers.get("location") ?? "";
  if (page.startsWith("/")) return page;
  await meanwhile?.();
  return browser.goTo(sandbox[service].allow(page, person.email));
}

const titlesOf = ({ email }: Person, service: CalendarService = "google", calendar?: string) =>
  sandbox[service].events(email, calendar).map(({ fields }) => fields["summary"] ?? fields["subject"]);
const calendarOf = async (person: Person) => (await listCalendars(person, {}))[0];

const ended = async () => {
  const text = `SELECT recipient_id AS id, payload FROM notifications
    WHERE event = 'calendar.stopped' AND channel = 'mail' AND payload ? 'ended' ORDER BY created_at`;
  return (await database().pool.query(text)).rows;
};

const leaveIn = ({ email }: Person, service: CalendarService, calendar?: string) =>
  sandbox[service].events(email, calendar).flatMap(({ id, fields }) => {
    const { start, end } = fields as Record<"start" | "end", { date?: string; dateTime?: string }>;
    const days = [start, end].map(({ date, dateTime = "" }) => date ?? dateTime.slice(0, 10));
    return String(fields["summary"] ?? fields["subject"]).endsWith("Vacation") ? [{ id, days }] : [];
  });

async function approvedLeave(person: Person, day: string): Promise<string> {
  const { id } = await submitRequest(person, { type: "vacation", startDate: day, endDate: day });
  await decideRequest(owner, id, { status: "approved" });
  return id;
}

test.each(["google", "microsoft"] as const)(
  "a person's calendar at %s follows their leave and holidays",
  async (service) => {
    const ann = await someone();
    expect(await connect(ann, service)).toBe("/dashboard?connections");
    expect(await changesNotified(ann)).toEqual(["calendarConnected"]);
    const id = await approvedLeave(ann, "2027-06-07");
    await submitRequest(ann, { type: "vacation", startDate: "2027-06-14", endDate: "2027-06-14" });
    const day = service === "google" ? "2027-06-09" : "2027-06-10";
    await addHoliday(owner, officeId, { name: `Day of ${service}`, date: day, type: "custom" });
    await calendars.idle();
    expect(titlesOf(ann, service)).toEqual(expect.arrayContaining(["Vacation", `Day of ${service}`]));
    const [event, ...others] = leaveIn(ann, service);
    expect([event?.days, others]).toEqual([["2027-06-07", "2027-06-08"], []]);
    const change = await requestChange(ann, id, { startDate: "2027-06-17", endDate: "2027-06-18" });
    await calendars.idle();
    expect(leaveIn(ann, service)).toEqual([event]);
    await decideRequest(owner, change.id, { status: "approved" });
    await calendars.idle();
    expect(leaveIn(ann, service)).toEqual([{ id: event?.id, days: ["2027-06-17", "2027-06-19"] }]);

    const types = (visibility: string) =>
      database().pool.query("UPDATE leave_types SET visibility = $1 WHERE organization_id = $2 AND key = 'vacation'", [
        visibility,
        owner.organizationId,
      ]);
    await types("away");
    await calendars.idle();
    expect(titlesOf(ann, service)).toContain("Away");
    await types("everyone");
    await cancelRequestFor(owner, id, { rejectionReason: "Plans changed" });
    await calendars.idle();
    expect(titlesOf(ann, service)).not.toContain("Vacation");
    expect(titlesOf(ann, service)).not.toContain("Away");

    await disconnectCalendar(ann, (await calendarOf(ann))?.id ?? "", {});
    await calendars.idle();
    expect([titlesOf(ann, service), await calendarOf(ann), sandbox[service].violations]).toEqual([[], undefined, []]);
  },
);

test("an office has a calendar in an Admin's account, which forgets people who leave", async () => {
  const ann = await someone();
  expect(await connect(ann, "google", officeId)).toBe(`/admin/offices/${officeId}?error=console_forbidden`);
  expect(await connect(admin, "google", officeId)).toBe(`/admin/offices/${officeId}`);
  await approvedLeave(ann, "2027-06-21");
  await calendars.idle();
  const [shared] = sandbox.google.calendars(admin.email);
  expect(shared?.name).toBe("Awayday – Main Office");
  const name = (await database().pool.query("SELECT name FROM users WHERE id = $1", [ann.userId])).rows[0].name;
  expect(titlesOf(admin, "google", shared?.id)).toContain(`${name}: Vacation`);
  expect(titlesOf(admin)).toEqual([]);
  await deactivateUser(owner, ann.userId, {});
  await calendars.idle();
  expect(titlesOf(admin, "google", shared?.id)).not.toContain(`${name}: Vacation`);

  sandbox.google.deleteCalendar(admin.email, shared?.id ?? "");
  await approvedLeave(await someone(), "2027-06-21");
  await calendars.idle();
  const { body } = await (await as(owner)).get(`/api/connected-calendars?officeId=${officeId}`);
  expect(body.calendars).toMatchObject([{ trouble: "calendarGone", userId: admin.userId }]);
  const { rows } = await database().pool.query(
    "SELECT recipient_id AS id FROM notifications WHERE event = 'calendar.stopped' AND channel = 'mail'",
  );
  expect(new Set(rows.map(({ id }) => id))).toEqual(new Set([owner.userId, admin.userId]));

  await connect(admin, "google", officeId);
  await calendars.idle();
  const [again] = sandbox.google.calendars(admin.email);
  expect(titlesOf(admin, "google", again?.id)).toContainEqual(expect.stringMatching(/: Vacation$/));
  await editUser(owner, admin.userId, { role: "Manager" });
  await calendars.idle();
  expect(titlesOf(admin, "google", again?.id)).toEqual([]);
  expect(await lastAuditEntry(owner.organizationId)).toMatchObject({
    action: "stopCalendar",
    actorId: null,
    after: { service: "google", officeId, trouble: "noAdmin" },
  });
  expect((await (await as(owner)).get(`/api/connected-calendars?officeId=${officeId}`)).body.calendars).toEqual([]);
  const other = await hire(owner, "Amos", "Admin");
  const [{ payload }, ...others] = await ended();
  expect(others).toEqual([]);
  const shown = { trouble: "noAdmin", officeName: "Main Office", serviceName: "Google Calendar" };
  expect(await aboutCalendar(facts(), payload)).toMatchObject(shown);
  await connect(other, "google", officeId);
  expect(await aboutCalendar(facts(), payload)).toBeUndefined();
  await deactivateUser(owner, other.userId, {});
  expect((await ended()).map(({ id }) => id)).toEqual([owner.userId, owner.userId]);
});

test("a reset of a person's access notifies the Admins if it ends an office's calendar", async () => {
  const aida = await hire(owner, "Aida", "Admin");
  await connect(aida, "google", officeId);
  await calendars.idle();
  const before = (await ended()).length;
  await endSessionsOf(owner, aida.userId, {});
  const since = (await ended()).slice(before);
  expect(new Set(since.map(({ id }) => id))).toEqual(new Set([owner.userId, aida.userId]));
  expect(await aboutCalendar(facts(), since[0].payload)).toMatchObject({ trouble: "accessReset" });
  await deactivateUser(owner, aida.userId, {});
  await calendars.idle();
});

test("a connection that is ending, and can't be finished for a day, gives up the access", async () => {
  const ivy = await someone();
  await approvedLeave(ivy, "2027-07-19");
  await connect(ivy);
  await calendars.idle();
  const count = async () =>
    (await database().pool.query("SELECT FROM calendar_connections WHERE user_id = $1", [ivy.userId])).rowCount;
  revocations = 0;
  sandbox.google.fail("limit");
  const end = "UPDATE calendar_connections SET state = 'ending', failing_since = $2, due_at = $3 WHERE user_id = $1";
  await database().pool.query(end, [ivy.userId, new Date(clock.now().getTime() - 86_400_000), clock.now()]);
  await calendars.idle();
  expect([await count(), revocations]).toEqual([0, 1]);
});

test.each(["google", "microsoft"] as const)(
  "a delivery to %s whose answer is lost makes one event",
  async (service) => {
    const ben = await someone();
    await connect(ben, service);
    await calendars.idle();
    const before = titlesOf(ben, service).length;
    await approvedLeave(ben, "2027-07-05");
    sandbox[service].fail("lost");
    await calendars.idle();
    expect((await calendarOf(ben))?.lastError).not.toBeNull();
    later(3_600_000);
    await calendars.idle();
    expect(titlesOf(ben, service)).toHaveLength(before + 1);
    expect(await calendarOf(ben)).toMatchObject({ lastError: null, trouble: null });
  },
);

test("the database has the tokens of an account only encrypted, also after they were refreshed", async () => {
  const ben = await someone();
  await connect(ben, "microsoft");
  await calendars.idle();
  const stored = async () => {
    const text =
      "SELECT to_jsonb(c)::text AS text, tokens_sealed AS sealed FROM calendar_connections c WHERE user_id = $1";
    const [row] = (await database().pool.query(text, [ben.userId])).rows;
    const { accessToken, refreshToken } = openCalendarTokens(row.sealed, ben.organizationId);
    return { row: row.text, accessToken, refreshToken };
  };
  const first = await stored();
  later(7_200_000);
  await approvedLeave(ben, "2027-07-06");
  await calendars.idle();
  const next = await stored();
  expect(next.accessToken).not.toBe(first.accessToken);
  for (const { row, accessToken, refreshToken } of [first, next]) {
    expect([accessToken, refreshToken]).toEqual([
      expect.stringMatching(/^access-/),
      expect.stringMatching(/^refresh-/),
    ]);
    for (const token of [accessToken, refreshToken]) expect(row).not.toContain(token.slice(8, 24));
  }
});

test("an event that was lost with its process is removed, although its id is unknown", async () => {
  const ben = await someone();
  await connect(ben, "microsoft");
  const id = await approvedLeave(ben, "2027-07-06");
  await calendars.idle();
  await database().pool.query("UPDATE calendar_entries SET event_id = NULL, sent_hash = NULL WHERE entry_id = $1", [
    id,
  ]);
  await cancelRequestFor(owner, id, { rejectionReason: "Plans changed" });
  await calendars.idle();
  expect(titlesOf(ben, "microsoft")).not.toContain("Vacation");
});

test("a calendar that is no longer allowed stops, is reported once, and continues after it is connected again", async () => {
  const eva = await someone();
  await connect(eva);
  await approvedLeave(eva, "2027-07-07");
  await calendars.idle();
  const before = titlesOf(eva).length;
  sandbox.google.revoke(eva.email);
  await approvedLeave(eva, "2027-07-08");
  await calendars.idle();
  await approvedLeave(eva, "2027-07-09");
  await calendars.idle();
  const stopped = await calendarOf(eva);
  expect(stopped).toMatchObject({ trouble: "revoked" });
  const { rows } = await database().pool.query(
    "SELECT id FROM notifications WHERE event = 'calendar.stopped' AND channel = 'mail' AND recipient_id = $1",
    [eva.userId],
  );
  expect(rows).toHaveLength(1);
  await expect(resendCalendar(eva, stopped?.id ?? "", {})).rejects.toMatchObject({
    code: "calendar_stopped",
    message: "Awayday no longer updates this calendar. Please connect Google Calendar again.",
  });
  await connect(eva);
  await calendars.idle();
  expect([titlesOf(eva).length, (await calendarOf(eva))?.trouble]).toEqual([before + 2, null]);
});

test("two processes refresh an expired access once", async () => {
  const kim = await someone();
  await connect(kim, "microsoft");
  await calendars.idle();
  later(7_200_000);
  refreshes = 0;
  const other = startCalendars({ providers, clock, log });
  await approvedLeave(kim, "2027-07-12");
  await Promise.all([calendars.idle(), other.idle()]);
  await Promise.all([calendars.idle(), other.idle()]);
  await other.stop(5000);
  const mine = titlesOf(kim, "microsoft").filter((title) => title === "Vacation");
  expect([refreshes, mine.length]).toEqual([1, 1]);
});

test("calendars that can't be looked at are one line per organization in the log", async () => {
  for (const person of [await someone(), await someone()]) await connect(person);
  await calendars.idle();
  const lines: Record<string, unknown>[] = [];
  const write = (line: string) => void lines.push(JSON.parse(line));
  const fault = { table: "calendar_connections", change: "UPDATE", rows: "true" } as const;
  const other = startCalendars({ providers, clock, log: pino({ base: null }, { write }) });
  const several = () => lines.find(({ others }) => Number(others) > 0);
  await withFault(fault, async () => {
    await database().pool.query(
      "BEGIN; SET LOCAL session_replication_role = replica; UPDATE calendar_connections SET seen_version = 'an old one'; COMMIT",
    );
    while (!several()) await other.idle();
  });
  await other.stop(5000);
  expect(several()).toMatchObject({
    msg: "could not look for changes of a calendar",
    organizationId: owner.organizationId,
    err: { message: "a built fault" },
  });
});

test("a service that asks to wait is left alone until then, and everything is sent again on request", async () => {
  const lou = await someone();
  await connect(lou);
  await calendars.idle();
  await approvedLeave(lou, "2027-07-13");
  sandbox.google.fail("limit");
  await calendars.idle();
  const { length: calls } = sandbox.google.calls;
  const calendar = await calendarOf(lou);
  await resendCalendar(lou, calendar?.id ?? "", {});
  await calendars.idle();
  expect(sandbox.google.calls).toHaveLength(calls);
  later(3_600_000);
  await calendars.idle();
  expect(titlesOf(lou)).toContain("Vacation");

  const leave = sandbox.google.events(lou.email).find(({ fields }) => fields["summary"] === "Vacation");
  sandbox.google.deleteEvent(lou.email, leave?.id ?? "");
  await resendCalendar(lou, calendar?.id ?? "", {});
  await calendars.idle();
  expect(titlesOf(lou)).toContain("Vacation");
});

test("a calendar is connected only from our own page, in the session that left", async () => {
  const [max, zoe] = [await someone(), await someone()];
  const [mine, other] = [googleBrowser(url), googleBrowser(url)];
  await mine.post("/api/auth/login", { email: max.email, password: PASSWORD });
  await other.post("/api/auth/login", { email: zoe.email, password: PASSWORD });
  const elsewhere = { headers: { "sec-fetch-site": "cross-site" } };
  const location = async (headers: object) =>
    (await mine.call("/auth/calendars/google", headers)).headers.get("location") ?? "";
  expect(await location(elsewhere)).toBe("/dashboard?connections&error=sso_started_elsewhere");
  const back = sandbox.google.allow(await location(OURS), max.email);
  expect(await other.goTo(back)).toBe("/dashboard?connections&error=calendar_not_finished");
  expect(await mine.goTo(back)).toBe("/dashboard?connections");
  expect(await mine.goTo(back)).toBe("/dashboard?connections&error=calendar_not_finished");
  expect([await calendarOf(zoe), (await calendarOf(max))?.account]).toEqual([undefined, max.email]);
});

test("a single refused event is left out and shown, but a calendar that refuses its first event stops", async () => {
  const [fay, gus] = [await someone(), await someone()];
  await approvedLeave(fay, "2027-07-14");
  await connect(fay);
  await calendars.idle();
  const before = titlesOf(fay).length;
  await approvedLeave(fay, "2027-07-15");
  await approvedLeave(fay, "2027-07-16");
  sandbox.google.fail("refused");
  await calendars.idle();
  const lastError = "One event was refused: Google Calendar returned 400 (invalid)";
  const calendar = await calendarOf(fay);
  expect([titlesOf(fay).length, calendar]).toMatchObject([before + 1, { lastError, trouble: null }]);
  await resendCalendar(fay, calendar?.id ?? "", {});
  await calendars.idle();
  expect([titlesOf(fay).length, await calendarOf(fay)]).toMatchObject([before + 2, { lastError: null }]);

  await approvedLeave(gus, "2027-07-14");
  await connect(gus);
  sandbox.google.fail("refused");
  await calendars.idle();
  expect([titlesOf(gus), await calendarOf(gus)]).toMatchObject([[], { trouble: "refused" }]);
});

test("access that was given for a refused connection ends, unless another connection uses the account", async () => {
  const demoted = await hire(owner, "Demoted", "Admin");
  const demote = () => editUser(owner, demoted.userId, { role: "Manager" });
  revocations = 0;
  expect(await connect(demoted, "google", officeId, demote)).toMatch(/error=console_forbidden$/);
  expect(revocations).toBe(1);
  await connect(demoted);
  await editUser(owner, demoted.userId, { role: "Admin" });
  expect(await connect(demoted, "google", officeId, demote)).toMatch(/error=console_forbidden$/);
  expect(revocations).toBe(1);
});

test("connections to one account that end together give up the access once", async () => {
  const boss = await foundTestOrganization();
  const both = await hire(boss, "Both", "Admin");
  expect([await connect(both), await connect(both, "google", boss.officeId)]).toEqual([
    "/dashboard?connections",
    `/admin/offices/${boss.officeId}`,
  ]);
  await calendars.idle();
  revocations = 0;
  await deactivateUser(boss, both.userId, {});
  await calendars.idle();
  expect(revocations).toBe(1);
});

test("an account that is connected again while its connection ends keeps the new access", async () => {
  const rue = await someone();
  await approvedLeave(rue, "2027-07-28");
  await connect(rue);
  await calendars.idle();
  revocations = 0;
  await disconnectCalendar(rue, (await calendarOf(rue))?.id ?? "", {});
  beforeDelete = () => connect(rue);
  await calendars.idle();
  expect([beforeDelete, revocations, await calendarOf(rue)]).toMatchObject([undefined, 0, { trouble: null }]);
  expect(titlesOf(rue)).toContain("Vacation");
});

test("the events of an erased person are removed, even if their service isn't reachable for a while", async () => {
  const ida = await someone();
  await approvedLeave(ida, "2027-03-01");
  await connect(ida);
  await calendars.idle();
  expect(titlesOf(ida)).toContain("Vacation");
  await deactivateUser(owner, ida.userId, {});
  later(2 * 86_400_000);
  const { rows: named } = await database().pool.query("SELECT name FROM users WHERE id = $1", [ida.userId]);
  let hasAnswered = false;
  beforeRevoke = () => until(() => hasAnswered);
  await erasePerson(owner, ida.userId, { name: named[0].name });
  const kept = () => database().pool.query("SELECT account FROM calendar_connections WHERE user_id = $1", [ida.userId]);
  expect((await kept()).rows).toEqual([{ account: "Erased" }]);
  revocations = 0;
  hasAnswered = true;
  await calendars.idle();
  expect([titlesOf(ida), (await kept()).rows, revocations]).toEqual([[], [], 1]);
});

test("a person can't push out the visits of others by going to services again and again", async () => {
  const kim = await someone();
  for (let visits = 0; visits < 60; visits += 2) {
    await leaveForCalendar(kim, { service: "google" });
    await leaveForSlack(kim);
  }
  expect(await connect(kim)).toBe("/dashboard?connections&error=too_many");
  await expect(leaveForSlack(kim)).rejects.toMatchObject({ code: "too_many" });
  expect(await connect(await someone())).toBe("/dashboard?connections");
});

const pass = (seconds: number) => {
  later(seconds * 1000);
  jest.advanceTimersByTime(seconds * 1000);
};
const until = async (isSo: () => boolean | Promise<boolean>) => {
  while (!(await isSo())) await new Promise(setImmediate);
};

test("approvals, changes, cancellations, and erasures reach the calendars of a person and of an office within a minute, even if the first try fails", async () => {
  await calendars.stop(5000);
  await database().pool.query("DELETE FROM calendar_connections");
  const boss = await foundTestOrganization();
  const pia = await hire(boss, "Pia");
  expect([await connect(pia), await connect(boss, "google", boss.officeId)]).toEqual([
    "/dashboard?connections",
    `/admin/offices/${boss.officeId}`,
  ]);
  const tries: string[] = [];
  const write = (line: string) => void tries.push((JSON.parse(line) as { msg: string }).msg);
  const others = [
    "setTimeout",
    "clearTimeout",
    "setImmediate",
    "clearImmediate",
    "nextTick",
    "queueMicrotask",
  ] as const;
  jest.useFakeTimers({ doNotFake: [...others, "Date", "hrtime", "performance"] });
  const ticking = startCalendars({ providers, clock, log: pino({ base: null }, { write }) });
  const triedOrDue = async () => {
    const { length } = tries;
    const text = "SELECT FROM calendar_connections WHERE due_at <= $1";
    return length + ((await database().pool.query(text, [clock.now()])).rowCount ?? 0);
  };
  const aMinuteAfter = async (change: () => Promise<unknown>) => {
    tries.length = 0;
    await change();
    sandbox.google.fail("broken");
    pass(10);
    await until(async () => (await triedOrDue()) >= 2);
    pass(10);
    await until(() => tries.length === 2);
    expect(tries.toSorted()).toEqual(["a calendar was not updated", "calendar"]);
    pass(40);
    await until(() => tries.length === 3);
    expect(tries[2]).toBe("calendar");
    const [shared] = sandbox.google.calendars(boss.email);
    return [leaveIn(pia, "google"), leaveIn(boss, "google", shared?.id)].map((leave) => leave.map(({ days }) => days));
  };
  try {
    await ticking.idle();
    const day = { type: "vacation", startDate: "2027-08-02", endDate: "2027-08-02" };
    const { id } = await submitRequest(pia, day);
    const { id: other } = await submitRequest(pia, { ...day, startDate: "2027-08-30", endDate: "2027-08-30" });
    const [first, moved, last] = [
      ["2027-08-02", "2027-08-03"],
      ["2027-08-09", "2027-08-10"],
      ["2027-08-30", "2027-08-31"],
    ];
    const approve = () =>
      Promise.all([id, other].map((request) => decideRequest(boss, request, { status: "approved" })));
    expect(await aMinuteAfter(approve)).toEqual([
      [first, last],
      [first, last],
    ]);
    const move = () => requestChange(boss, id, { startDate: "2027-08-09", endDate: "2027-08-09", notes: "As agreed" });
    expect(await aMinuteAfter(move)).toEqual([
      [moved, last],
      [moved, last],
    ]);
    const cancel = () => cancelRequestFor(boss, id, { rejectionReason: "Plans changed" });
    expect(await aMinuteAfter(cancel)).toEqual([[last], [last]]);
    const erase = async () => {
      await deactivateUser(boss, pia.userId, {});
      later(86_400_000);
      await erasePerson(boss, pia.userId, { name: "Pia" });
    };
    expect(await aMinuteAfter(erase)).toEqual([[], []]);
  } finally {
    await ticking.stop(5000);
    jest.useRealTimers();
  }
});
