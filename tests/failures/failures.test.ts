import { afterAll, expect, jest, test } from "@jest/globals";
import { pino } from "pino";
import type { IsoDate } from "#core/calendar/dates.ts";
import { WEBHOOK_EVENT_NAMES } from "#core/webhooks/webhookEvents.ts";
import { database } from "#db/connect.ts";
import { webhookObjects } from "#bot/http/v1/webhookObjects.ts";
import { startWebhooks } from "#bot/notify/webhooks/startWebhooks.ts";
import { adjustBalanceOf } from "#bot/operations/balances/adjustBalance.ts";
import { decideRequest } from "#bot/operations/requests/decideRequest.ts";
import { submitRequest } from "#bot/operations/requests/submitRequest.ts";
import { createWebhook } from "#bot/operations/webhooks/createWebhook.ts";
import { hire, testClock } from "../arranging/testOrganization.ts";
import { deliverDue, mailTo } from "../asserting/deliverNow.ts";
import { hookServer } from "../servers/hooks/hookServer.ts";
import { mailServer } from "../servers/mailServer.ts";
import { testDatabase } from "../servers/testDatabase.ts";
import { chanceFrom, SEED } from "../soak/chanceFrom.ts";
import { nextWorkday } from "../soak/nextWorkday.ts";
import { shortOrLong } from "../soak/shortOrLong.ts";
import { buttons } from "../slack/slackApprovers.ts";
import { slackCompany } from "../slack/slackCompany.ts";
import { slackTo } from "../slack/slackTo.ts";
import { Faults } from "./Faults.ts";

const APP = "https://awayday.example";
const [MINUTE, HOUR] = [60_000, 3_600_000];
/** In milliseconds of simulated time. */
const [TROUBLE, STEP] = [shortOrLong(5 * MINUTE, HOUR), 15_000];
const ENOUGH = TROUBLE / (72 * 1000);
const RECOVERY_HOURS = 80;
const FAILS = 0.3;
const [HANGS, TIMEOUT_MS] = shortOrLong([0, 60_000], [0.05, 500]);
jest.setTimeout(shortOrLong(300_000, 60 * 60_000));

const { url: databaseUrl } = await testDatabase();
const clock = testClock();
const chance = chanceFrom(SEED);
const mail = await mailServer();
const hooks = await hookServer();
const { sandbox, config, company, personOf } = await slackCompany(clock);
const { owner, admin, manager, erin, ezra } = company;

const faults = new Faults({ chance, fails: FAILS, hangs: HANGS });

const channels = () => [slackTo(config, { appUrl: APP, clock, timeout: TIMEOUT_MS }), mailTo(mail.url, APP)];
const warnings = jest.spyOn(console, "warn").mockImplementation(() => {});
afterAll(() => warnings.mockRestore());
const silent = pino({ level: "silent" });

async function deliver(): Promise<void> {
  const webhooks = startWebhooks({
    databaseUrl,
    fetch: hooks.fetch,
    objectOf: webhookObjects((name) => `/${name}`),
    clock,
    log: silent,
    timeoutMs: TIMEOUT_MS,
    chance,
  });
  await Promise.all([webhooks.idle(), deliverDue({ databaseUrl, clock, channels: channels() })]);
  await webhooks.stop(5000);
}

const found = async <Row extends object>(sql: string) => (await database().pool.query<Row>(sql)).rows;

test("while Slack, the mail server, and webhooks fail 30% of the time, no message is lost, and none is repeated without need", async () => {
  const nora = await hire(owner, "Nora", "Manager", { managerId: owner.userId });
  const onMail = [
    await hire(owner, "Nick", "Employee", { managerId: nora.userId }),
    await hire(owner, "Nell", "Employee", { managerId: nora.userId }),
  ];
  const people = [erin, ezra, ...onMail];
  for (const { userId } of people) {
    await adjustBalanceOf(admin, userId, { type: "vacation", adjustment: 300, reason: "For the test" });
  }
  await createWebhook(owner, { name: "Payroll", url: hooks.urlOf("/payroll"), events: WEBHOOK_EVENT_NAMES });
  faults.isTrouble = false;
  await deliver();
  faults.isTrouble = true;

  const ofSlack = ["lost", "429", "500", "internal_error", "reset"] as const;
  const [ofMessages, ofOtherCalls] = [faults.of("Slack", ofSlack), faults.of("other Slack", ofSlack)];
  const ofMail = faults.of("mail", ["lost", "refuse", "drop"]);
  const ofWebhooks = faults.of("webhook", ["lost", "429", "500", "reset"]);
  sandbox.failing = (method) => (method === "chat.postMessage" ? ofMessages() : ofOtherCalls());
  mail.behavior = () => ofMail() ?? "take";
  const accepted: string[] = [];
  hooks.answer("/payroll", (req, res) => {
    const way = ofWebhooks();
    if (way === undefined || way === "lost") accepted.push(String(req.headers["webhook-id"]));
    if (way === undefined) res.end("ok");
    else if (way === "429") res.writeHead(429, { "retry-after": "20" }).end();
    else if (way === "500") res.writeHead(500).end();
    else if (way !== "hang") res.destroy();
  });

  const open: { id: string; by: typeof manager }[] = [];
  let date: IsoDate = "2027-04-01";
  const decided = new Set<string>();
  const someLost = () => ["Slack", "mail", "webhook"].every((service) => faults.lost(service) > 0);
  for (let at = 0; at < TROUBLE || (at < HOUR && !someLost()); at += STEP) {
    if (at % (2 * STEP) === 0) {
      const turn = (at / (2 * STEP)) % people.length;
      const person = people[turn];
      if (turn === 0) date = nextWorkday(date);
      if (person) {
        const { id } = await submitRequest(person, { type: "vacation", startDate: date, endDate: date });
        open.push({ id, by: turn < 2 ? manager : nora });
      }
    } else if (open.length > 2) {
      const next = open.shift();
      if (next) {
        await decideRequest(next.by, next.id, { status: chance() < 0.5 ? "approved" : "rejected" });
        decided.add(next.id);
      }
    }
    await deliver();
    clock.setInstant(new Date(clock.now().getTime() + STEP));
  }

  faults.isTrouble = false;
  const waiting = `SELECT id FROM notifications WHERE status = 'pending'
    UNION ALL SELECT id FROM webhook_messages WHERE status = 'pending'`;
  for (let hour = 0; hour < RECOVERY_HOURS && (await found(waiting)).length > 0; hour++) {
    await deliver();
    clock.setInstant(new Date(clock.now().getTime() + HOUR));
  }

  const arrived = { emails: mail.received.length, webhooks: hooks.received.length };
  process.stdout.write(`${JSON.stringify({ seed: SEED, ...arrived, failures: faults.counts })}\n`);
  expect(await found(waiting)).toEqual([]);
  expect(await found("SELECT event, last_error FROM notifications WHERE status = 'failed'")).toEqual([]);

  const rows = await found<{ channel: string; messageId: string | null; ts: string | null }>(
    `SELECT channel, sent->>'messageId' AS "messageId", sent->>'ts' AS ts FROM notifications WHERE status = 'sent'`,
  );
  const emails = mail.received.map(({ messageId }) => messageId);
  const byMail = rows.flatMap(({ messageId }) => messageId ?? []);
  expect(byMail.length).toBeGreaterThan(ENOUGH);
  expect(byMail.filter((id) => !emails.includes(id))).toEqual([]);
  expect(emails.length - new Set(emails).size).toBeLessThanOrEqual(faults.lost("mail"));

  const direct = [owner, admin, manager, erin, ezra].flatMap((person) => personOf(person).messages());
  const inSlack = new Set(direct.map(({ ts }) => ts));
  const bySlack = rows.flatMap(({ ts }) => ts ?? []);
  expect(bySlack.length).toBeGreaterThan(ENOUGH);
  expect(bySlack.filter((ts) => !inSlack.has(ts))).toEqual([]);
  const known = new Set(bySlack);
  const unknown = direct.filter(({ ts, ephemeral }) => !ephemeral && !known.has(ts));
  expect(unknown.length).toBeLessThanOrEqual(faults.lost("Slack"));
  const stale = direct.filter(
    (message) => known.has(message.ts) && buttons(message).includes("approve_request") && isAbout(message, decided),
  );
  expect(stale.map(({ text }) => text)).toEqual([]);

  const messages = await found<{ id: string; status: string }>("SELECT id, status FROM webhook_messages");
  expect(messages.length).toBeGreaterThan(2 * ENOUGH);
  const unsent = messages.filter(({ id, status }) => status !== "sent" || !accepted.includes(`msg_${id}`));
  expect(unsent).toEqual([]);
  expect(accepted.length - new Set(accepted).size).toBeLessThanOrEqual(faults.lost("webhook"));
  expect(someLost()).toBe(true);
});

function isAbout(message: object, ids: ReadonlySet<string>): boolean {
  const text = JSON.stringify(message);
  return [...ids].some((id) => text.includes(id));
}
