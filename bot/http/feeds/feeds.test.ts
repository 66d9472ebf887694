import { expect, test } from "@jest/globals";
import ICAL from "ical.js";
import { database } from "#db/connect.ts";
import type { Actor } from "#bot/operations/actor.ts";
import { endSessionsOf } from "#bot/operations/auth/endSession.ts";
import { createKey } from "#bot/operations/keys/createKey.ts";
import { deactivateUser } from "#bot/operations/people/deactivateUser.ts";
import { editUser } from "#bot/operations/people/editUser.ts";
import { requestChange } from "#bot/operations/requests/changes/requestChange.ts";
import { decideRequest } from "#bot/operations/requests/decideRequest.ts";
import { editRequest } from "#bot/operations/requests/editRequest.ts";
import { submitRequest } from "#bot/operations/requests/submitRequest.ts";
import { foundTestOrganization, hire, testClock, testOrganization } from "#tests/arranging/testOrganization.ts";
import { httpServer } from "#tests/servers/httpServer.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";

await testDatabase();
const clock = testClock();
const { as, visitor, url } = await httpServer(clock);
const { owner, admin, manager, erin, ezra } = await testOrganization();
const browsers = new Map<string, Awaited<ReturnType<typeof as>>>();
const browserOf = async (who: Actor & { email: string }) => {
  const browser = browsers.get(who.userId) ?? (await as(who));
  browsers.set(who.userId, browser);
  return browser;
};
const book = async (who: Actor, type: string, startDate: string, endDate = startDate) =>
  submitRequest(who, { type, startDate, endDate, notes: "Between us" });
const approved = async (who: Actor, type: string, startDate: string, endDate = startDate) =>
  decideRequest(owner, (await book(who, type, startDate, endDate)).id, { status: "approved" });

async function feedOf(who: Actor & { email: string }, wanted: object): Promise<{ path: string; id: string }> {
  const { status, body } = await (await browserOf(who)).send("POST", "/api/calendar-feeds", wanted);
  expect({ status, body }).toMatchObject({ status: 201 });
  return { path: body.url.replace(url, ""), id: body.id };
}

const statusOf = async (path: string) => (await visitor().get(path)).status;

async function eventsIn(path: string): Promise<Record<string, string>> {
  const { status, body } = await visitor().get(path);
  expect(status).toBe(200);
  const calendar = new ICAL.Component(ICAL.parse(body));
  const events: Record<string, string> = {};
  for (const component of calendar.getAllSubcomponents("vevent")) {
    const { uid, summary, startDate } = new ICAL.Event(component);
    const state = String(component.getFirstPropertyValue("status"));
    events[uid.replace("@awayday", "")] = `${summary}, ${state}, ${startDate.toICALString()}`;
  }
  return events;
}

const trip = await approved(erin, "vacation", "2027-03-08", "2027-03-12");
const flu = await approved(erin, "sick", "2027-03-15");
const wish = await book(erin, "vacation", "2027-04-05");
const other = await approved(ezra, "vacation", "2027-03-09");

test("the address of a feed is shown once, and opens the calendar without a session", async () => {
  const browser = await browserOf(erin);
  const { body } = await browser.send("POST", "/api/calendar-feeds", { kind: "own", name: "Phone" });
  expect(body).toMatchObject({ name: "Phone", kind: "own", types: null, pending: false, fetchedAt: null, agent: null });
  expect(body.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/calendars\/awdf_[a-z2-7]{39}\.ics$/);
  const path = body.url.replace(url, "");
  const { status, headers } = await visitor().get(path, { "user-agent": "Calendar/1.0" });
  expect([status, headers.get("content-type"), headers.get("set-cookie")]).toEqual([
    200,
    "text/calendar; charset=utf-8",
    null,
  ]);
  const { url: _, ...shown } = body;
  const listed = (await browser.get("/api/calendar-feeds")).body;
  const fetched = { fetchedAt: clock.now().toISOString(), agent: "Calendar/1.0", lastError: null };
  expect(listed).toEqual([{ ...shown, ...fetched }]);
  const { rows } = await database().pool.query(
    "SELECT (SELECT json_agg(f) FROM calendar_feeds f)::text || (SELECT json_agg(t) FROM access_tokens t)::text AS stored",
  );
  expect(rows[0].stored).not.toContain(path.slice(16, 40));
  expect(await eventsIn(path)).toEqual({
    [trip.id]: "Vacation, CONFIRMED, 20270308",
    [flu.id]: "Sick, CONFIRMED, 20270315",
  });
});

test("a colleague's sick leave is Away, and no filter by type reveals it", async () => {
  const { path: all } = await feedOf(ezra, { kind: "team" });
  expect(await eventsIn(all)).toMatchObject({
    [trip.id]: "Erin: Vacation, CONFIRMED, 20270308",
    [flu.id]: "Erin: Away, CONFIRMED, 20270315",
    [other.id]: "Vacation, CONFIRMED, 20270309",
  });
  const { path: sick } = await feedOf(ezra, { kind: "team", types: ["sick"] });
  expect(await eventsIn(sick)).toEqual({});
  const { path: ofManager } = await feedOf(manager, { kind: "team", types: ["sick"] });
  expect(await eventsIn(ofManager)).toEqual({ [flu.id]: "Erin: Sick, CONFIRMED, 20270315" });
});

test("pending time off is tentative if it is chosen, and waits in the feed of the approver", async () => {
  const { path } = await feedOf(erin, { kind: "own", pending: true });
  expect(await eventsIn(path)).toMatchObject({ [wish.id]: "Vacation (pending), TENTATIVE, 20270405" });
  const { path: waiting } = await feedOf(manager, { kind: "approvals" });
  expect(await eventsIn(waiting)).toEqual({ [wish.id]: "Erin: Vacation (pending), TENTATIVE, 20270405" });
  const { path: none } = await feedOf(ezra, { kind: "approvals" });
  expect(await eventsIn(none)).toEqual({});
});

test("a program that has the calendar gets 304 until something changes, and HEAD gets no calendar", async () => {
  const { path } = await feedOf(manager, { kind: "team" });
  const first = await visitor().get(path);
  const tag = first.headers.get("etag") ?? "";
  expect((await visitor().get(path, { "if-none-match": tag })).status).toBe(304);
  const head = await fetch(url + path, { method: "HEAD" });
  expect([head.status, head.headers.get("etag"), await head.text()]).toEqual([200, tag, ""]);
  const { id } = await approved(erin, "vacation", "2027-05-03");
  const next = await visitor().get(path, { "if-none-match": tag });
  expect([next.status, next.body.includes(id)]).toEqual([200, true]);
});

test("a link is fetched 60 times in ten minutes at most, and its fetches are noted once a minute", async () => {
  const { path, id } = await feedOf(ezra, { kind: "own" });
  const asked = async (n: number) => visitor().get(path, { "user-agent": `Program ${n}` });
  const noted = async () =>
    (await database().pool.query("SELECT agent, xmin FROM calendar_feeds WHERE id = $1", [id])).rows[0];
  expect((await asked(1)).status).toBe(200);
  const first = await noted();
  expect((await asked(2)).status).toBe(200);
  expect(await noted()).toEqual({ ...first, agent: "Program 1" });
  await database().pool.query("UPDATE rate_limits SET points = 60 WHERE key LIKE 'feed-fetches:%'");
  const refused = await asked(3);
  expect([refused.status, refused.headers.get("retry-after"), refused.body.code]).toEqual([
    429,
    "600",
    "too_many_fetches",
  ]);
  await database().pool.query("UPDATE rate_limits SET points = 0 WHERE key LIKE 'feed-fetches:%'");
});

test("a person downloads three calendars at a time, and unchanged ones don't count", async () => {
  const { path } = await feedOf(admin, { kind: "organization" });
  const tag = (await visitor().get(path)).headers.get("etag") ?? "";
  const holder = await database().pool.connect();
  await holder.query("BEGIN; LOCK TABLE pto_requests IN ACCESS EXCLUSIVE MODE");
  const all = [1, 2, 3, 4].map(() => visitor().get(path));
  const refused = await Promise.race(all);
  const unchanged = await visitor().get(path, { "if-none-match": tag });
  await holder.query("ROLLBACK");
  holder.release();
  expect([refused.status, refused.headers.get("retry-after"), refused.body.code]).toEqual([429, "30", "too_many"]);
  expect(unchanged.status).toBe(304);
  expect((await Promise.all(all)).filter(({ status }) => status === 200)).toHaveLength(3);
  expect(await statusOf(path)).toBe(200);
});

test("a calendar's tag doesn't change with leave that the person doesn't see", async () => {
  const { path } = await feedOf(ezra, { kind: "own" });
  const tagOf = async () => (await visitor().get(path)).headers.get("etag");
  const before = await tagOf();
  await approved(erin, "vacation", "2027-05-05");
  expect(await tagOf()).toBe(before);
});

const stampIn = (text: string, id: string) =>
  /LAST-MODIFIED:(.*)\r/.exec(text.slice(text.indexOf(`UID:${id}`)))?.[1] ?? "";

test("colleagues see the time of leave change with its dates and type but not with a note, approvers with each edit", async () => {
  const [{ path: theirs }, { path: own }] = [
    await feedOf(ezra, { kind: "team", pending: true }),
    await feedOf(erin, { kind: "own", pending: true }),
  ];
  const read = async () => [(await visitor().get(theirs)).body, (await visitor().get(own)).body];
  const start = clock.now();
  const [before, ownBefore] = await read();
  clock.setInstant(new Date(start.getTime() + 60_000));
  await editRequest(erin, wish.id, { notes: "Only for Mona" });
  const [noted, ownNoted] = await read();
  expect([noted === before, ownNoted === ownBefore]).toEqual([true, false]);
  const stamp = () =>
    clock
      .now()
      .toISOString()
      .replaceAll(/[-:]|\.000/g, "");
  await requestChange(owner, trip.id, { endDate: "2027-03-11", notes: "As agreed" });
  const [changed] = await read();
  expect(stampIn(changed, trip.id)).toBe(stamp());
  await editRequest(erin, wish.id, { startDate: "2027-04-06", endDate: "2027-04-06" });
  const edited = stamp();
  clock.setInstant(new Date(start.getTime() + 120_000));
  await editRequest(erin, wish.id, { notes: "Only for Mona again" });
  const [moved] = await read();
  const { path: waiting } = await feedOf(manager, { kind: "approvals" });
  expect(stampIn(moved, wish.id)).toBe(edited);
  expect(stampIn((await visitor().get(waiting)).body, wish.id)).toBe(stamp());
  await editRequest(erin, wish.id, { type: "sick" });
  clock.setInstant(new Date(start.getTime() + 180_000));
  const retyped = stamp();
  await editRequest(erin, wish.id, { type: "vacation" });
  expect(stampIn((await read())[0], wish.id)).toBe(retyped);
  clock.setInstant(start);
});

test("a feed of an office has the office's people, as far as the person sees them", async () => {
  const stranger = await foundTestOrganization();
  const { path } = await feedOf(admin, { kind: "office", officeId: owner.officeId });
  expect(Object.keys(await eventsIn(path))).toEqual(expect.arrayContaining([trip.id, other.id]));
  const lonely = await hire(owner, "Lonely", "Employee", { managerId: admin.userId });
  const { path: seen } = await feedOf(lonely, { kind: "office", officeId: owner.officeId });
  expect(await eventsIn(seen)).toEqual({});
  const foreign = { kind: "office", officeId: stranger.officeId };
  expect((await (await browserOf(erin)).send("POST", "/api/calendar-feeds", foreign)).status).toBe(404);
});

test.each<[string, object, string]>([
  ["without a kind", {}, "Please choose what the calendar shows"],
  ["of an office without one", { kind: "office" }, "Please choose an office"],
  ["of an unknown type", { kind: "own", types: ["nothing"] }, "Type must be vacation, sick, or personal"],
])("a feed %s is refused", async (_, wanted, error) => {
  const answer = await (await browserOf(erin)).send("POST", "/api/calendar-feeds", wanted);
  expect([answer.status, answer.body.error]).toEqual([400, expect.stringContaining(error)]);
});

test("a person who may no longer see everyone gets what they may see", async () => {
  const former = await hire(owner, "Former", "Admin");
  const { path } = await feedOf(former, { kind: "organization" });
  expect(Object.keys(await eventsIn(path)).length).toBeGreaterThan(2);
  await editUser(owner, former.userId, { role: "Employee", managerId: owner.userId });
  expect(await eventsIn(path)).toEqual({});
});

test("a feed ends with its deletion, the person's deactivation, and a sign-out everywhere", async () => {
  const deleted = await feedOf(erin, { kind: "own" });
  expect((await (await browserOf(ezra)).send("DELETE", `/api/calendar-feeds/${deleted.id}`)).status).toBe(404);
  expect((await (await browserOf(erin)).send("DELETE", `/api/calendar-feeds/${deleted.id}`)).status).toBe(204);
  const [leaver, stolen] = [await hire(owner, "Leaver"), await hire(owner, "Stolen")];
  const [left, taken] = [await feedOf(leaver, { kind: "own" }), await feedOf(stolen, { kind: "own" })];
  expect([await statusOf(left.path), await statusOf(taken.path)]).toEqual([200, 200]);
  await deactivateUser(owner, leaver.userId, {});
  await editUser(owner, leaver.userId, { isActive: true });
  await endSessionsOf(owner, stolen.userId, {});
  expect(await Promise.all([deleted, left, taken].map(({ path }) => statusOf(path)))).toEqual([404, 404, 404]);
});

test("a session, an API key, and a guess open no feed", async () => {
  const { token } = await createKey(erin, { name: "Mine", scopes: ["calendar:read"] });
  const browser = await browserOf(erin);
  for (const guess of ["x", token, `awdf_${token.slice(5)}`]) {
    const { status, headers } = await browser.get(`/calendars/${guess}.ics`);
    expect([status, headers.get("cache-control")]).toEqual([404, "no-store"]);
  }
});
