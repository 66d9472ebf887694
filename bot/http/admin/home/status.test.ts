import { expect, test } from "@jest/globals";
import { CalendarConnection } from "#db/models/calendars/CalendarConnection.ts";
import { WebhookEndpoint } from "#db/models/webhooks/WebhookEndpoint.ts";
import { WebhookMessage } from "#db/models/webhooks/WebhookMessage.ts";
import { holdNotifications } from "#db/queries/notifications/heldNotifications.ts";
import { verifyLedgers } from "#bot/operations/accruals/verifyLedgers.ts";
import { beginRun, noteRun } from "#bot/operations/status/jobRuns.ts";
import { transactionally } from "#bot/operations/transactionally.ts";
import { expectRefusal } from "#tests/asserting/expectRefusal.ts";
import { testClock, testOrganization } from "#tests/arranging/testOrganization.ts";
import { httpServer } from "#tests/servers/httpServer.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";

await testDatabase();
const clock = testClock();
const { as } = await httpServer(clock);
const { owner, admin } = await testOrganization();
const asOwner = await as(owner);

test("an Owner sees when the server started and worked, its last check of balances, and what waits", async () => {
  const before = await asOwner.get("/api/admin/status");
  expect(before).toMatchObject({
    status: 200,
    body: { version: "Development", lastTickAt: null, failedJobs: [], accrualLagDays: 0, ledgerCheck: null },
  });
  const { messages, webhooks, calendars, held } = before.body.queue;
  const none = { due: 0, oldestSeconds: 0 };
  expect({ messages, webhooks, calendars, held }).toEqual({
    messages: { due: expect.any(Number), oldestSeconds: 0 },
    webhooks: none,
    calendars: none,
    held: 0,
  });
  expect(messages.due).toBeGreaterThan(0);

  noteRun({ job: "posting", failedIn: [] });
  await verifyLedgers(() => {});
  await transactionally((tx) => holdNotifications(tx));
  const { body } = await asOwner.get("/api/admin/status");
  expect(body).toMatchObject({
    lastTickAt: clock.now().toISOString(),
    ledgerCheck: { at: clock.now().toISOString(), findings: 0 },
    queue: { messages: none, held: messages.due },
    connections: [{ pool: "transactions" }, { pool: "reads" }, { pool: "searches" }],
  });
});

test("webhooks and calendars that wait are counted for their own organization only", async () => {
  const { organizationId } = owner;
  const theirs = await testOrganization();
  await aWebhookMessage(organizationId, { minutesAgo: 1 });
  await aWebhookMessage(organizationId, { minutesAgo: 3 });
  await aWebhookMessage(theirs.owner.organizationId, { minutesAgo: 9 });
  await aDueCalendar(owner, { minutesAgo: 2 });
  await aDueCalendar(theirs.owner, { minutesAgo: 9 });
  const { body } = await asOwner.get("/api/admin/status");
  expect(body.queue).toMatchObject({
    webhooks: { due: 2, oldestSeconds: 180 },
    calendars: { due: 1, oldestSeconds: 120 },
  });
});

const shown = async () => (await asOwner.get("/api/admin/status")).body.failedJobs;

test("jobs that failed in the organization or for all within the last hour are shown", async () => {
  const theirs = await testOrganization();
  noteRun({ job: "posting", failedIn: [theirs.owner.organizationId] });
  noteRun({ job: "reminders", failedIn: [owner.organizationId] });
  noteRun({ job: "backups", failedIn: [null] });
  expect(await shown()).toEqual(["reminders", "backups"]);
  clock.setInstant(new Date(clock.now().getTime() + 59 * 60_000));
  noteRun({ job: "backups", failedIn: [] });
  expect(await shown()).toEqual(["reminders", "backups"]);
  clock.setInstant(new Date(clock.now().getTime() + 2 * 60_000));
  beginRun("digests");
  expect(await shown()).toEqual([]);
});

test("a job that doesn't end is shown after an hour, until it ends", async () => {
  clock.setInstant(new Date(clock.now().getTime() + 61 * 60_000));
  expect(await shown()).toEqual(["digests"]);
  noteRun({ job: "digests", failedIn: [] });
  expect(await shown()).toEqual([]);
});

test("an Admin doesn't see the server's status", async () => {
  const asAdmin = await as(admin);
  await expectRefusal(
    () => asAdmin.get("/api/admin/status"),
    [403, "forbidden", "You need Owner permissions to see the server status"],
  );
});

interface Waits {
  minutesAgo: number;
}

const instant = ({ minutesAgo }: Waits) => new Date(clock.now().getTime() - minutesAgo * 60_000);

async function aWebhookMessage(organizationId: string, waits: Waits): Promise<void> {
  const created = { organizationId, createdAt: clock.now() };
  const endpoint = await WebhookEndpoint.create({
    ...created,
    name: "Payroll",
    url: "https://hooks.example.com/",
    events: ["person.changed"],
    sendsObjects: false,
    isOn: true,
    secretSealed: "sealed",
  });
  const message = {
    event: "person.changed" as const,
    data: {},
    occurredAt: clock.now(),
    nextAttemptAt: instant(waits),
  };
  await WebhookMessage.create({ ...created, ...message, endpointId: endpoint.id });
}

async function aDueCalendar(by: { organizationId: string; userId: string }, waits: Waits): Promise<void> {
  await CalendarConnection.create({
    organizationId: by.organizationId,
    userId: by.userId,
    service: "google",
    subject: by.userId,
    account: "owner@example.test",
    tokensSealed: "sealed",
    state: "working",
    dueAt: instant(waits),
    createdAt: clock.now(),
  });
}
