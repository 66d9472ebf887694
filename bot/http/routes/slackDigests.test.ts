import { describe, expect, test } from "@jest/globals";
import { createOffice } from "#bot/operations/offices/createOffice.ts";
import { disconnectSlack } from "#bot/operations/slack/disconnectSlack.ts";
import { database } from "#db/connect.ts";
import { expectRefusal, type Refused, SIGNED_OUT } from "#tests/asserting/expectRefusal.ts";
import { lastAuditEntry } from "#tests/asserting/lastAuditEntry.ts";
import { connect, slackCompany, TEAM } from "#tests/slack/slackCompany.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { foundTestOrganization, testClock } from "#tests/arranging/testOrganization.ts";

await testDatabase();
const clock = testClock();
const { as, visitor, sandbox, company } = await slackCompany(clock);
const { owner, admin, manager, erin } = company;
const { organizationId, officeId } = owner;
const DIGESTS = "/api/slack/digests";
const CHANNELS = "/api/slack/channels";
const asAdmin = await as(admin);
const choose = (channelId: unknown, office = officeId) => asAdmin.send("PATCH", `${DIGESTS}/${office}`, { channelId });
const lastSent = async () => {
  const sent = "SELECT last_sent_on::text AS day FROM slack_digests WHERE office_id = $1";
  return (await database().pool.query(sent, [officeId])).rows;
};
const main = { officeId, officeName: "Main Office", timezone: "America/New_York" };
const none = { channelId: null, channelName: null, trouble: null };
const general = { channelId: "CGENERAL", channelName: "general", trouble: null };
const UNKNOWN_CHANNEL: Refused = [400, "invalid_input", "Unknown channel", { channelId: "Unknown channel" }];

describe("GET /api/slack/channels", () => {
  test("lists the workspace's channels by name, and whether our bot is a member", async () => {
    const { status, body } = await asAdmin.get(CHANNELS);
    expect([status, body]).toEqual([
      200,
      [
        { id: "CGENERAL", name: "general", isPrivate: false, isMember: true },
        { id: "CQUIET", name: "quiet", isPrivate: false, isMember: false },
      ],
    ]);
  });

  test("leaves out channels that are shared with another company, and no digest can be set up there", async () => {
    sandbox.share(TEAM, "CGENERAL", true);
    expect((await asAdmin.get(CHANNELS)).body).toMatchObject([{ id: "CQUIET" }]);
    await expectRefusal(() => choose("CGENERAL"), UNKNOWN_CHANNEL);
    sandbox.share(TEAM, "CGENERAL", false);
  });

  test.each([
    ["429", 429, "slack_busy"],
    ["500", 409, "slack_unavailable"],
    ["token_revoked", 409, "slack_unavailable"],
  ])("is refused when Slack responds with %s", async (how, status, code) => {
    sandbox.fail("conversations.list", how);
    const answer = await asAdmin.get(CHANNELS);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect(answer.headers.get("retry-after")).toBe(how === "429" ? "1" : null);
  });
});

describe("PATCH /api/slack/digests/{officeId}", () => {
  test("sets, changes, and clears an office's channel, and is audited", async () => {
    expect((await asAdmin.get(DIGESTS)).body).toEqual([{ ...main, ...none }]);
    const { status, body } = await choose("CGENERAL");
    expect([status, body]).toEqual([200, { ...main, ...general }]);
    expect(await lastAuditEntry(organizationId)).toEqual({
      actorId: admin.userId,
      source: "web",
      action: "setDigest",
      subjectKind: "office",
      subjectId: officeId,
      before: { digest: null },
      after: { digest: { teamId: TEAM, channelId: "CGENERAL", channelName: "general" } },
    });
    expect((await choose("CQUIET")).body).toMatchObject({ channelId: "CQUIET", channelName: "quiet" });
    const { id } = await createOffice(owner, { name: "Berlin", country: "Germany", timezone: "Europe/Berlin" });
    await choose("CGENERAL", id);
    const berlin = { officeId: id, officeName: "Berlin", timezone: "Europe/Berlin" };
    expect((await asAdmin.get(DIGESTS)).body).toMatchObject([{ channelId: "CQUIET" }, { ...berlin, ...general }]);
    expect((await choose(null)).body).toEqual({ ...main, ...none });
    expect((await asAdmin.get(DIGESTS)).body).toEqual([
      { ...main, ...none },
      { ...berlin, ...general },
    ]);
  });

  test("starts the messages today before nine o'clock, and tomorrow after that", async () => {
    for (const [instant, day] of [
      ["2027-03-01T13:59:00Z", null],
      ["2027-03-01T14:00:00Z", "2027-03-01"],
    ] as const) {
      clock.setInstant(new Date(instant));
      await choose(null);
      await choose("CGENERAL");
      expect(await lastSent()).toEqual([{ day }]);
    }
  });

  test("clears the channel's problem, which the list shows until then", async () => {
    await choose("CGENERAL");
    await database().pool.query("UPDATE slack_digests SET trouble = 'is_archived' WHERE office_id = $1", [officeId]);
    expect((await asAdmin.get(DIGESTS)).body[0]).toMatchObject({ trouble: "the channel is archived" });
    expect((await choose("CGENERAL")).body).toMatchObject({ trouble: null });
  });

  test("refuses an unknown channel or office", async () => {
    await expectRefusal(() => choose("CELSE"), UNKNOWN_CHANNEL);
    const stranger = await foundTestOrganization();
    const missing: Refused = [404, "not_found", "The office was not found"];
    await expectRefusal(() => choose("CGENERAL", stranger.officeId), missing);
    expect((await choose("CGENERAL", "nonsense")).status).toBe(404);
    const text = "Channel must be text";
    await expectRefusal(() => choose(7), [400, "invalid_input", text, { channelId: text }]);
  });

  test("is for Admins and Owners", async () => {
    const forbidden: Refused = [403, "forbidden", "You need Admin or Owner permissions to manage Slack integration"];
    for (const [browser, refused] of [
      [await as(manager), forbidden],
      [await as(erin), forbidden],
      [visitor(), SIGNED_OUT],
    ] as const) {
      await expectRefusal(() => browser.get(DIGESTS), refused);
      await expectRefusal(() => browser.get(CHANNELS), refused);
      await expectRefusal(() => browser.send("PATCH", `${DIGESTS}/${officeId}`, { channelId: "CGENERAL" }), refused);
    }
  });
});

test("a channel of a disconnected workspace doesn't count, and none can be chosen", async () => {
  await choose("CGENERAL");
  await disconnectSlack(owner, {});
  expect((await asAdmin.get(DIGESTS)).body[0]).toEqual({ ...main, ...none });
  const refused: Refused = [409, "slack_not_connected", "Connect a Slack workspace first"];
  await expectRefusal(() => asAdmin.get(CHANNELS), refused);
  await expectRefusal(() => choose("CGENERAL"), refused);
  expect((await choose(null)).status).toBe(200);
  await connect(sandbox, owner, TEAM);
  expect((await choose("CGENERAL")).body).toEqual({ ...main, ...general });
});
