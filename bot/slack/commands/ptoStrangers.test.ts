import { describe, expect, test } from "@jest/globals";
import { deactivateUser } from "#bot/operations/people/deactivateUser.ts";
import { contentOf } from "#tests/slack/openRequestForm.ts";
import { connect, slackServer } from "#tests/slack/slackCompany.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { hire, testClock, testOrganization } from "#tests/arranging/testOrganization.ts";

await testDatabase();
const clock = testClock();
const { owner } = await testOrganization();
const leaver = await hire(owner, "Lee");
const user = (id: string, email: string) => ({ id, name: id, email, isEmailConfirmed: true });
const { sandbox } = await slackServer(clock, [
  {
    id: "T1",
    name: "Acme",
    users: [user("UNOBODY", "nobody@elsewhere.example"), user("ULEE", leaver.email)],
    channels: [{ id: "C1", name: "general", hasBot: true }],
  },
]);
await connect(sandbox, owner, "T1");
await deactivateUser(owner, leaver.userId, {});

const LINES = [
  "balance",
  "request sick 2027-03-05",
  "request tomorrow",
  "who",
  "list",
  "pending",
  "cancel",
  "cancel 2027-03-05",
];

describe("a stranger", () => {
  const stranger = sandbox.as("T1", "UNOBODY");

  test.each(LINES)("sees how to be invited in the reply to /pto %s", async (line) => {
    const { status, ack } = await stranger.command(line);
    expect([status, ack?.response_type]).toEqual([200, "ephemeral"]);
    expect(ack?.text).toContain("nobody@elsewhere.example has no Awayday account yet. Ask Ada or Owner to invite you");
  });

  test("sees it in the form, which opens at once", async () => {
    await stranger.command("request");
    const modal = await stranger.until(() =>
      contentOf(stranger.modal()).includes("no Awayday account yet") ? stranger.modal() : undefined,
    );
    expect(contentOf(modal)).toContain("to invite you");
  });

  test("may read the help", async () => {
    expect(JSON.stringify((await stranger.command("help")).ack?.blocks)).toContain("/pto balance");
  });
});

test.each(LINES)("a deactivated person gets nothing from /pto %s", async (line) => {
  const { status, ack } = await sandbox.as("T1", "ULEE").command(line);
  expect([status, ack?.response_type, ack?.blocks]).toEqual([200, "ephemeral", undefined]);
  expect(ack?.text).toContain("deactivated");
});
