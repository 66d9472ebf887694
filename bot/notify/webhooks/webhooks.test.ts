import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { afterAll, afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import { pino } from "pino";
import { Webhook } from "standardwebhooks";
import type { WebhookEvent } from "#core/webhooks/webhookEvents.ts";
import { WEBHOOK_EVENT_NAMES } from "#core/webhooks/webhookEvents.ts";
import { database } from "#db/connect.ts";
import { writeAtCommit } from "#db/writeAtCommit.ts";
import { queueWebhooks } from "#db/queries/webhooks/queueWebhooks.ts";
import { WebhookEndpoint } from "#db/models/webhooks/WebhookEndpoint.ts";
import { approveAgain, setAside } from "#db/queries/requests/reopenRequest.ts";
import { forgetWebhooks } from "#db/queries/webhooks/messages.ts";
import { holdWebhooks } from "#db/queries/webhooks/dueWebhooks.ts";
import { webhookObjects } from "#bot/http/v1/webhookObjects.ts";
import { adjustBalanceOf } from "#bot/operations/balances/adjustBalance.ts";
import { createClosure } from "#bot/operations/closures/createClosure.ts";
import { deleteClosure } from "#bot/operations/closures/deleteClosure.ts";
import { forgetExpired } from "#bot/operations/forgetExpired.ts";
import { releaseHeld } from "#bot/operations/notifications/releaseHeld.ts";
import { addHoliday } from "#bot/operations/offices/addHoliday.ts";
import { deactivateUser } from "#bot/operations/people/deactivateUser.ts";
import { editUser } from "#bot/operations/people/editUser.ts";
import { editPolicy } from "#bot/operations/policies/editPolicy.ts";
import { listPolicies } from "#bot/operations/policies/listPolicies.ts";
import { cancelRequestFor } from "#bot/operations/requests/cancelRequest.ts";
import { decideRequest } from "#bot/operations/requests/decideRequest.ts";
import { editRequest } from "#bot/operations/requests/editRequest.ts";
import { submitRequest } from "#bot/operations/requests/submitRequest.ts";
import { transactionally } from "#bot/operations/transactionally.ts";
import { createWebhook } from "#bot/operations/webhooks/createWebhook.ts";
import { editWebhook } from "#bot/operations/webhooks/editWebhook.ts";
import { listWebhookMessages, listWebhooks } from "#bot/operations/webhooks/listWebhooks.ts";
import { pingWebhook } from "#bot/operations/webhooks/pingWebhook.ts";
import { replayWebhookMessage, replayWebhooks } from "#bot/operations/webhooks/replayWebhooks.ts";
import { rotateWebhookSecret } from "#bot/operations/webhooks/rotateWebhookSecret.ts";
import { changesNotified } from "#tests/asserting/changesNotified.ts";
import { lastAuditEntry } from "#tests/asserting/lastAuditEntry.ts";
import { hire, testClock, testOrganization } from "#tests/arranging/testOrganization.ts";
import { mailTo } from "#tests/asserting/deliverNow.ts";
import { refusalOf } from "#tests/asserting/refusalOf.ts";
import { untilWaiting, withGate } from "#tests/arranging/waitingForLocks.ts";
import { bundledProgram } from "#tests/servers/bundledProgram.ts";
import { hookServer, type ReceivedHook } from "#tests/servers/hooks/hookServer.ts";
import { httpServer } from "#tests/servers/httpServer.ts";
import { mailServer } from "#tests/servers/mailServer.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { chanceFrom } from "#tests/soak/chanceFrom.ts";
import { shortOrLong } from "#tests/soak/shortOrLong.ts";
import { startDelivery } from "../startDelivery.ts";
import { startWebhooks } from "./startWebhooks.ts";

const { url: databaseUrl } = await testDatabase();
const clock = testClock();
const { owner, admin, manager, erin } = await testOrganization();
const server = await hookServer();
const { received } = server;
const mail = await mailServer();
const { as } = await httpServer(clock);
const START = clock.now();
const DAY = { type: "vacation", startDate: "2027-06-07", endDate: "2027-06-07" };
const HOUR = 3_600_000;
const TIMEOUT_MS = 20_000;
const LATEST = shortOrLong(15_000, 5000);

beforeEach(() => {
  received.length = 0;
});
afterEach(async () => {
  await database().pool.query("DELETE FROM webhook_endpoints");
  clock.setInstant(START);
});

const starting = () =>
  startWebhooks({
    databaseUrl,
    fetch: server.fetch,
    objectOf: webhookObjects((name) => `/${name}`),
    clock,
    log: pino({ level: "silent" }),
    timeoutMs: TIMEOUT_MS,
    chance: () => 0,
  });

async function deliver(): Promise<void> {
  const delivery = starting();
  await delivery.idle();
  await delivery.stop(5000);
}

const later = (ms: number) => clock.setInstant(new Date(clock.now().getTime() + ms));
const hookTo = async (path: string, events: readonly WebhookEvent[] = ["request.submitted"], more = {}) => {
  const { row, secret } = await createWebhook(owner, { name: "Payroll", url: server.urlOf(path), events, ...more });
  return { id: row.id, secret };
};
const bodyOf = ({ body }: ReceivedHook) => JSON.parse(body) as { type: string; timestamp: string; data: object };
const typesNow = () => received.map((hook) => bodyOf(hook).type);
const types = async (act: () => Promise<unknown>) => {
  received.length = 0;
  await act();
  await deliver();
  return typesNow().toSorted();
};
const dataOf = async (act: () => Promise<unknown>) => [await types(act), bodyOf(received[0]!).data];
const logOf = (id: string) => listWebhookMessages(owner, id, {});

function verify({ body, headers }: ReceivedHook, secret: string): unknown {
  const now = jest.spyOn(Date, "now").mockReturnValue(clock.now().getTime());
  try {
    return new Webhook(secret).verify(body, headers as Record<string, string>);
  } finally {
    now.mockRestore();
  }
}

test("a message has the ids of what happened, and a signature that its receiver can verify", async () => {
  const { id, secret } = await hookTo("/thin");
  const request = await submitRequest(erin, { ...DAY, notes: "A secret" });
  await deliver();
  expect(received).toHaveLength(1);
  const [hook] = received as [ReceivedHook];
  expect(verify(hook, secret)).toEqual({
    type: "request.submitted",
    timestamp: clock.now().toISOString(),
    data: { requestId: request.id, userId: erin.userId },
  });
  expect(() => verify({ ...hook, body: `${hook.body} ` }, secret)).toThrow("No matching signature found");
  const [message] = await logOf(id);
  expect(hook.headers).toMatchObject({ "webhook-id": `msg_${message?.id}`, "content-type": "application/json" });
  expect(message).toMatchObject({ status: "sent", attempts: 1, answerStatus: 200, answer: "ok", error: null });
  await cancelRequestFor(owner, request.id, { status: "cancelled", rejectionReason: "A test" });
});

test("after a rotation, both secrets sign for a day", async () => {
  const { id, secret } = await hookTo("/rotated");
  const { secret: next } = await rotateWebhookSecret(owner, id, {});
  await pingWebhook(owner, id, {});
  await deliver();
  for (const one of [secret, next]) expect(verify(received[0]!, one)).toMatchObject({ type: "ping" });
  later(24 * HOUR);
  await pingWebhook(owner, id, {});
  await deliver();
  expect(verify(received[1]!, next)).toMatchObject({ type: "ping", data: { webhookId: id } });
  expect(() => verify(received[1]!, secret)).toThrow("No matching signature found");
});

test("an endpoint gets the events that were chosen for it, however they come about", async () => {
  await hookTo("/all", WEBHOOK_EVENT_NAMES);
  await hookTo("/none", ["closure.deleted"]);
  const span = { type: "vacation", startDate: "2027-07-05", endDate: "2027-07-09" };
  let id = "";
  expect(await types(async () => ({ id } = await submitRequest(erin, span)))).toEqual(["request.submitted"]);
  expect(await types(() => editRequest(erin, id, { endDate: "2027-07-08" }))).toEqual(["request.changed"]);
  expect(await types(() => decideRequest(manager, id, { status: "approved" }))).toEqual([
    "balance.changed",
    "request.approved",
  ]);
  const holiday = { name: "A day", date: "2027-07-06", type: "custom" };
  expect(await types(() => addHoliday(owner, owner.officeId, holiday))).toEqual([
    "balance.changed",
    "request.recosted",
  ]);
  const aside = () =>
    transactionally(async (tx) => {
      await setAside(owner.organizationId, [id], tx);
      await approveAgain(owner.organizationId, [id], tx);
    });
  expect(await types(aside)).toEqual([]);
  expect(await types(() => cancelRequestFor(admin, id, { status: "cancelled", rejectionReason: "Plans" }))).toEqual([
    "balance.changed",
    "request.cancelled",
  ]);
  const { id: other } = await submitRequest(erin, span);
  expect(await types(() => decideRequest(manager, other, { status: "rejected" }))).toContain("request.rejected");
  const adjustment = { type: "sick", adjustment: 1, reason: "A gift" };
  expect(await types(() => adjustBalanceOf(owner, erin.userId, adjustment))).toEqual(["balance.changed"]);
  expect(await types(() => editUser(owner, erin.userId, { name: "Erin B" }))).toEqual(["person.changed"]);
  expect(await types(() => hire(owner, "Newcomer"))).toContain("person.added");
  const closure = { name: "Break", startDate: "2027-12-27", endDate: "2027-12-28", officeIds: [owner.officeId] };
  expect(await types(() => createClosure(owner, closure))).toEqual(["closure.added"]);
  expect(received.map(({ path }) => path)).toEqual(["/all"]);
});

test("an endpoint gets messages about a changed policy, a deleted closure, and a deactivated person", async () => {
  const [policy] = await listPolicies(owner, owner.officeId, {});
  const span = { startDate: "2027-12-29", endDate: "2027-12-30" };
  const closure = await createClosure(owner, { name: "Break", ...span, officeIds: [owner.officeId] });
  const leaver = await hire(owner, "Leaver");
  await hookTo("/ends", ["policy.changed", "closure.deleted", "person.deactivated"]);
  const { id: policyId = "" } = policy ?? {};
  expect(await dataOf(() => editPolicy(owner, policyId, { isUnlimited: true }))).toEqual([
    ["policy.changed"],
    { policyId },
  ]);
  expect(await dataOf(() => deleteClosure(owner, closure.id, {}))).toEqual([
    ["closure.deleted"],
    { closureId: closure.id },
  ]);
  expect(await dataOf(() => deactivateUser(owner, leaver.userId, {}))).toEqual([
    ["person.deactivated"],
    { userId: leaver.userId },
  ]);
});

test("a message contains the whole object if the endpoint wants it", async () => {
  await hookTo("/whole", ["request.submitted", "person.changed"], { sendsObjects: true });
  const request = await submitRequest(erin, { ...DAY, startDate: "2027-06-14", endDate: "2027-06-14" });
  await editUser(owner, erin.userId, { name: "Erin C" });
  await deliver();
  const objects = received.map((hook) => bodyOf(hook).data);
  expect(objects).toContainEqual(
    expect.objectContaining({ object: expect.objectContaining({ id: request.id, status: "pending" }) }),
  );
  expect(objects).toContainEqual(
    expect.objectContaining({ object: expect.objectContaining({ id: erin.userId, name: "Erin C" }) }),
  );
});

test("a failed message is sent again with the same id, and Retry-After holds back the others", async () => {
  server.answer("/busy", (_req, res) => void res.writeHead(429, { "retry-after": "120" }).end());
  const { id } = await hookTo("/busy", ["person.changed"]);
  await editUser(owner, erin.userId, { name: "Erin D" });
  await deliver();
  await editUser(owner, erin.userId, { name: "Erin E" });
  await deliver();
  expect(received).toHaveLength(1);
  expect((await listWebhooks(owner, {}))[0]).toMatchObject({
    lastError: "The server returned 429",
    failingSince: START,
    waiting: 2,
  });
  server.answer("/busy", (_req, res) => void res.writeHead(302, { location: "https://127.0.0.1/" }).end());
  later(120_000);
  await deliver();
  expect(received).toHaveLength(3);
  expect(received.filter(({ headers }) => headers["webhook-id"] === received[0]?.headers["webhook-id"])).toHaveLength(
    2,
  );
  expect((await logOf(id)).map(({ error }) => error)).toEqual(["The server returned 302", "The server returned 302"]);
  server.answer("/busy", (_req, res) => void res.end("y".repeat(100_000)));
  later(300_000);
  await deliver();
  for (const message of await logOf(id)) expect(message).toMatchObject({ status: "sent", answer: "y".repeat(1024) });
  expect((await listWebhooks(owner, {}))[0]).toMatchObject({ lastError: null, failingSince: null, waiting: 0 });
});

test("the log has the status, the duration, and the first kilobyte of an answer", async () => {
  const { id } = await hookTo("/slow");
  const real = performance.now.bind(performance);
  let passedMs = 0;
  const timer = jest.spyOn(performance, "now").mockImplementation(() => real() + passedMs);
  server.answer("/slow", (_req, res) => {
    passedMs = 30_000;
    res.writeHead(503).end("z".repeat(5000));
  });
  await pingWebhook(owner, id, {});
  await deliver();
  timer.mockRestore();
  const { status, body } = await (await as(owner)).get(`/api/webhooks/${id}/messages`);
  const tried = {
    status: "failed",
    attempts: 1,
    answerStatus: 503,
    error: "The server returned 503",
    answer: "z".repeat(1024),
  };
  expect([status, body]).toEqual([200, [expect.objectContaining(tried)]]);
  expect(body[0].durationMs).toBeGreaterThanOrEqual(30_000);
  expect(body[0].durationMs).toBeLessThan(30_000 + TIMEOUT_MS);
});

test("an endpoint that is gone is turned off, and the Owners are notified", async () => {
  server.answer("/gone", (_req, res) => void res.writeHead(410).end("Bye"));
  const { id } = await hookTo("/gone", ["person.changed"]);
  await editUser(owner, erin.userId, { name: "Erin F" });
  await deliver();
  expect((await listWebhooks(owner, {}))[0]).toMatchObject({ isOn: false, offReason: "gone" });
  expect(await lastAuditEntry(owner.organizationId)).toMatchObject({ action: "stopWebhook", subjectId: id });
  const { rows } = await database().pool.query(
    "SELECT recipient_id AS id FROM notifications WHERE event = 'webhook.stopped'",
  );
  expect(rows).toEqual([{ id: owner.userId }]);
  await editUser(owner, erin.userId, { name: "Erin G" });
  await deliver();
  expect(received).toHaveLength(1);
  await pingWebhook(owner, id, {});
  await deliver();
  expect(typesNow()).toEqual(["person.changed", "ping"]);
  expect(await editWebhook(owner, id, { isOn: true })).toMatchObject({ isOn: true, offReason: null, lastError: null });
});

test("an endpoint is turned off after three days of failures, and each Owner is notified once", async () => {
  const olga = await hire(owner, "Olga", "Owner");
  const notified = async () => {
    const text = `SELECT recipient_id AS id FROM notifications
      WHERE event = 'webhook.stopped' AND channel = 'mail' AND payload ->> 'webhookId' = $1`;
    return (await database().pool.query<{ id: string }>(text, [id])).rows.map((row) => row.id).toSorted();
  };
  server.answer("/broken", (_req, res) => void res.writeHead(500).end());
  const { id } = await hookTo("/broken", ["person.changed"]);
  await editUser(owner, erin.userId, { name: "Erin H" });
  for (const hours of [0, 1, 3, 6, 12, 15, 20, 14]) {
    later(hours * HOUR);
    await deliver();
  }
  expect((await listWebhooks(owner, {}))[0]).toMatchObject({ isOn: true, lastError: "The server returned 500" });
  expect(await notified()).toEqual([]);
  later(2 * HOUR);
  await editUser(owner, erin.userId, { name: "Erin I" });
  await deliver();
  expect((await listWebhooks(owner, {}))[0]).toMatchObject({ isOn: false, offReason: "failing", waiting: 0 });
  await editUser(owner, erin.userId, { name: "Erin S" });
  await pingWebhook(owner, id, {});
  later(24 * HOUR);
  await deliver();
  expect(await notified()).toEqual([owner.userId, olga.userId].toSorted());
  await editUser(owner, olga.userId, { role: "Admin" });
});

test("messages can be sent again, one or those of a period, without a change of the endpoint's health", async () => {
  const { id } = await hookTo("/again", ["person.changed"]);
  await editUser(owner, erin.userId, { name: "Erin J" });
  later(HOUR);
  await editUser(owner, erin.userId, { name: "Erin K" });
  await deliver();
  const [second, first] = await logOf(id);
  server.answer("/again", (_req, res) => void res.writeHead(410).end());
  later(HOUR);
  await replayWebhookMessage(owner, first?.id ?? "", {});
  await deliver();
  expect(received[2]?.headers["webhook-id"]).toBe(`msg_${first?.id}`);
  expect(received[2]?.body).toBe(received.find(({ headers }) => headers["webhook-id"] === `msg_${first?.id}`)?.body);
  expect((await listWebhooks(owner, {}))[0]).toMatchObject({ isOn: true, failingSince: null });
  const period = { from: new Date(START.getTime() + 1).toISOString(), to: clock.now().toISOString() };
  expect(await replayWebhooks(owner, id, period)).toEqual({ repeated: 1 });
  await deliver();
  expect(received[3]?.headers["webhook-id"]).toBe(`msg_${second?.id}`);
  expect((await listWebhooks(owner, {}))[0]).toMatchObject({ isOn: true, failingSince: null });
  expect(await replayWebhooks(owner, id, { ...period, onlyFailed: true })).toEqual({ repeated: 0 });

  server.answer("/again", (_req, res) => void res.writeHead(500).end());
  await editUser(owner, erin.userId, { name: "Erin T" });
  await deliver();
  const failingSince = clock.now();
  server.answer("/again", (_req, res) => void res.end());
  later(1000);
  await replayWebhookMessage(owner, first?.id ?? "", {});
  expect(await replayWebhooks(owner, id, period)).toEqual({ repeated: 1 });
  await deliver();
  expect(received).toHaveLength(7);
  expect((await listWebhooks(owner, {}))[0]).toMatchObject({
    isOn: true,
    failingSince,
    lastError: "The server returned 500",
  });
});

test("a period is repeated only until a thousand messages wait, so that a few calls don't fill the queue", async () => {
  const { id } = await hookTo("/many", ["person.changed"]);
  const { pool } = database();
  await pool.query(
    `INSERT INTO webhook_messages
      (organization_id, id, endpoint_id, event, data, occurred_at, status, next_attempt_at, created_at)
    SELECT $1, gen_random_uuid(), $2, 'person.changed', '{}', $3, 'failed', $3, $3 FROM generate_series(1, 1001)`,
    [owner.organizationId, id, START],
  );
  const period = { from: START.toISOString(), to: new Date(START.getTime() + 1).toISOString() };
  expect(await replayWebhooks(owner, id, period)).toEqual({ repeated: 1000 });
  expect(await refusalOf(replayWebhooks(owner, id, period))).toMatchObject({ code: "still_waiting" });
  await pool.query(
    `UPDATE webhook_messages SET status = 'sent' WHERE id IN
      (SELECT id FROM webhook_messages WHERE endpoint_id = $1 AND status = 'pending' LIMIT 3)`,
    [id],
  );
  expect(await replayWebhooks(owner, id, period)).toEqual({ repeated: 3 });
});

test("a person is notified at most once an hour of a webhook that they add, and of a new address or whole objects, but not of a new name", async () => {
  const otis = await hire(owner, "Otis", "Admin");
  const wanted = { name: "Payroll", url: server.urlOf("/told"), events: ["request.submitted"] };
  const { row } = await createWebhook(otis, wanted);
  const told = async () => (await changesNotified(otis)).length;
  await editWebhook(otis, row.id, { url: server.urlOf("/soon") });
  expect(await changesNotified(otis)).toEqual(["webhookChanged"]);
  later(60 * 60_000);
  await editWebhook(otis, row.id, { name: "Salaries" });
  expect(await told()).toBe(1);
  await editWebhook(otis, row.id, { url: server.urlOf("/elsewhere") });
  expect(await told()).toBe(2);
  later(60 * 60_000);
  await editWebhook(otis, row.id, { sendsObjects: true });
  expect(await told()).toBe(3);
});

test("a change that waits for the deletion of a webhook is made without it", async () => {
  const { id } = await hookTo("/deleted", ["request.submitted", "person.changed"]);
  await withGate(async ({ run, open }) => {
    await run("DELETE FROM webhook_endpoints WHERE id = $1", [id]);
    const state = { isDone: false };
    const wanted = { ...DAY, startDate: "2027-08-02", endDate: "2027-08-02" };
    const made = Promise.allSettled([submitRequest(erin, wanted), editUser(owner, manager.userId, { name: "Mona P" })]);
    void made.then(() => (state.isDone = true));
    await untilWaiting(2, () => state.isDone);
    await open();
    expect((await made).map(({ status }) => status)).toEqual(["fulfilled", "fulfilled"]);
  });
});

test("held messages wait until they are released", async () => {
  await hookTo("/held", ["person.changed"]);
  await editUser(owner, erin.userId, { name: "Erin L" });
  await transactionally(holdWebhooks);
  later(HOUR);
  await deliver();
  expect(received).toEqual([]);
  await releaseHeld({ discard: false });
  await deliver();
  expect(typesNow()).toEqual(["person.changed"]);
});

test("the log keeps a message for 30 days", async () => {
  const { id } = await hookTo("/kept", ["person.changed"]);
  await editUser(owner, erin.userId, { name: "Erin U" });
  await deliver();
  later(30 * 24 * HOUR - 1);
  await forgetExpired();
  expect(await logOf(id)).toHaveLength(1);
  later(1);
  await forgetExpired();
  expect(await logOf(id)).toEqual([]);
});

test("beyond its limit, the log forgets the oldest messages, even of a single instant, but never one that waits", async () => {
  const { id } = await hookTo("/full", ["person.changed"]);
  for (const name of ["Erin A", "Erin B", "Erin C"]) await editUser(owner, erin.userId, { name });
  const statusesAfter = async (most: number) => {
    await transactionally((tx) => forgetWebhooks(new Date(0), most, tx));
    return (await logOf(id)).map(({ status }) => status);
  };
  expect(await statusesAfter(1)).toEqual(["pending", "pending", "pending"]);
  await deliver();
  expect(await statusesAfter(2)).toEqual(["sent", "sent"]);
});

test("the log keeps a message while its repeat waits to be sent", async () => {
  const { id } = await hookTo("/repeated", ["person.changed"]);
  await editUser(owner, erin.userId, { name: "Erin R" });
  await deliver();
  later(30 * 24 * HOUR);
  const [sent] = await logOf(id);
  await replayWebhookMessage(owner, sent?.id ?? "", {});
  await forgetExpired();
  await transactionally((tx) => forgetWebhooks(new Date(0), 1, tx));
  expect((await logOf(id)).map(({ status }) => status).toSorted()).toEqual(["pending", "sent"]);
  received.length = 0;
  await deliver();
  expect(typesNow()).toEqual(["person.changed"]);
  await forgetExpired();
  expect(await logOf(id)).toEqual([]);
});

test("a process that is killed loses no message: another one sends it after a minute, with the same id", async () => {
  server.answer("/hanging", () => undefined);
  await hookTo("/hanging", ["person.changed"]);
  await editUser(owner, erin.userId, { name: "Erin M" });
  const killed = starting();
  await server.got(1);
  later(59_000);
  await deliver();
  expect(received).toHaveLength(1);
  server.answer("/hanging", (_req, res) => void res.end());
  later(1000);
  await deliver();
  expect(received).toHaveLength(2);
  expect(received[1]?.headers["webhook-id"]).toBe(received[0]?.headers["webhook-id"]);
  server.hangUp();
  await killed.stop(5000);
  expect((await listWebhooks(owner, {}))[0]).toMatchObject({ waiting: 0, failingSince: null });
});

test("fifty endpoints that hang delay no other endpoint and no email", async () => {
  const { organizationId } = owner;
  const { rows } = await database().pool.query<{ sealed: string }>(
    "SELECT secret_sealed AS sealed FROM webhook_endpoints WHERE id = $1",
    [(await hookTo("/first")).id],
  );
  const row = {
    organizationId,
    name: "One of many",
    events: ["person.changed" as const],
    sendsObjects: false,
    isOn: true,
  };
  await WebhookEndpoint.bulkCreate(
    Array.from({ length: 100 }, (_, index) => ({
      ...row,
      url: server.urlOf(index < 50 ? `/slow${index}` : `/fast${index}`),
      secretSealed: rows[0]?.sealed ?? "",
      createdAt: clock.now(),
    })),
  );
  for (let index = 0; index < 50; index++) server.answer(`/slow${index}`, () => undefined);
  await editUser(owner, erin.userId, { name: "Erin N" });
  const began = performance.now();
  const delivery = starting();
  await server.got(100);
  expect(performance.now() - began).toBeLessThan(LATEST);
  expect(received.filter(({ path }) => path.startsWith("/fast"))).toHaveLength(50);

  await submitRequest(erin, { ...DAY, startDate: "2027-08-09", endDate: "2027-08-09" });
  const submitted = performance.now();
  const channels = [mailTo(mail.url, "https://awayday.example")];
  const mails = startDelivery({ databaseUrl, channels, clock, log: pino({ level: "silent" }) });
  await mails.idle();
  expect(performance.now() - submitted).toBeLessThan(LATEST);
  expect(mail.received).toContainEqual(expect.objectContaining({ to: manager.email }));
  server.hangUp();
  await Promise.all([delivery.stop(5000), mails.stop(5000)]);
});

const KILLS = shortOrLong(2, 200);
const PER_KILL = 12;
const program = fileURLToPath(await bundledProgram("tests/servers/hooks/hookingProcess.ts"));
const children = new Set<ChildProcess>();
afterAll(() => {
  for (const child of children) child.kill("SIGKILL");
});

test(
  `after ${KILLS} kills, with a server that fails 30% of the time, no webhook is lost`,
  async () => {
    const { organizationId } = owner;
    const chance = chanceFrom(7);
    const accepted = new Set<unknown>();
    server.answer("/killed", (req, res) => {
      const isAccepted = chance() > 0.3;
      if (isAccepted) accepted.add(req.headers["webhook-id"]);
      res.writeHead(isAccepted ? 200 : 500).end();
    });
    const { id } = await hookTo("/killed", ["person.changed"]);
    const prepared = () => {
      const child = spawn(process.execPath, [program, databaseUrl, server.cert], {
        stdio: ["pipe", "ignore", "inherit"],
      });
      children.add(child);
      return child;
    };
    let next = prepared();
    for (let kill = 0; kill < KILLS; kill++) {
      await transactionally((tx) => {
        const events = Array.from({ length: PER_KILL }, () => ({ event: "person.changed", data: {} }));
        return writeAtCommit(queueWebhooks({ organizationId, events, at: clock.now() }), tx);
      });
      const wanted = received.length + 1 + Math.floor(chance() * PER_KILL * 0.6);
      const child = next;
      child.stdin?.write(`${clock.now().toISOString()}\n`);
      if (kill + 1 < KILLS) next = prepared();
      await server.got(wanted);
      const ended = once(child, "exit");
      child.kill("SIGKILL");
      await ended;
      children.delete(child);
      later(60_000);
    }
    const waiting = async () => (await listWebhooks(owner, {}))[0]?.waiting ?? 0;
    for (let hours = 0; hours < 80 && (await waiting()) > 0; hours++) {
      await deliver();
      later(HOUR);
    }
    const { rows } = await database().pool.query<{ id: string }>(
      "SELECT id FROM webhook_messages WHERE endpoint_id = $1 AND status = 'sent'",
      [id],
    );
    expect(rows).toHaveLength(KILLS * PER_KILL);
    expect(rows.filter((message) => !accepted.has(`msg_${message.id}`))).toEqual([]);
  },
  30 * 60_000,
);
