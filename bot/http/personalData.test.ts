import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { pino } from "pino";
import { database } from "#db/connect.ts";
import { CalendarConnection } from "#db/models/calendars/CalendarConnection.ts";
import { recordSpans, type Spans } from "#db/tracing/inSpan.ts";
import { runEvery } from "#bot/jobs/runEvery.ts";
import { keepingChannel } from "#bot/mail/keepingChannel.ts";
import type { Channel } from "#bot/notify/Channel.ts";
import { startCalendars } from "#bot/notify/calendars/startCalendars.ts";
import { SendFailure } from "#bot/notify/SendFailure.ts";
import { startWebhooks } from "#bot/notify/webhooks/startWebhooks.ts";
import { CalendarFailure } from "#bot/operations/calendars/CalendarFailure.ts";
import type { CalendarProvider } from "#bot/operations/calendars/CalendarProvider.ts";
import { sealCalendarTokens } from "#bot/operations/calendars/calendarTokens.ts";
import { remindApprovers } from "#bot/operations/reminders/remindApprovers.ts";
import { beginRun } from "#bot/operations/status/jobRuns.ts";
import { submitRequest } from "#bot/operations/requests/submitRequest.ts";
import { createWebhook } from "#bot/operations/webhooks/createWebhook.ts";
import { slackChannel } from "#bot/slack/app/slackChannel.ts";
import { webhookObjects } from "#bot/http/v1/webhookObjects.ts";
import { deliverDue } from "#tests/asserting/deliverNow.ts";
import { hire, testClock } from "#tests/arranging/testOrganization.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { slackCompany } from "#tests/slack/slackCompany.ts";

type Line = Record<string, unknown>;

let traced = "";
const spans: Spans = {
  begin: (...begun) => {
    traced += JSON.stringify(begun);
    return { inside: (work) => work(), end: (outcome) => void (traced += JSON.stringify(outcome ?? {})) };
  },
};
recordSpans(spans);
afterAll(() => recordSpans(undefined));

const { url: databaseUrl } = await testDatabase();
const clock = testClock();
let logged = "";
const log = pino({ level: "debug" }, { write: (line: string) => void (logged += line) });
const metricsToken = "a-token-for-metrics";
const { as, visitor, slack, company, personOf } = await slackCompany(clock, { metricsToken }, { log });
const { owner, manager } = company;
const person = await hire(manager, "Zephyra", "Employee", { managerId: manager.userId });
const DAY = { type: "vacation", startDate: "2027-03-08", endDate: "2027-03-08", notes: "a note of the sea" };
const PAYROLL = {
  name: "Payroll",
  url: "https://hooks.example.com/",
  events: ["request.submitted", "request.approved"],
  sendsObjects: true,
};
const ANSWER = `${person.email} is unknown to us, Zephyra`;

const refusing: Channel = {
  ...keepingChannel({ appUrl: "https://a.example", log, printsLinks: false }),
  send: async () => {
    throw new SendFailure(`550 <${person.email}>: no such mailbox`, { isFinal: false });
  },
};
const webhooks = startWebhooks({
  databaseUrl,
  fetch: async () => ({ status: 500, headers: {}, body: Buffer.from(ANSWER) }),
  objectOf: webhookObjects((name) => `/${name}`),
  clock,
  log,
});
let events = 0;
const provider = {
  putEvent: async () => {
    events += 1;
    if (events > 1) throw new CalendarFailure("passing", "Google returned 503");
    return "event1";
  },
} as unknown as CalendarProvider;
const calendars = startCalendars({ providers: new Map([["google", provider]]), clock, log });

async function aCalendar({ organizationId, userId, email }: typeof person): Promise<void> {
  const tokens = { accessToken: "a", refreshToken: "r", expiresAt: new Date("2028-01-01") };
  await CalendarConnection.create({
    organizationId,
    userId,
    service: "google",
    subject: userId,
    account: email,
    tokensSealed: sealCalendarTokens(tokens, organizationId),
    state: "working",
    dueAt: clock.now(),
    createdAt: clock.now(),
  });
}

const readMetrics = async () => {
  const { body } = await visitor().get("/metrics", { authorization: `Bearer ${metricsToken}` });
  return String(body);
};

async function deliver(): Promise<void> {
  const source = { appUrl: "https://a.example", clock, log };
  await deliverDue({ databaseUrl, clock, channels: [refusing, slackChannel(slack.clients, source)], log });
  await webhooks.idle();
  await calendars.idle();
}

const linesOf = (msg: string): Line[] =>
  logged
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Line)
    .filter((line) => line["msg"] === msg);
const deliveries = () => [
  ...linesOf("delivered"),
  ...linesOf("could not deliver a notification"),
  ...linesOf("webhook"),
];
const causedBy = (cause: Line) =>
  new Set(
    deliveries()
      .filter((line) => Object.entries(cause).every(([name, value]) => line[name] === value))
      .map(({ channel = "webhook", event }) => `${String(channel)} ${String(event)}`),
  );

let submitting = "";
let approving: Line | undefined;
beforeAll(async () => {
  await createWebhook(owner, PAYROLL);
  await aCalendar(person);
  const browser = await as(person);
  const { body, headers } = await browser.send("POST", "/api/pto-requests", DAY);
  expect(body).toHaveProperty("id");
  submitting = headers.get("x-request-id") ?? "";
  const waits = { ...DAY, startDate: "2027-05-03", endDate: "2027-05-04" };
  expect((await browser.send("POST", "/api/pto-requests", waits)).status).toBe(201);
  await browser.get("/api/search?q=Zephyra");
  await visitor().send("POST", "/api/auth/login", { email: person.email, password: "not Zephyra's password" });
  await deliver();

  const slackManager = personOf(manager);
  const [message] = slackManager.messages().filter(({ blocks }) => JSON.stringify(blocks).includes(body.id));
  await slackManager.click(message!, "approve_request");
  const isApproved = async () => {
    const { rows } = await database().pool.query("SELECT status FROM pto_requests WHERE id = $1", [body.id]);
    return rows[0]?.status === "approved" ? true : undefined;
  };
  await slackManager.until(isApproved, "the approval, which follows the response to Slack");
  approving = linesOf("answered").findLast(({ path }) => path === "/api/slack/events");
  clock.setInstant(new Date(clock.now().getTime() + 60_000));
  await deliver();

  clock.set("2027-03-12");
  await runEvery(10, { name: "reminders", run: () => remindApprovers(), failed: "failed" }, log).stop();
  await deliver();
  await Promise.all([webhooks.stop(5000), calendars.stop(5000)]);
}, 60_000);

test("each delivery's log line has the id of the request that caused it, on the web or in Slack, or the job's name", () => {
  expect(linesOf("answered").every(({ requestId }) => typeof requestId === "string")).toBe(true);
  expect([...causedBy({ requestId: submitting })]).toEqual(
    expect.arrayContaining(["slack request.submitted", "webhook request.submitted"]),
  );
  expect([...causedBy({ requestId: approving?.["requestId"] })]).toEqual(
    expect.arrayContaining(["mail request.approved", "webhook request.approved", "slack copy.outdated"]),
  );
  expect([...causedBy({ job: "reminders" })]).toContain("slack request.reminded");
  const ofCalendars = [...linesOf("calendar"), ...linesOf("a calendar was not updated")];
  expect([ofCalendars.length > 1, ofCalendars.every(({ job }) => job === "calendars")]).toEqual([true, true]);
});

test("an email to an unknown mailbox is logged without the address", () => {
  expect(linesOf("could not deliver a notification")).toContainEqual(
    expect.objectContaining({ channel: "mail", reason: "550 <…@…>: no such mailbox", failures: 1 }),
  );
});

test("neither the log, the metrics, the traces, nor the status page contain names, addresses, or texts of people", async () => {
  const asOwner = await as(owner);
  const { status, body } = await asOwner.get("/api/admin/status");
  expect(status).toBe(200);
  const metrics = await readMetrics();
  for (const span of ["submitRequest", "deliver mail", "deliver slack", "deliver webhook", "update calendar"]) {
    expect(traced).toContain(`["${span}","internal",{}]`);
  }
  expect(traced).toContain("job reminders");
  const texts = { logged, metrics, traced, statusPage: JSON.stringify(body) };
  for (const [where, text] of Object.entries(texts)) {
    for (const secret of ["Zephyra", person.email, manager.email, "the sea", "2027-03-08", "unknown to us"]) {
      expect([where, secret, text.toLowerCase().includes(secret.toLowerCase())]).toEqual([where, secret, false]);
    }
  }
});

test("the metrics count operations, attempts on each channel, and what is held, late, or unreachable", async () => {
  const text = await readMetrics();
  expect(text).toContain('awayday_operation_duration_seconds_count{operation="submitRequest",outcome="done"} 2');
  expect(text).toMatch(/awayday_delivery_attempts_total\{channel="mail",outcome="retried"\} [1-9]/);
  expect(text).toMatch(/awayday_delivery_attempts_total\{channel="slack",outcome="sent"\} [1-9]/);
  expect(text).toMatch(/awayday_delivery_attempts_total\{channel="webhook",outcome="retried"\} [1-9]/);
  expect(text).toMatch(/awayday_delivery_attempts_total\{channel="calendar",outcome="updated"\} [1-9]/);
  expect(text).toContain('awayday_job_failures_total{job="reminders"} 0');
  beginRun("photos");
  clock.setInstant(new Date(clock.now().getTime() + 60_000));
  expect(await readMetrics()).toContain('awayday_job_running_seconds{job="photos"} 60');
  for (const gauge of ["queue_held_messages 0", "database_up 1"]) expect(text).toContain(`awayday_${gauge}`);
});

test("the metrics of the queue count messages and calendars that are due, and the wait of the oldest", async () => {
  await createWebhook(owner, { ...PAYROLL, name: "Planning" });
  await aCalendar(manager);
  await submitRequest(person, { ...DAY, startDate: "2027-06-07", endDate: "2027-06-07" });
  clock.set("2027-03-14");
  const text = await readMetrics();
  for (const channel of ["mail", "webhook", "calendar"]) {
    const [, due] = new RegExp(`awayday_queue_due_messages\\{channel="${channel}"\\} (\\d+)`).exec(text) ?? [];
    const [, oldest] = new RegExp(`awayday_queue_oldest_seconds\\{channel="${channel}"\\} (\\d+)`).exec(text) ?? [];
    expect([channel, Number(due) > 0, Number(oldest) > 80_000]).toEqual([channel, true, true]);
  }
});
