import { afterEach, beforeEach, describe, expect, jest, test } from "@jest/globals";
import { pino } from "pino";
import { database } from "#db/connect.ts";
import { adjustBalance } from "#bot/operations/balances/adjustBalance.ts";
import { cancelRequest } from "#bot/operations/requests/cancelRequest.ts";
import { decideRequest } from "#bot/operations/requests/decideRequest.ts";
import { editUser } from "#bot/operations/people/editUser.ts";
import { disconnectSlack } from "#bot/operations/slack/disconnectSlack.ts";
import { submitRequest } from "#bot/operations/requests/submitRequest.ts";
import type { Delivery } from "#bot/notify/runQueue.ts";
import { startDelivery } from "#bot/notify/startDelivery.ts";
import { deliverDue, deliverNow, mailTo } from "#tests/asserting/deliverNow.ts";
import { holdingProxy } from "#tests/servers/holdingProxy.ts";
import { mailServer } from "#tests/servers/mailServer.ts";
import { connect, slackIdOf, slackServer } from "#tests/slack/slackCompany.ts";
import { slackTo } from "#tests/slack/slackTo.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { testClock, testOrganization } from "#tests/arranging/testOrganization.ts";

jest.setTimeout(30_000);
jest.spyOn(console, "warn").mockImplementation(() => {});
const APP = "https://awayday.example";
let looksAtCopies = 0;
const { url: databaseUrl } = await testDatabase({
  onStatement: (sql) => void (looksAtCopies += Number(sql.includes("SELECT status, event, sent"))),
});
const clock = testClock();
const mail = await mailServer();
type Company = Awaited<ReturnType<typeof testOrganization>>;
const [ours, theirs] = [await testOrganization(), await testOrganization()];
const { owner, manager, erin } = ours;
const workspace = (id: string, company: Company) => ({
  id,
  name: id,
  users: Object.values(company).map(({ email }) => ({
    id: slackIdOf(email) + id,
    name: email,
    email,
    isEmailConfirmed: true,
  })),
  channels: [],
});
const { sandbox, config } = await slackServer(clock, [workspace("T1", ours), workspace("T2", theirs)]);
await connect(sandbox, owner, "T1");
await connect(sandbox, theirs.owner, "T2");
const proxy = await holdingProxy(new URL(sandbox.apiUrl).origin);
const TIMEOUT_MS = 1500;
const channels = (timeout = TIMEOUT_MS) => [
  slackTo({ ...config, apiUrl: `${proxy.url}/api/` }, { appUrl: APP, clock, timeout }),
  mailTo(mail.url, APP),
];
const deliverAtOnce = () => deliverDue({ databaseUrl, clock, channels: channels() });
const deliver = () => deliverNow({ databaseUrl, clock, channels: channels() });
const mona = sandbox.as("T1", `${slackIdOf(manager.email)}T1`);
const eve = sandbox.as("T1", `${slackIdOf(erin.email)}T1`);
const theirMona = sandbox.as("T2", `${slackIdOf(theirs.manager.email)}T2`);

let week = 0;
const submitOn = (day: Date, by = erin) => {
  const startDate = day.toISOString().slice(0, 10);
  return submitRequest(by, { type: "sick", startDate, endDate: startDate });
};
const submit = (by = erin) => submitOn(new Date(Date.UTC(2027, 3, 5 + 7 * week++)), by);
const { pool } = database();
for (const { userId } of [erin, theirs.erin]) {
  const { rows } = await pool.query("SELECT id FROM pto_balances WHERE user_id = $1 AND type = 'sick'", [userId]);
  const by = userId === erin.userId ? owner : theirs.owner;
  await adjustBalance(by, rows[0].id, { adjustment: 100, reason: "Enough for every test" });
}
const rowsOf = async (requestId: string) =>
  (
    await pool.query(
      `SELECT event, channel, status, attempts, last_error AS error, extract(epoch FROM next_attempt_at - $2)::float8 AS "dueIn"
      FROM notifications WHERE payload ->> 'requestId' = $1 ORDER BY created_at, channel DESC, event DESC`,
      [requestId, clock.now()],
    )
  ).rows;
const last = (person: typeof mona) => person.messages().findLast(({ ephemeral }) => !ephemeral)!;
const later = (seconds: number) => clock.setInstant(new Date(clock.now().getTime() + seconds * 1000));
const buttons = (requestId: string) =>
  mona.messages().filter(({ blocks }) => JSON.stringify(blocks).includes(requestId)).length;

let live: Delivery | undefined;
const running = (sent = channels()) =>
  (live = startDelivery({ databaseUrl, clock, channels: sent, log: pino({ level: "silent" }), chance: () => 0 }));
afterEach(async () => {
  await live?.stop(5000);
  live = undefined;
});

beforeEach(async () => {
  clock.set("2027-03-01");
  proxy.holds = () => false;
  proxy.look();
  await deliver();
  mail.received.length = 0;
  sandbox.calls.length = 0;
  expect(sandbox.violations).toEqual([]);
});

describe("a message to Slack", () => {
  test.each(["token_revoked", "account_inactive", "invalid_auth", "channel_not_found"])(
    "goes by email once if Slack responds with %s",
    async (error) => {
      sandbox.fail("chat.postMessage", error);
      const { id } = await submit();
      await deliver();
      await deliver();
      expect(mail.received.map(({ to }) => to)).toEqual([manager.email]);
      expect(await rowsOf(id)).toMatchObject([
        { channel: "slack", status: "failed", error },
        { channel: "mail", status: "sent" },
      ]);
    },
  );

  test("is not emailed twice to a person who also chose email if Slack is gone", async () => {
    await pool.query(`UPDATE users SET notification_choices = '{"mail": true}' WHERE id = $1`, [manager.userId]);
    sandbox.fail("chat.postMessage", "token_revoked");
    await submit();
    await deliver();
    await pool.query(`UPDATE users SET notification_choices = '{}' WHERE id = $1`, [manager.userId]);
    await deliver();
    expect(mail.received.map(({ to }) => to)).toEqual([manager.email]);
  });

  test("is retried if Slack responds with 500", async () => {
    sandbox.fail("chat.postMessage", "500");
    const { id } = await submit();
    await deliver();
    expect(await rowsOf(id)).toMatchObject([{ status: "pending", attempts: 1, dueIn: 1 }]);
    later(30);
    await deliver();
    expect(await rowsOf(id)).toMatchObject([{ status: "sent", attempts: 2 }]);
    expect(buttons(id)).toBe(1);
  });

  test("waits as long as Slack asks, together with the organization's other Slack messages only", async () => {
    sandbox.fail("chat.postMessage", "429");
    const { id } = await submit();
    const delivery = running();
    await delivery.idle();
    expect(await rowsOf(id)).toMatchObject([{ status: "pending", attempts: 1, error: "Slack asked Awayday to wait" }]);
    later(0.9);
    const [waits, other] = [await submit(), await submit(theirs.erin)];
    const mailed = await submit(owner);
    await delivery.idle();
    expect(await rowsOf(waits.id)).toMatchObject([{ status: "pending", attempts: 0 }]);
    expect(await rowsOf(other.id)).toMatchObject([{ status: "sent" }]);
    expect((await rowsOf(mailed.id)).map(({ status }) => status)).toEqual(["pending"]);
    later(0.1);
    await delivery.idle();
    expect(await rowsOf(waits.id)).toMatchObject([{ status: "sent" }]);
    later(30);
    await delivery.idle();
    expect(await rowsOf(id)).toMatchObject([{ status: "sent", attempts: 2 }]);
  });

  test("that hangs is given up, paused, and retried, without delaying other organizations", async () => {
    const requests = [];
    for (let count = 0; count < 6; count++) requests.push(await submit());
    const other = await submit(theirs.erin);
    const ourToken = await tokenOf(owner.organizationId);
    proxy.holds = (path, authorization) => path.includes("postMessage") && authorization === ourToken;
    const delivering = deliver();
    await theirMona.until(() =>
      theirMona.messages().some(({ blocks }) => JSON.stringify(blocks).includes(other.id)) ? true : undefined,
    );
    await mona.until(() => (proxy.waiting() === 4 ? true : undefined), "four on their way");
    await delivering;
    const rows = (await Promise.all(requests.map(({ id }) => rowsOf(id)))).flat();
    const failed = rows.filter(({ attempts }) => attempts === 1);
    expect(failed).toHaveLength(4);
    for (const row of failed)
      expect(row).toMatchObject({ status: "pending", error: "Slack didn't respond", dueIn: 10 });
    proxy.holds = () => false;
    later(30);
    await deliver();
    for (const { id } of requests) expect(buttons(id)).toBe(1);
  });

  test("whose response is lost is sent twice rather than not at all", async () => {
    sandbox.fail("chat.postMessage", "lost");
    const { id } = await submit();
    await deliver();
    expect(await rowsOf(id)).toMatchObject([{ status: "pending", attempts: 1 }]);
    later(30);
    await deliver();
    await deliver();
    expect(buttons(id)).toBe(2);
    expect(await rowsOf(id)).toMatchObject([{ status: "sent", attempts: 2 }]);
    await decideRequest(owner, id, { status: "approved" });
    await deliver();
    const [ghost] = mona.messages().filter(({ blocks }) => JSON.stringify(blocks).includes(id));
    await mona.click(ghost!, "approve_request");
    await mona.until(() => (buttons(id) === 0 ? true : undefined));
  });

  test("goes by email if Slack is disconnected in the meantime, which doesn't count as a failure", async () => {
    const { id } = await submit(theirs.erin);
    await disconnectSlack(theirs.owner, {});
    await deliver();
    expect(await rowsOf(id)).toMatchObject([
      { channel: "slack", status: "obsolete" },
      { channel: "mail", status: "sent" },
    ]);
    const { id: next } = await submit(theirs.erin);
    expect(await rowsOf(next)).toMatchObject([{ channel: "mail" }]);
    await connect(sandbox, theirs.owner, "T2");
  });
});

describe("a sent message", () => {
  test("is updated even if the request is decided while it is on its way, and the decision doesn't wait", async () => {
    const ourToken = await tokenOf(owner.organizationId);
    proxy.holds = (path, authorization) => path.includes("postMessage") && authorization === ourToken;
    const { id } = await submit();
    running(channels(20_000));
    await mona.until(() => (proxy.waiting() === 1 ? true : undefined), "a message on its way");
    await decideRequest(owner, id, { status: "approved" });
    expect(proxy.waiting()).toBe(1);
    proxy.holds = () => false;
    proxy.look();
    await mona.until(() => (last(mona).text.includes("approved by Owner") ? true : undefined));
    await mona.until(async () => ((await rowsOf(id)).length === 2 ? true : undefined), "nothing left to follow");
    expect(buttons(id)).toBe(0);
  });

  test.each(["500", "429"])("is updated within seconds if Slack first responds with %s", async (how) => {
    const { id } = await submit();
    await deliver();
    sandbox.fail("chat.update", how);
    await decideRequest(owner, id, { status: "approved" });
    await deliverAtOnce();
    expect(buttons(id)).toBe(1);
    later(1);
    await deliverAtOnce();
    expect(buttons(id)).toBe(0);
    await deliver();
  });

  test.each(["message_not_found", "token_revoked"])(
    "is given up, without an email, if its update gets %s",
    async (error) => {
      const { id } = await submit();
      await deliver();
      sandbox.fail("chat.update", error);
      await decideRequest(owner, id, { status: "rejected" });
      await deliver();
      expect(mail.received).toEqual([]);
      expect((await rowsOf(id)).map(({ event }) => event)).toEqual(["request.submitted", "request.rejected"]);
    },
  );

  test("never shows an older state after a newer one", async () => {
    const { id } = await submit();
    await deliver();
    const asked = last(mona);
    const ourToken = await tokenOf(owner.organizationId);
    proxy.holds = (path, authorization) => path.includes("update") && authorization === ourToken;
    await decideRequest(manager, id, { status: "approved" });
    running();
    await mona.until(() => (proxy.waiting() === 1 ? true : undefined), "a change on its way");
    const looks = looksAtCopies;
    await cancelRequest(owner, id, { rejectionReason: "Stocktaking" });
    await mona.until(() => (looksAtCopies > looks ? true : undefined), "a look at the second change");
    expect(proxy.waiting()).toBe(1);
    proxy.holds = () => false;
    proxy.look();
    const copy = () => sandbox.messages(asked.channel).find(({ ts }) => ts === asked.ts);
    await mona.until(() => (copy()?.text.includes("canceled by Owner") ? true : undefined));
    expect(copy()?.updatedTimes).toBe(2);
  });
});

const homeOf = (person: typeof mona) => JSON.stringify(person.home()?.blocks ?? []);
const publishedFor = ({ userId }: typeof mona) =>
  sandbox.calls.filter(({ method, body }) => method === "views.publish" && body.user_id === userId).length;
const published = () => sandbox.calls.filter(({ method }) => method === "views.publish").length;

describe("a Home tab", () => {
  test("shows changes by anyone to people who have opened it", async () => {
    await mona.openHome();
    await eve.openHome();
    const { id } = await submit();
    await deliver();
    expect([homeOf(mona).includes(id), homeOf(eve).includes(id)]).toEqual([true, true]);
    await decideRequest(owner, id, { status: "rejected" });
    await deliver();
    expect(homeOf(mona)).not.toContain(id);
    const before = homeOf(eve);
    const { rows } = await pool.query("SELECT id FROM pto_balances WHERE user_id = $1 AND type = 'sick'", [
      erin.userId,
    ]);
    await adjustBalance(owner, rows[0].id, { adjustment: 3, reason: "Counted again" });
    await deliver();
    expect(homeOf(eve)).not.toBe(before);
  });

  test("is published once for many waiting changes, and again for later ones", async () => {
    const requests = [await submit(), await submit(), await submit()];
    await deliver();
    expect(published()).toBe(2);
    for (const { id } of requests) await cancelRequest(erin, id, {});
    await deliver();
    expect(published()).toBe(4);
    for (const { id } of requests) expect(homeOf(eve)).not.toContain(`"value":"${id}"`);
  });

  test("is published once more if something changes in the meantime", async () => {
    const ourToken = await tokenOf(owner.organizationId);
    proxy.holds = (path, authorization) => path.includes("publish") && authorization === ourToken;
    const first = await submit();
    running();
    await mona.until(() => (proxy.waiting() === 2 ? true : undefined), "two Home tabs on their way");
    const second = await submit();
    proxy.holds = () => false;
    proxy.look();
    await mona.until(() => (publishedFor(mona) === 2 && publishedFor(eve) === 2 ? true : undefined));
    expect(homeOf(mona)).toContain(second.id);
    for (const { id } of [first, second]) await cancelRequest(erin, id, {});
  });

  test("is updated even if the person has another one in a workspace that removed the app", async () => {
    await pool.query("DELETE FROM slack_homes WHERE user_id = $1", [erin.userId]);
    const homes = "INSERT INTO slack_homes (organization_id, user_id, team_id, slack_user_id, opened_at)";
    await pool.query(`${homes} VALUES ($1, $2, 'T0', 'UGONE', $3)`, [owner.organizationId, erin.userId, clock.now()]);
    await eve.openHome();
    const { id } = await submit();
    await deliver();
    expect(homeOf(eve)).toContain(id);
    await cancelRequest(erin, id, {});
  });

  test("shows a colleague's absence this week as soon as it is approved", async () => {
    const ezra = sandbox.as("T1", `${slackIdOf(ours.ezra.email)}T1`);
    await ezra.openHome();
    const { id } = await submitRequest(erin, { type: "vacation", startDate: "2027-03-04", endDate: "2027-03-04" });
    await decideRequest(manager, id, { status: "approved" });
    await deliver();
    expect(homeOf(ezra)).toContain("Erin");
  });

  test("that was never opened costs nothing", async () => {
    await submit(theirs.erin);
    const { rows } = await pool.query("SELECT count(*)::int AS count FROM notifications WHERE event = 'home.changed'");
    expect(rows).toEqual([{ count: 0 }]);
  });
});

async function tokenOf(organizationId: string): Promise<string> {
  const teamId = organizationId === owner.organizationId ? "T1" : "T2";
  const { readBotToken } = await import("#bot/operations/slack/readBotToken.ts");
  return `Bearer ${((await readBotToken(teamId)) as { token: string }).token}`;
}

test("messages that are withdrawn unsent, because their requests move to another approver, don't hold up other messages", async () => {
  // More than delivery reads at once.
  for (let count = 0; count < 40; count++) {
    await submitOn(new Date(Date.UTC(2027, 3, 6 + 7 * Math.floor(count / 4) + (count % 4))));
  }
  await editUser(owner, erin.userId, { managerId: owner.userId });
  await deliver();
  const { id } = await submit(ours.ezra);
  await deliver();
  expect(buttons(id)).toBe(1);
  const waiting = "SELECT event FROM notifications WHERE status = 'pending' AND organization_id = $1";
  expect((await pool.query(waiting, [owner.organizationId])).rows).toEqual([]);
});
