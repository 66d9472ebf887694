import { beforeEach, describe, expect, test } from "@jest/globals";
import { database } from "#db/connect.ts";
import { Refusal } from "#core/refusal.ts";
import { deactivateUser } from "#bot/operations/people/deactivateUser.ts";
import { findSlackPerson } from "#bot/operations/slack/findSlackPerson.ts";
import { disconnectSlack } from "#bot/operations/slack/disconnectSlack.ts";
import { lastAuditEntry } from "#tests/asserting/lastAuditEntry.ts";
import { connect, slackServer } from "#tests/slack/slackCompany.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { foundTestOrganization, hire, testClock, testOrganization } from "#tests/arranging/testOrganization.ts";
import { identityOf, slackActor } from "./slackActor.ts";

await testDatabase();
const clock = testClock();
const { owner, admin, erin, ezra, manager } = await testOrganization();
const stranger = await foundTestOrganization();
const leaver = await hire(owner, "Lee");

const [former, returned, mover] = [await hire(owner, "Lou"), await hire(owner, "Louise"), await hire(owner, "Max")];

const user = (id: string, email: string, rest: object = {}) => ({
  id,
  name: id,
  email,
  isEmailConfirmed: true,
  ...rest,
});
const lou = user("ULOU", former.email);
const max = user("UMAX", mover.email);
const channels = [{ id: "C1", name: "general", hasBot: true }];
const { sandbox, slack } = await slackServer(clock, [
  {
    id: "T1",
    name: "Acme",
    channels,
    users: [
      user("UERIN", erin.email.toUpperCase()),
      user("UERIN2", erin.email),
      user("UEZRA", ezra.email, { isEmailConfirmed: false }),
      user("UBOT", manager.email, { isBot: true }),
      user("UGUEST", manager.email, { isGuest: true }),
      user("UGONE", manager.email, { deleted: true }),
      user("UNOBODY", "nobody@elsewhere.example"),
      user("UOTHER", stranger.email),
      user("ULEE", leaver.email),
      user("UADA", admin.email),
      lou,
      max,
    ],
  },
  { id: "T2", name: "Two", channels, users: [user("UERIN", erin.email), user("UOTHER", stranger.email)] },
  { id: "T3", name: "Unconnected", channels, users: [user("UERIN", erin.email)] },
]);
await connect(sandbox, owner, "T1");

const actorOf = (userId: string, teamId = "T1") => slackActor({ teamId, userId }, slack.clients.ofTeam(teamId));
const refusalOf = async (...who: Parameters<typeof actorOf>) => {
  const refusal: unknown = await actorOf(...who).catch((error: unknown) => error);
  if (!(refusal instanceof Refusal)) throw new Error("Nobody was refused");
  return [refusal.code, refusal.message];
};
const asked = () => sandbox.calls.filter(({ method }) => method === "users.info").length;
const ASK = "Ask Ada or Owner to invite you to Org 1, and then try again.";

beforeEach(() => void (sandbox.calls.length = 0));

describe("a Slack user", () => {
  test("is identified by the email that Slack confirmed, regardless of case, and later without asking Slack", async () => {
    const expected = { organizationId: erin.organizationId, userId: erin.userId, source: "slack" };
    expect(await actorOf("UERIN")).toMatchObject(expected);
    expect(await lastAuditEntry(erin.organizationId)).toMatchObject({
      actorId: erin.userId,
      source: "slack",
      action: "linkSlack",
      after: { slack: "linked" },
    });
    expect(await actorOf("UERIN")).toMatchObject(expected);
    expect(asked()).toBe(1);
  });

  test("with the email of a linked person replaces their old Slack account", async () => {
    await actorOf("UERIN");
    expect(await actorOf("UERIN2")).toMatchObject({ userId: erin.userId });
    const { rows } = await database().pool.query(
      "SELECT subject FROM identities WHERE provider = 'slack' AND user_id = $1",
      [erin.userId],
    );
    expect(rows).toEqual([{ subject: "T1:UERIN2" }]);
  });

  test("is linked once, even by concurrent actions", async () => {
    const actors = await Promise.all([actorOf("UADA"), actorOf("UADA"), actorOf("UADA")]);
    expect(actors.map(({ userId }) => userId)).toEqual([admin.userId, admin.userId, admin.userId]);
  });

  test.each<[string, string, string]>([
    ["has no account", "UNOBODY", `nobody@elsewhere.example has no Awayday account yet. ${ASK}`],
    ["belongs to another organization", "UOTHER", `${stranger.email} has no Awayday account yet. ${ASK}`],
    [
      "has an unconfirmed email",
      "UEZRA",
      "Slack has no confirmed email for you. Confirm your email in Slack, and then try again.",
    ],
    [
      "is a guest",
      "UGUEST",
      "Guests of this Slack workspace can't use Awayday in Slack. Use Awayday on the web instead.",
    ],
    ["is a bot", "UBOT", "Only members of this Slack workspace can use Awayday."],
    ["was deleted", "UGONE", "Only members of this Slack workspace can use Awayday."],
  ])("a Slack user who %s is a stranger", async (_, userId, text) => {
    expect(await refusalOf(userId)).toEqual(["slack_stranger", text]);
  });

  test("of a deactivated person sees that reason, linked or not", async () => {
    await actorOf("ULEE");
    await deactivateUser(owner, leaver.userId, {});
    const deactivated = ["deactivated", expect.stringMatching(/^Your Awayday account was deactivated\./)];
    expect(await refusalOf("ULEE")).toEqual(deactivated);
    await database().pool.query("DELETE FROM identities WHERE provider = 'slack' AND user_id = $1", [leaver.userId]);
    expect(await refusalOf("ULEE")).toEqual(deactivated);
  });

  test("of a deactivated person is a returned colleague if Slack has the email of their new account", async () => {
    expect(await actorOf("ULOU")).toMatchObject({ userId: former.userId });
    const before = lou.email;
    lou.email = returned.email;
    expect(await actorOf("ULOU")).toMatchObject({ userId: former.userId });
    await deactivateUser(owner, former.userId, {});
    expect(await actorOf("ULOU")).toMatchObject({ userId: returned.userId });
    expect(await findSlackPerson({ teamId: "T1", slackUserId: "ULOU" })).toMatchObject({ id: returned.userId });
    lou.email = before;
    expect(await actorOf("ULOU")).toMatchObject({ userId: returned.userId });
  });

  test("of a deactivated person sees that reason even if Slack has an email without an account", async () => {
    await actorOf("UMAX");
    max.email = "max@elsewhere.example";
    await deactivateUser(owner, mover.userId, {});
    expect((await refusalOf("UMAX"))[0]).toBe("deactivated");
  });

  test("of an unconnected workspace sees who can connect it", async () => {
    expect(await refusalOf("UERIN", "T3")).toEqual([
      "slack_not_connected",
      "This Slack workspace isn't connected to Awayday. Ask an Admin or Owner to connect it in Settings, under Slack Integration.",
    ]);
  });

  test.each(["500", "429", "user_not_found"])("is asked to try again when Slack responds with %s", async (how) => {
    await database().pool.query("DELETE FROM identities WHERE provider = 'slack'");
    sandbox.fail("users.info", how);
    expect(await refusalOf("UERIN")).toEqual([
      "slack_silent",
      "Slack didn't identify you. Please try again in a moment.",
    ]);
  });

  test("is another person once the workspace belongs to another organization", async () => {
    await connect(sandbox, owner, "T2");
    expect(await actorOf("UERIN", "T2")).toMatchObject({ userId: erin.userId });
    await disconnectSlack(owner, {});
    await connect(sandbox, stranger, "T2");
    expect((await refusalOf("UERIN", "T2"))[0]).toBe("slack_stranger");
    expect(await actorOf("UOTHER", "T2")).toMatchObject({ userId: stranger.userId });
    await connect(sandbox, owner, "T1");
  });
});

test.each<[string, object]>([
  ["a command", { team_id: "T1", user_id: "U1" }],
  ["a button", { team: { id: "T1" }, user: { id: "U1", team_id: "T9" } }],
  ["a form in a workspace of an Enterprise organization", { team: null, user: { id: "U1", team_id: "T1" } }],
  ["an event", { team_id: "T1", event: { user: "U1" } }],
  ["an event about a person", { team_id: "T1", event: { user: { id: "U1" } } }],
])("the identity is found in the body of %s", (_, body) => {
  expect(identityOf(body)).toEqual({ teamId: "T1", userId: "U1" });
});

test("a body without an identity is refused", () => {
  expect(() => identityOf({ team_id: "T1", event: {} })).toThrow("no user");
});
