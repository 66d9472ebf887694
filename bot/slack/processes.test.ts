import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, expect, test } from "@jest/globals";
import { database } from "#db/connect.ts";
import { connect, OTHER_TEAM, SIGNING_SECRET, slackCompany, TEAM } from "#tests/slack/slackCompany.ts";
import { bundledProgram } from "#tests/servers/bundledProgram.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { testClock } from "#tests/arranging/testOrganization.ts";

const { url: databaseUrl } = await testDatabase();
const server = await bundledProgram("tests/servers/slackProcess.ts");
const clock = testClock();
const { sandbox, company, personOf } = await slackCompany(clock);
const erin = personOf(company.erin);
const { pool } = database();

const dataDir = await mkdtemp(path.join(tmpdir(), "awayday-slack-"));
const started: ChildProcess[] = [];
afterAll(async () => {
  for (const child of started) child.kill("SIGKILL");
  await rm(dataDir, { recursive: true });
});

/** Starts the server in a separate process. */
async function startServing() {
  const child = spawn(process.execPath, [fileURLToPath(server)], {
    stdio: ["ignore", "pipe", "inherit"],
    env: {
      PATH: process.env["PATH"],
      NOW: clock.now().toISOString(),
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      PORT: "0",
      LOG_LEVEL: "silent",
      SESSION_SECRET: "a secret for these tests",
      SLACK_CLIENT_ID: "client",
      SLACK_CLIENT_SECRET: "client secret",
      SLACK_SIGNING_SECRET: SIGNING_SECRET,
      SLACK_API_URL: sandbox.apiUrl,
    },
  });
  started.push(child);
  const exited = once(child, "close").then(([code]) => code as number | null);
  const [line] = await Promise.race([once(child.stdout, "data"), exited.then(() => [""])]);
  const { port } = new URL(String(line).trim());
  return { child, exited, events: `http://127.0.0.1:${port}/api/slack/events` };
}
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
