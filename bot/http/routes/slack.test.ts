import { describe, expect, test } from "@jest/globals";
import { database } from "#db/connect.ts";
import { SlackInstallation } from "#db/models/slack/SlackInstallation.ts";
import { SlackTeam } from "#db/models/slack/SlackTeam.ts";
import { expectRefusal, SIGNED_OUT, type Refused } from "#tests/asserting/expectRefusal.ts";
import { httpServer } from "#tests/servers/httpServer.ts";
import { lastAuditEntry } from "#tests/asserting/lastAuditEntry.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { foundTestOrganization, testClock, testOrganization } from "#tests/arranging/testOrganization.ts";

await testDatabase();
const { as, visitor } = await httpServer(testClock());
const { owner, admin, manager, erin } = await testOrganization();
const stranger = await foundTestOrganization();
const [asOwner, asAdmin, asManager, asErin] = [await as(owner), await as(admin), await as(manager), await as(erin)];
const status = "/api/slack/status";
const FORBIDDEN: Refused = [403, "forbidden", "You need Admin or Owner permissions to manage Slack integration"];
const NOT_CONNECTED = { connected: false, teamName: null, installedAt: null, workspaces: [] };

const connectWorkspace = async ({ organizationId }: { organizationId: string }, teamId: string) => {
  await SlackTeam.create({ teamId, organizationId });
  const installedAt = new Date("2027-02-01T09:00:00Z");
  await SlackInstallation.create({ organizationId, teamId, teamName: "Acme", tokensSealed: "sealed", installedAt });
};

describe("the Slack connection", () => {
  test("is absent at first", async () => {
    for (const browser of [asOwner, asAdmin]) {
      const answer = await browser.get(status);
      expect([answer.status, answer.body]).toEqual([200, NOT_CONNECTED]);
    }
  });

  test("is shown with its workspace but without secrets, and ends when disconnected", async () => {
    await connectWorkspace(owner, "T1");
    await connectWorkspace(stranger, "T2");
    const newest = { teamName: "Acme", installedAt: "2027-02-01T09:00:00.000Z" };
    const workspaces = [{ ...newest, connectedByName: null, linksByEmail: false }];
    const connected = { connected: true, ...newest, workspaces };
    expect((await asAdmin.get(status)).body).toEqual(connected);
    const answer = await asAdmin.send("DELETE", "/api/slack/installation");
    expect([answer.status, answer.body]).toEqual([204, ""]);
    expect((await asOwner.get(status)).body).toEqual(NOT_CONNECTED);
    expect((await (await as(stranger)).get(status)).body).toEqual(connected);
    const { rows } = await database().pool.query("SELECT team_id FROM slack_teams");
    expect(rows).toEqual([{ team_id: "T2" }]);
  });

  test("is audited when disconnected, even if there is none", async () => {
    expect((await asOwner.send("DELETE", "/api/slack/installation")).status).toBe(204);
    expect(await lastAuditEntry(owner.organizationId)).toMatchObject({
      actorId: owner.userId,
      action: "disconnectSlack",
      subjectKind: "slack",
      before: { teams: [] },
    });
  });

  test("is for Admins and Owners", async () => {
    for (const [browser, refused] of [
      [asManager, FORBIDDEN],
      [asErin, FORBIDDEN],
      [visitor(), SIGNED_OUT],
    ] as const) {
      await expectRefusal(() => browser.get(status), refused);
      await expectRefusal(() => browser.send("DELETE", "/api/slack/installation"), refused);
    }
  });
});

test("connecting without Slack configured leads back to the settings with an error", async () => {
  const { status: code, headers } = await asOwner.get("/api/slack/install");
  expect(code).toBe(302);
  const back = new URL(headers.get("location") ?? "", "http://localhost");
  expect(back.pathname).toBe("/settings/slack");
  expect(back.searchParams.get("error")).toBe("slack_not_set_up");
});

test("events from Slack are refused without Slack configured", async () => {
  const { status: code, body } = await visitor().send("POST", "/api/slack/events", { type: "url_verification" });
  expect([code, body.code]).toEqual([404, "slack_not_set_up"]);
});
