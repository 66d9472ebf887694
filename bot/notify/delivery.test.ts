import { beforeEach, describe, expect, jest, test } from "@jest/globals";
import { pino } from "pino";
import { MAX_TRIES } from "#core/notify/retryDelay.ts";
import { addDays, weekdayOf } from "#core/calendar/dates.ts";
import { database } from "#db/connect.ts";
import { newId } from "#db/newId.ts";
import { adjustBalance } from "#bot/operations/balances/adjustBalance.ts";
import { decideRequest } from "#bot/operations/requests/decideRequest.ts";
import { cancelRequest } from "#bot/operations/requests/cancelRequest.ts";
import { submitRequest } from "#bot/operations/requests/submitRequest.ts";
import { deliverNow, mailTo } from "#tests/asserting/deliverNow.ts";
import { mailServer } from "#tests/servers/mailServer.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { testClock, testOrganization } from "#tests/arranging/testOrganization.ts";
import type { Channel } from "./Channel.ts";
import { SendFailure } from "./SendFailure.ts";
import { startDelivery } from "./startDelivery.ts";

jest.setTimeout(30_000);
const { url: databaseUrl } = await testDatabase();
const clock = testClock();
const mail = await mailServer();
const people = await testOrganization();
const { manager, erin } = people;
const { pool } = database();

const APP = "https://awayday.example";
const deliver = (...channels: Channel[]) =>
  deliverNow({ databaseUrl, clock, channels: channels.length > 0 ? channels : [mailTo(mail.url, APP)] });

const { rows: balances } = await pool.query("SELECT id FROM pto_balances WHERE user_id = $1 AND type = 'sick'", [
  erin.userId,
]);
await adjustBalance(people.owner, balances[0].id, { adjustment: 200, reason: "Enough for every test" });
let day = "2027-07-30";
const submit = () => {
  do day = addDays(day, 1);
  while (weekdayOf(day) > 5);
  return submitRequest(erin, { type: "sick", startDate: day, endDate: day });
};
const notifications = async (requestId: string) =>
  (
    await pool.query(
      `SELECT event, channel, recipient_id AS recipient, status, attempts, last_error AS error,
        extract(epoch FROM next_attempt_at - $2)::float8 AS "dueIn"
      FROM notifications WHERE payload ->> 'requestId' = $1 ORDER BY id`,
      [requestId, clock.now()],
    )
  ).rows;

beforeEach(async () => {
  clock.set("2027-03-01");
  mail.behavior = () => "take";
  await deliver();
  mail.received.length = 0;
});

test("the approver gets an email with everything needed to decide", async () => {
  const { id } = await submitRequest(erin, {
    type: "vacation",
    startDate: "2027-05-31",
    endDate: "2027-06-04",
    notes: "The sea & <the> mountains",
  });
  await deliver();
  expect(mail.received).toHaveLength(1);
  const [got] = mail.received;
  expect(got?.to).toBe(manager.email);
  expect(got?.subject).toBe("Erin requested 5 days of vacation leave, May 31 – Jun 04, 2027");
  for (const fact of [
    "Mon, May 31, 2027 – Fri, June 4, 2027",
    "20 days now, 15 after",
    "Nobody else on the team",
    "50%",
    "> The sea & <the> mountains",
    "The sea &amp; &lt;the&gt; mountains",
  ]) {
    expect(got?.body).toContain(fact);
  }
  expect(got?.headers).toMatch(/^List-Unsubscribe: <https:\/\/awayday\.example\/dashboard\?preferences>/m);
  expect(got?.headers).toMatch(/^Auto-Submitted: auto-generated/m);
  expect(got?.body).not.toMatch(/https?:\/\/(?!awayday\.example)/);
  expect(await notifications(id)).toEqual([
    expect.objectContaining({ recipient: manager.userId, channel: "mail", status: "sent", attempts: 1, error: null }),
  ]);
});

test("the requester is notified of the decision once", async () => {
  const { id } = await submit();
  await decideRequest(manager, id, { status: "rejected", rejectionReason: "Too many are away" });
  await deliver();
  await deliver();
  expect(mail.received.map(({ to, subject }) => [to, subject.replace(/,.*,/, "")])).toEqual([
    [erin.email, "Your sick leave was rejected"],
  ]);
  expect(mail.received[0]?.body).toContain("> Too many are away");
  expect(await notifications(id)).toMatchObject([
    { event: "request.submitted", status: "obsolete" },
    { event: "request.rejected", status: "sent" },
  ]);
});

test("the approver is notified that the request was canceled", async () => {
  const { id } = await submit();
  await deliver();
  await cancelRequest(erin, id, {});
  await deliver();
  expect(mail.received.map(({ to }) => to)).toEqual([manager.email, manager.email]);
  expect(mail.received[1]?.subject).toMatch(/^Erin's sick leave, .* was canceled$/);
});

test("an email that is refused, dropped, or unanswered is retried at growing intervals, and arrives once", async () => {
  const { id } = await submit();
  const behaviors = ["refuse", "drop", "refuse"] as const;
  let asked = 0;
  mail.behavior = () => behaviors[asked++] ?? "take";
  const waited: number[] = [];
  for (let tries = 0; tries < 4; tries++) {
    await deliver();
    await deliver();
    const [row] = await notifications(id);
    if (row.status !== "pending") break;
    expect(row.error).toMatch(/./);
    waited.push(row.dueIn);
    clock.setInstant(new Date(clock.now().getTime() + row.dueIn * 1000));
  }
  expect(waited).toEqual([1, 5, 120]);
  expect(mail.received).toHaveLength(1);
  expect(await notifications(id)).toMatchObject([{ status: "sent", attempts: 4, error: null }]);
});

test("a message that fails twice is tried again after one second and then after five, without a regular poll", async () => {
  const polls = jest.spyOn(globalThis, "setInterval").mockImplementation(() => setTimeout(() => {}));
  const { id } = await submit();
  const [start, began] = [clock.now().getTime(), performance.now()];
  const moving = { now: () => new Date(start + performance.now() - began) };
  const tries: number[] = [];
  const log = pino({ level: "silent" });
  const again = new Promise<void>((resolve) => {
    mail.behavior = () => {
      if (tries.push(performance.now()) === 3) resolve();
      return tries.length < 3 ? "refuse" : "take";
    };
  });
  const delivery = startDelivery({
    databaseUrl,
    clock: moving,
    channels: [mailTo(mail.url, APP)],
    log,
    chance: () => 0,
  });
  polls.mockRestore();
  await again;
  await delivery.stop(5000);
  const [first = 0, second = 0, third = 0] = tries;
  expect(second - first).toBeGreaterThanOrEqual(990);
  expect(third - second).toBeGreaterThanOrEqual(4990);
  expect(await notifications(id)).toMatchObject([{ status: "sent", attempts: 3 }]);
});

test("a message that fails twelve times is marked as failed", async () => {
  const { id } = await submit();
  mail.behavior = () => "refuse";
  for (let failures = 0; failures < MAX_TRIES; failures++) {
    await deliver();
    const [row] = await notifications(id);
    expect(row).toMatchObject({ attempts: failures + 1, status: failures + 1 < MAX_TRIES ? "pending" : "failed" });
    clock.setInstant(new Date(clock.now().getTime() + row.dueIn * 1000));
  }
  await deliver();
  expect(await notifications(id)).toMatchObject([
    { attempts: MAX_TRIES, status: "failed", error: expect.stringContaining("Not now") },
  ]);
  expect(mail.received).toEqual([]);
});

test("an unreachable server is just a failed attempt", async () => {
  const { id } = await submit();
  await deliver(mailTo("smtp://127.0.0.1:1", APP));
  expect(await notifications(id)).toMatchObject([{ status: "pending", attempts: 1, dueIn: 1 }]);
  clock.set("2027-03-02");
  await deliver();
  expect(mail.received).toHaveLength(1);
});

test("a server that never ends its response is a failed attempt, and the email arrives later", async () => {
  const { id } = await submit();
  mail.behavior = () => "drip";
  await deliver(mailTo(mail.url, APP, { endsWithin: 500 }));
  expect(await notifications(id)).toMatchObject([
    { status: "pending", attempts: 1, error: "The mail server took longer than 0.5 seconds" },
  ]);
  clock.set("2027-03-02");
  mail.behavior = () => "take";
  await deliver();
  expect(mail.received).toHaveLength(1);
});

const inSlack = async (requestId: string) => {
  await pool.query("UPDATE notifications SET channel = 'slack' WHERE payload ->> 'requestId' = $1", [requestId]);
};
const slack = (send: Channel["send"]): Channel => ({
  name: "slack",
  isSlow: true,
  send,
  close: () => {},
});

describe("Slack messages in the queue", () => {
  test("wait for as long as Slack asks", async () => {
    const { id } = await submit();
    await inSlack(id);
    await deliver(slack(() => Promise.reject(new SendFailure("ratelimited", { retryAfterMs: 90_000 }))));
    expect(await notifications(id)).toMatchObject([{ status: "pending", dueIn: 90, error: "ratelimited" }]);
  });

  test("go by email, once, if Slack is gone", async () => {
    const { id } = await submit();
    await inSlack(id);
    await deliver(
      slack(() => Promise.reject(new SendFailure("account_inactive", { isFinal: true }))),
      mailTo(mail.url, APP),
    );
    await deliver();
    expect(mail.received.map(({ to }) => to)).toEqual([manager.email]);
    expect(await notifications(id)).toMatchObject([
      { channel: "slack", status: "failed", error: "account_inactive" },
      { channel: "mail", status: "sent" },
    ]);
  });

  test("are not replaced by email for a person who turned off email", async () => {
    const { id } = await submit();
    await inSlack(id);
    await pool.query(`UPDATE users SET notification_choices = '{"mail": false}' WHERE id = $1`, [manager.userId]);
    await deliver(mailTo(mail.url, APP));
    await pool.query(`UPDATE users SET notification_choices = '{}' WHERE id = $1`, [manager.userId]);
    expect(await notifications(id)).toMatchObject([
      { channel: "slack", status: "failed", error: "Slack isn't set up on this server" },
    ]);
  });
});

test("an organization whose emails hang holds up no other organization", async () => {
  const others = await testOrganization();
  for (let count = 0; count < 9; count++) await submit();
  const other = await submitRequest(others.erin, { type: "sick", startDate: "2027-03-08", endDate: "2027-03-08" });
  const letGo: (() => void)[] = [];
  mail.behavior = (to) => {
    if (to !== manager.email) {
      for (const go of letGo) go();
      letGo.length = 0;
      return "take";
    }
    return new Promise((resolve) => {
      if (mail.received.some((got) => got.to === others.manager.email)) resolve("take");
      else letGo.push(() => resolve("take"));
    });
  };
  await deliver();
  const approvers = [manager.email, others.manager.email];
  expect(mail.received.filter(({ to }) => approvers.includes(to))).toHaveLength(10);
  expect(await notifications(other.id)).toMatchObject([{ status: "sent", attempts: 1 }]);
});

test("processes that deliver at the same time notify each person once", async () => {
  for (let count = 0; count < 12; count++) await submit();
  await Promise.all([deliver(), deliver(), deliver()]);
  expect(new Set(mail.received.map(({ messageId }) => messageId)).size).toBe(12);
  expect(mail.received).toHaveLength(12);
});

test("a deactivated person is notified of nothing", async () => {
  const { id } = await submit();
  await pool.query("UPDATE users SET is_active = false WHERE id = $1", [manager.userId]);
  await deliver();
  await pool.query("UPDATE users SET is_active = true WHERE id = $1", [manager.userId]);
  expect(await notifications(id)).toMatchObject([{ status: "obsolete" }]);
  expect(mail.received).toEqual([]);
});

test("nobody is notified of an event twice by the same channel", async () => {
  const { id } = await submit();
  const again = pool.query(
    `INSERT INTO notifications (organization_id, id, event, event_key, recipient_id, channel, payload, next_attempt_at, created_at)
      SELECT organization_id, $2, event, event_key, recipient_id, channel, payload, next_attempt_at, created_at
      FROM notifications WHERE payload ->> 'requestId' = $1`,
    [id, newId()],
  );
  await expect(again).rejects.toThrow(/duplicate key/);
});

test("a database connection that breaks while a message is being sent ends neither the process nor the message", async () => {
  const { id } = await submit();
  const own = "datname = current_database() AND application_name = 'awayday delivery'";
  let sent = 0;
  const breaking: Channel = {
    ...mailTo(mail.url, APP),
    send: async () => {
      sent += 1;
      if (sent === 1) {
        await pool.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE ${own}`);
        while ((await pool.query(`SELECT FROM pg_stat_activity WHERE ${own}`)).rowCount)
          await new Promise(setImmediate);
        await new Promise(setImmediate);
      }
      return { status: "sent", sent: {} };
    },
  };
  await deliver(breaking);
  clock.setInstant(new Date(clock.now().getTime() + 5000));
  await deliver(breaking);
  expect(sent).toBe(2);
  expect(await notifications(id)).toMatchObject([{ event: "request.submitted", status: "sent" }]);
});
