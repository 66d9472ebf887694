import { beforeEach, describe, expect, test } from "@jest/globals";
import { database } from "#db/connect.ts";
import { lastAuditEntry } from "#tests/asserting/lastAuditEntry.ts";
import { connect, slackServer } from "#tests/slack/slackCompany.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { foundTestOrganization, hire, testClock } from "#tests/arranging/testOrganization.ts";

await testDatabase();
const clock = testClock();
const owner = await foundTestOrganization();
const admin = await hire(owner, "Ada", "Admin");
const team = (id: string) => ({ id, name: id, channels: [], users: [{ id: "U1", name: "u", email: "u@x.example" }] });
const { sandbox } = await slackServer(clock, [team("T1"), team("T2")]);
const person = sandbox.as("T1", "U1");
const { pool } = database();

const connected = async () =>
  (await pool.query("SELECT team_id FROM slack_installations ORDER BY 1")).rows.map((row) => row.team_id);
const gone = (teamId: string) =>
  person.until(async () => ((await connected()).includes(teamId) ? undefined : true), `${teamId} is still connected`);
const notified = async () =>
  (await pool.query("SELECT recipient_id AS id FROM notifications WHERE event = 'slack.disconnected'")).rows.map(
    ({ id }) => id,
  );
const settled = async () => {
  await sandbox.event("T2", { type: "app_uninstalled" });
  await gone("T2");
};

beforeEach(async () => {
  clock.set("2027-03-01");
  await pool.query("DELETE FROM notifications");
  await connect(sandbox, owner, "T1");
  await connect(sandbox, owner, "T2");
});

describe("a workspace is disconnected", () => {
  test("when it removes the app, and every Admin and Owner is notified", async () => {
    await sandbox.uninstall("T1");
    await gone("T1");
    expect(await connected()).toEqual(["T2"]);
    expect(new Set(await notified())).toEqual(new Set([admin.userId, owner.userId]));
    expect(await notified()).toHaveLength(2);
    expect(await lastAuditEntry(owner.organizationId)).toMatchObject({
      actorId: null,
      source: "slack",
      action: "loseSlack",
      before: { teams: ["T1"] },
    });
  });

  test("when our token is revoked, and can be connected again", async () => {
    await sandbox.revokeTokens("T1");
    await gone("T1");
    clock.set("2027-03-02");
    await connect(sandbox, owner, "T1");
    expect(await connected()).toEqual(["T1", "T2"]);
  });

  test("once for an event that Slack sends twice, with one notification per person", async () => {
    const event = { type: "app_uninstalled" };
    const once = { eventId: "EvOnce" };
    await Promise.all([sandbox.event("T1", event, once), sandbox.event("T1", event, { ...once, retryNum: 1 })]);
    await gone("T1");
    await settled();
    expect(await notified()).toHaveLength(4);
  });
});

describe("a workspace stays connected", () => {
  test("when the event is older than the connection", async () => {
    const at = new Date(clock.now().getTime() - 1000);
    expect((await sandbox.event("T1", { type: "app_uninstalled" }, { at })).status).toBe(200);
    await settled();
    expect(await connected()).toEqual(["T1"]);
  });

  test("when an event is repeated that was handled before the workspace was reconnected", async () => {
    const once = { eventId: "EvAgain" };
    await sandbox.event("T1", { type: "app_uninstalled" }, once);
    await gone("T1");
    await connect(sandbox, owner, "T1");
    await sandbox.event("T1", { type: "app_uninstalled" }, { ...once, retryNum: 1 });
    await settled();
    expect(await connected()).toEqual(["T1"]);
  });

  test("when only users' tokens are revoked", async () => {
    await sandbox.event("T1", { type: "tokens_revoked", tokens: { oauth: ["U1"], bot: [] } });
    await settled();
    expect(await connected()).toEqual(["T1"]);
  });
});
