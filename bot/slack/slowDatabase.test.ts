import { afterEach, expect, test } from "@jest/globals";
import type { PoolClient } from "pg";
import { database } from "#db/connect.ts";
import { decideRequest } from "#bot/operations/requests/decideRequest.ts";
import { submitRequest } from "#bot/operations/requests/submitRequest.ts";
import { untilModalShows } from "#tests/slack/openRequestForm.ts";
import { slackCompany, TEAM } from "#tests/slack/slackCompany.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { testClock } from "#tests/arranging/testOrganization.ts";

await testDatabase();
const clock = testClock();
const { sandbox, company, personOf } = await slackCompany(clock);
const [erin, mona] = [personOf(company.erin), personOf(company.manager)];

let holding: PoolClient | undefined;
async function hold(tables = "slack_teams, slack_installations"): Promise<void> {
  holding = await database().pool.connect();
  await holding.query("BEGIN");
  await holding.query(`LOCK TABLE ${tables} IN ACCESS EXCLUSIVE MODE`);
}
async function release(): Promise<void> {
  await holding?.query("ROLLBACK");
  holding?.release();
  holding = undefined;
}
afterEach(release);

test("a command is acknowledged before the database answers, and its reply follows", async () => {
  await hold();
  const answer = await erin.command("balance");
  expect(answer.ack).toMatchObject({ response_type: "ephemeral", text: "Working on it…" });
  await release();
  const reply = await erin.until(() => answer.replies().find(({ text }) => text !== "Working on it…"));
  expect(JSON.stringify(reply)).toContain("Vacation");
}, 20_000);

test("opening the form and clicking a button are acknowledged before the database answers", async () => {
  await hold();
  const answer = await erin.command("request");
  expect(answer.status).toBe(200);
  const payload = {
    type: "block_actions",
    user: { id: mona.userId },
    team: { id: TEAM },
    trigger_id: "1.2.3",
    container: { type: "message", channel_id: "C1", message_ts: "1.2" },
    channel: { id: "C1" },
    message: { ts: "1.2" },
    actions: [{ type: "button", action_id: "approve_request", value: "01890000-0000-7000-8000-000000000000" }],
  };
  const click = await sandbox.send(new URLSearchParams({ payload: JSON.stringify(payload) }).toString());
  expect(click.status).toBe(200);
  await release();
}, 20_000);

test("Reject opens a form in time even if the database is slow, and the form then shows the decision", async () => {
  const { id } = await submitRequest(company.erin, {
    type: "vacation",
    startDate: "2027-03-08",
    endDate: "2027-03-08",
  });
  const home = await mona.openHome();
  await decideRequest(company.owner, id, { status: "approved" });
  await hold("pto_requests");
  await mona.click(home!, "reject_request", id);
  await untilModalShows(mona, "Loading the request");
  await release();
  await mona.close(await untilModalShows(mona, "This request was already approved by Owner"));
}, 20_000);

test("an event is acknowledged before the database answers", async () => {
  await hold();
  const { status } = await sandbox.event(TEAM, { type: "tokens_revoked", tokens: { bot: ["UBOT"] } });
  expect(status).toBe(200);
}, 20_000);
