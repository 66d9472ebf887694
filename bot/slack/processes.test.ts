import { expect, test } from "@jest/globals";
import { addDays } from "#core/calendar/dates.ts";
import { database } from "#db/connect.ts";
import { newId } from "#db/newId.ts";
import { cancelRequest } from "#bot/operations/requests/cancelRequest.ts";
import { makeDecisionTokens } from "#bot/operations/requests/makeDecisionTokens.ts";
import { submitRequest } from "#bot/operations/requests/submitRequest.ts";
import { expectLedgersVerified } from "#tests/asserting/expectLedgersVerified.ts";
import { blocksText, buttons } from "#tests/slack/slackApprovers.ts";
import { browserOf } from "#tests/servers/httpServer.ts";
import { connect, OTHER_TEAM, slackCompany, TEAM } from "#tests/slack/slackCompany.ts";
import { slackProcesses } from "#tests/servers/slackProcesses.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { PASSWORD, testClock } from "#tests/arranging/testOrganization.ts";
import { shortOrLong } from "#tests/soak/shortOrLong.ts";

const ROUNDS = shortOrLong(1, 50);
const BY_EACH = shortOrLong(10, 34);

const { url: databaseUrl } = await testDatabase();
const clock = testClock();
const { sandbox, company, personOf } = await slackCompany(clock);
const erin = personOf(company.erin);
const { pool } = database();

const startServing = await slackProcesses({ databaseUrl, now: clock.now(), slackApi: sandbox.apiUrl });
const [one, other] = await Promise.all([startServing(), startServing()]);

const requests = async (startDate: string) =>
  (await pool.query("SELECT id FROM pto_requests WHERE start_date = $1", [startDate])).rowCount;
const command = (text: string, triggerId: string) =>
  new URLSearchParams({
    command: "/pto",
    text,
    team_id: TEAM,
    user_id: erin.userId,
    channel_id: "CGENERAL",
    trigger_id: triggerId,
  }).toString();
const sendTo = (events: string, body: string) => {
  sandbox.eventsUrl = events;
  return sandbox.send(body);
};

const repliesIn = (channel: string) =>
  sandbox.messages(channel).flatMap(({ ephemeral, text }) => (ephemeral ? [text] : []));

test("a command that reaches two processes at once takes effect once, and both reply", async () => {
  for (const [index, date] of ["2027-03-08", "2027-03-09", "2027-03-10", "2027-03-11"].entries()) {
    const body = command(`request vacation ${date}`, `trigger ${index}`);
    const answers = await Promise.all([one, other, one, other].map(({ events }) => sendTo(events, body)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await requests(date)).toBe(1);
  }
}, 20_000);

test("an event that reaches two processes is handled once", async () => {
  await connect(sandbox, company.owner, OTHER_TEAM);
  const event = { type: "app_uninstalled" };
  sandbox.eventsUrl = one.events;
  const first = sandbox.event(OTHER_TEAM, event, { eventId: "EvBoth" });
  sandbox.eventsUrl = other.events;
  await Promise.all([first, sandbox.event(OTHER_TEAM, event, { eventId: "EvBoth", retryNum: 1 })]);
  const left = "SELECT FROM slack_teams WHERE team_id = $1";
  await erin.until(async () => ((await pool.query(left, [OTHER_TEAM])).rowCount === 0 ? true : undefined));
  const { rows } = await pool.query("SELECT action FROM audit_events WHERE action = 'loseSlack'");
  expect(rows).toHaveLength(1);
}, 20_000);

test(
  `of ${3 * BY_EACH} decisions at once on two processes through the web, Slack, and email, one counts, and the others are informed`,
  async () => {
    const { owner, admin, manager } = company;
    const mona = personOf(manager);
    const people = [owner, admin, manager];
    const sessions = await Promise.all(
      [one, other].flatMap(({ url }) =>
        people.map(async ({ email }) => {
          const browser = browserOf(url);
          await browser.send("POST", "/api/auth/login", { email, password: PASSWORD });
          return browser;
        }),
      ),
    );
    for (let round = 0; round < ROUNDS; round++) {
      const day = addDays("2027-04-05", Math.floor(round / 5) * 7 + (round % 5));
      const { id } = await submitRequest(company.erin, { type: "vacation", startDate: day, endDate: day });
      const asking = () => mona.messages().find((sent) => !sent.ephemeral && blocksText(sent).includes(id));
      const message = await mona.until(asking, "the message in Slack");
      const tokens = await makeDecisionTokens({
        ...manager,
        id: newId(),
        requestId: id,
        version: 1,
        personId: company.erin.userId,
      });
      const before = repliesIn(message.channel).length;

      const byWeb = async (n: number) => {
        const decision = { status: n % 2 ? "rejected" : "approved" };
        return sessions[n % sessions.length]?.send("PATCH", `/api/pto-requests/${id}`, decision);
      };
      const inSlack = (n: number) => {
        sandbox.eventsUrl = (n % 2 ? one : other).events;
        return personOf(people[n % 3] ?? manager).click(message, "approve_request");
      };
      const byMail = async (n: number) => {
        const token = n % 4 < 2 ? tokens.approve : tokens.reject;
        const answer = await fetch(`${(n % 2 ? one : other).url}/mail/${token}`, { method: "POST" });
        return { status: answer.status, page: await answer.text() };
      };
      const each = Array.from({ length: BY_EACH }, (_, n) => n);
      const [web, slack, mail] = await Promise.all([
        Promise.all(each.map(byWeb)),
        Promise.all(each.map(inSlack)),
        Promise.all(each.map(byMail)),
      ]);

      const { rows } = await pool.query<{ source: string; status: string }>(
        "SELECT source, after->>'status' AS status FROM audit_events WHERE action = 'decideRequest' AND subject_id = $1",
        [id],
      );
      expect(rows).toHaveLength(1);
      const [{ source, status } = { source: "", status: "" }] = rows;
      const wins = (entryPoint: string) => (source === entryPoint ? 1 : 0);
      const lost = (entryPoint: string) => BY_EACH - wins(entryPoint);
      expect(web.filter((answer) => answer?.status === 200)).toHaveLength(wins("web"));
      expect(web.filter((answer) => answer?.body.code === "already_decided")).toHaveLength(lost("web"));
      expect(slack.map((click) => click.status)).toEqual(Array<number>(BY_EACH).fill(200));
      expect(mail.filter((answer) => answer.status === 200)).toHaveLength(wins("mail"));
      const informed = mail.filter(({ page }) => page.includes(`This request was already ${status}`));
      expect(informed).toHaveLength(lost("mail"));
      const replies = await mona.until(() => {
        const texts = repliesIn(message.channel).slice(before);
        return texts.length >= lost("slack") ? texts : undefined;
      }, "the replies in Slack");
      const others = replies.filter((text) => !text.includes(`already ${status} by`));
      expect({ replies: replies.length - others.length, others }).toMatchObject({ replies: lost("slack") });
      const isUpdated = () =>
        mona.messages().every((sent) => sent.ts !== message.ts || !buttons(sent).includes("approve_request"));
      await mona.until(() => (isUpdated() ? true : undefined), "the updated message");

      const entries = "SELECT FROM ledger_entries WHERE request_id = $1";
      expect((await pool.query(entries, [id])).rowCount).toBe(status === "approved" ? 1 : 0);
      const news = `SELECT event FROM notifications WHERE recipient_id = $1 AND payload->>'requestId' = $2`;
      expect((await pool.query(news, [company.erin.userId, id])).rows).toEqual([{ event: `request.${status}` }]);
      if (status === "approved") await cancelRequest(admin, id, { rejectionReason: "Next round" });
    }
    await expectLedgersVerified();
  },
  ROUNDS * 30_000,
);

test("a stopping process still sends the replies that were too slow for the acknowledgment", async () => {
  const blocker = await pool.connect();
  await blocker.query("BEGIN; LOCK TABLE pto_requests IN ACCESS EXCLUSIVE MODE");
  sandbox.eventsUrl = one.events;
  const answer = await erin.command("list");
  expect(answer.ack).toMatchObject({ text: "Working on it…" });
  one.child.kill("SIGTERM");
  await erin.until(
    async () => ((await fetch(one.events).catch(() => undefined)) ? undefined : true),
    "It still listens",
  );
  await blocker.query("COMMIT");
  blocker.release();
  expect(await one.exited).toBe(0);
  expect(answer.replies().map(({ text }) => text)).toHaveLength(2);
}, 20_000);
