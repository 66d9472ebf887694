import { afterEach, beforeEach, describe, expect, test } from "@jest/globals";
import { addDays } from "#core/calendar/dates.ts";
import { submitRequestFor } from "#bot/operations/requests/submitRequest.ts";
import { testClock, testOrganization } from "#tests/arranging/testOrganization.ts";
import { expectLedgersVerified } from "#tests/asserting/expectLedgersVerified.ts";
import { lastAuditEntry } from "#tests/asserting/lastAuditEntry.ts";
import { httpServer } from "#tests/servers/httpServer.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";

await testDatabase();
const clock = testClock();
const { as } = await httpServer(clock);
const { owner, admin, manager, erin, ezra } = await testOrganization();
const [asErin, asManager, asAdmin] = await Promise.all([as(erin), as(manager), as(admin)]);

const requests = "/api/pto-requests";
const monday = () => (week = addDays(week, 7));
let week = "2027-03-01";

beforeEach(() => clock.set("2027-03-01"));
afterEach(expectLedgersVerified);

const submit = (wanted: object, browser = asErin) =>
  browser.send("POST", requests, { type: "vacation", ...wanted }) as Promise<{
    status: number;
    body: Record<string, unknown> & { id: string };
  }>;
const edit = (id: string, changes: object) => asErin.send("PATCH", `${requests}/${id}`, changes);
const decide = (id: string, status: string) => asManager.send("PATCH", `${requests}/${id}`, { status });
const preview = async (wanted: Record<string, string>) =>
  (await asErin.get(`${requests}/preview?${new URLSearchParams({ type: "vacation", ...wanted })}`)).body;
const event = async (date: string) => (await asManager.get(`/api/team/calendar?from=${date}&to=${date}`)).body;
const holiday = async (date: string, part: string) => {
  const { officeId } = (await asAdmin.get("/api/auth/user")).body;
  await asAdmin.send("POST", `/api/offices/${officeId}/holidays`, { name: "Half", date, part });
};

const flexible = async () => {
  const type = { name: "Flexible hours", icon: "beach", color: "blue", unit: "hour", paid: true };
  await asAdmin.send("POST", "/api/leave-types", { ...type, visibility: "everyone", requestableBy: "everyone" });
};

describe("leave from an afternoon to a morning", () => {
  test("costs halves of its first and last date in the preview, the request, and the ledger", async () => {
    const startDate = monday();
    const wanted = { startDate, endDate: addDays(startDate, 2), startPart: "pm", endPart: "am" };
    expect(await preview(wanted)).toMatchObject({ days: 2 });
    const { status, body } = await submit(wanted);
    expect([status, body]).toEqual([201, expect.objectContaining({ ...wanted, days: 2, isHalfDay: false })]);
    expect((await asErin.get(requests)).body[0]).toEqual(body);
    expect((await asManager.get(`${requests}?view=team&status=pending`)).body[0]).toMatchObject(wanted);
    expect(await event(startDate)).toMatchObject([{ startPart: "pm", endPart: "am", isHalfDay: false }]);
    expect(await lastAuditEntry(erin.organizationId)).toMatchObject({ after: { startPart: "pm", endPart: "am" } });
    await decide(body.id, "approved");
    const [entry] = (await asErin.get(`/api/users/${erin.userId}/ledger?type=vacation`)).body.slice(-1);
    expect(entry).toMatchObject({ days: -2 });
  });

  test("costs less once a holiday falls on the half that it takes, and the same if the holiday falls on the other half", async () => {
    const startDate = monday();
    const { body } = await submit({ startDate, endDate: addDays(startDate, 1), startPart: "pm" });
    const cost = async () => (await asErin.get(requests)).body.find(({ id }: { id: string }) => id === body.id).days;
    await holiday(startDate, "am");
    expect(await cost()).toBe(1.5);
    await holiday(addDays(startDate, 1), "am");
    expect(await cost()).toBe(1);
  });

  test("adds nothing to the responses about requests for whole dates", async () => {
    const { body } = await submit({ startDate: monday(), endDate: week });
    expect(Object.keys(body).filter((key) => /part|minutes|startTime/i.test(key))).toEqual([]);
  });
});

describe("half a day", () => {
  test("of vacation and half a day of sick leave fit on one date", async () => {
    const startDate = monday();
    const date = { startDate, endDate: startDate };
    const first = await submit({ ...date, startPart: "am", endPart: "am" });
    expect(first.body).toMatchObject({ isHalfDay: true, startPart: "am", endPart: "am", days: 0.5 });
    expect(await preview({ ...date, startPart: "am" })).toMatchObject({ refusal: { code: "overlap" } });
    expect((await submit({ ...date, startPart: "am" })).status).toBe(409);
    expect((await submit({ ...date, isHalfDay: true })).status).toBe(409);
    const second = await submit({ ...date, type: "sick", startPart: "pm" });
    expect([second.status, second.body["startPart"]]).toEqual([201, "pm"]);
    expect((await edit(second.body.id, { startPart: "am", endPart: "am" })).status).toBe(409);
    await decide(first.body.id, "approved");
    await decide(second.body.id, "approved");
    expect(await event(startDate)).toHaveLength(2);
  });

  test("without a known half gets a response without parts and blocks the whole date", async () => {
    const startDate = monday();
    const { body } = await submit({ startDate, endDate: startDate, isHalfDay: true });
    expect(body).toMatchObject({ isHalfDay: true, days: 0.5 });
    expect(body).not.toHaveProperty("startPart");
    expect((await submit({ startDate, endDate: startDate, type: "sick", startPart: "pm" })).status).toBe(409);
  });

  test("can become the other half or the whole date, and the approver sees what it was", async () => {
    const startDate = monday();
    const { body } = await submit({ startDate, endDate: startDate, startPart: "am" });
    expect((await edit(body.id, { startPart: "pm", endPart: "pm" })).body).toMatchObject({
      startPart: "pm",
      version: 2,
    });
    const waiting = (await asManager.get(`${requests}?view=team&status=pending`)).body;
    expect(waiting.find(({ id }: { id: string }) => id === body.id)).toMatchObject({
      editedFrom: { startPart: "am", endPart: "am", isHalfDay: true },
    });
    const whole = (await edit(body.id, { isHalfDay: false })).body;
    expect(whole).toMatchObject({ days: 1, isHalfDay: false });
    expect(whole).not.toHaveProperty("startPart");
  });

  test("at the start of leave over several dates is refused unless it is the afternoon", async () => {
    const startDate = monday();
    const refused = await submit({ startDate, endDate: addDays(startDate, 1), startPart: "am" });
    expect([refused.status, refused.body["fields"]]).toEqual([
      400,
      { startPart: "Only the last date can be “Morning only”" },
    ]);
  });

  test("stays pending with the same half after a decision was undone", async () => {
    const startDate = monday();
    const { body } = await submit({ startDate, endDate: startDate, startPart: "pm" });
    await decide(body.id, "approved");
    const undone = await asManager.send("POST", `${requests}/${body.id}/undo`);
    expect(undone.body).toMatchObject({ status: "pending", startPart: "pm", days: 0.5 });
  });
});

describe("leave in hours", () => {
  test("costs its minutes, and two requests of different hours fit on one date", async () => {
    await flexible();
    const startDate = monday();
    const date = { type: "flexible-hours", startDate, endDate: startDate };
    const first = await submit({ ...date, minutes: 90, startTime: "09:00" });
    expect([first.status, first.body]).toEqual([
      201,
      expect.objectContaining({ minutes: 90, startTime: "09:00", days: 1.5 }),
    ]);
    expect((await submit({ ...date, minutes: 60, startTime: "10:00" })).status).toBe(409);
    expect((await submit({ ...date, minutes: 60, startTime: "10:30" })).status).toBe(201);
    expect((await submit({ ...date, minutes: 60 })).status).toBe(409);
    expect((await submit({ ...date, type: "vacation", startPart: "pm" })).status).toBe(201);
    const tooMany = await submit({
      ...date,
      startDate: addDays(startDate, 1),
      endDate: addDays(startDate, 1),
      minutes: 481,
    });
    expect(tooMany.body["fields"]).toEqual({ minutes: "Only 8 hours can be taken on this date" });
  });

  test("is refused in a type in days", async () => {
    const startDate = monday();
    const { status, body } = await submit({ startDate, endDate: startDate, minutes: 60 });
    expect([status, body["code"]]).toEqual([400, "hours_impossible"]);
  });
});

describe("a repeated submission", () => {
  test("with the same idempotency key returns the request of the first one", async () => {
    const startDate = monday();
    const wanted = { startDate, endDate: startDate, idempotencyKey: "key 1" };
    const first = await submit(wanted);
    const again = await submit(wanted);
    expect([again.status, again.body]).toEqual([201, first.body]);
    await decide(first.body.id, "rejected");
    expect((await submit(wanted)).body).toMatchObject({ id: first.body.id, status: "rejected" });
  });

  test("that arrives at the same time creates no second request", async () => {
    const startDate = monday();
    const wanted = { startDate, endDate: startDate, idempotencyKey: "key 2" };
    const all = await Promise.all([1, 2, 3, 4].map(() => submit(wanted)));
    expect(all.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect(new Set(all.map(({ body }) => body.id)).size).toBe(1);
  });

  test("for another person with the same idempotency key returns the first request", async () => {
    const startDate = monday();
    const wanted = { type: "vacation", startDate, endDate: startDate };
    const record = { ...wanted, idempotencyKey: "key 4" };
    const path = `/api/users/${erin.userId}/pto-requests`;
    const [first, again] = [await asManager.send("POST", path, record), await asManager.send("POST", path, record)];
    expect([again.status, again.body.id]).toEqual([201, first.body.id]);
    const ofEzra = { ...wanted, userId: ezra.userId, idempotencyKey: "key 5" };
    const { id } = await submitRequestFor(owner, ofEzra);
    expect((await submitRequestFor(owner, ofEzra)).id).toBe(id);
  });

  test("with the key of a different request is refused, and other people's keys don't matter", async () => {
    const startDate = monday();
    const key = { idempotencyKey: "key 3" };
    await submit({ startDate, endDate: startDate, ...key });
    const other = await submit({ startDate: addDays(startDate, 1), endDate: addDays(startDate, 1), ...key });
    expect([other.status, other.body["code"]]).toEqual([409, "idempotency_key_used"]);
    expect((await submit({ startDate, endDate: startDate, ...key }, asManager)).status).toBe(201);
  });
});
