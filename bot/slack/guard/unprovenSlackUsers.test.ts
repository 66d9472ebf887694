import { beforeEach, describe, expect, test } from "@jest/globals";
import type { SlackStatusAnswer } from "#core/api/SlackStatusAnswer.ts";
import type { Role } from "#core/people/access/roles.ts";
import { Refusal } from "#core/refusal.ts";
import { database } from "#db/connect.ts";
import type { Actor } from "#bot/operations/actor.ts";
import { deactivateUser } from "#bot/operations/people/deactivateUser.ts";
import { editUser } from "#bot/operations/people/editUser.ts";
import { turnOnSecondFactor } from "#tests/arranging/secondFactor.ts";
import { hire, PASSWORD, testClock, testOrganization } from "#tests/arranging/testOrganization.ts";
import { changesNotified } from "#tests/asserting/changesNotified.ts";
import { expectRefusal } from "#tests/asserting/expectRefusal.ts";
import { lastAuditEntry } from "#tests/asserting/lastAuditEntry.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { connect, slackServer } from "#tests/slack/slackCompany.ts";
import { contentOf } from "#tests/slack/openRequestForm.ts";
import { findInSlack } from "./findInSlack.ts";
import { slackActor } from "./slackActor.ts";

await testDatabase();
const clock = testClock();
const { owner, admin, manager, erin } = await testOrganization();
const second = await hire(owner, "Otto", "Owner");
const colleague = await hire(owner, "Abe", "Admin");

const people = { OWNER: owner, ADA: admin, ABE: colleague, MONA: manager, ERIN: erin };
const workspace = (id: string) => ({
  id,
  name: `Workspace ${id}`,
  channels: [],
  users: Object.entries(people).map(([name, { email }]) => ({
    id: `U${name}`,
    name: `${name} in Slack`,
    email,
    isEmailConfirmed: true,
  })),
});
const { sandbox, slack, as } = await slackServer(clock, ["TADMIN", "TOWNER"].map(workspace));
await connect(sandbox, admin, "TADMIN");
await connect(sandbox, second, "TOWNER");

const actorIn = (teamId: string, userId: string) => slackActor({ teamId, userId }, slack.clients.ofTeam(teamId));
const outcomeOf = async (teamId: string, userId: string) => {
  try {
    return (await actorIn(teamId, userId)).userId;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return error.code;
  }
};
const roleIs = (person: Actor, role: Role) =>
  database().pool.query("UPDATE users SET role = $2 WHERE id = $1", [person.userId, role]);
const CALL = "/api/auth/slack-link";
const tokenIn = (text: string | undefined) => /connect-slack\?token=([\w-]{43})/.exec(text ?? "")?.[1] ?? "";
const linkOf = async (userId = "UOWNER") => tokenIn((await sandbox.as("TADMIN", userId).command("balance")).ack?.text);

beforeEach(async () => {
  await database().pool.query("DELETE FROM identities WHERE provider = 'slack'");
  await database().pool.query("DELETE FROM rate_limits");
  clock.set("2027-03-01");
});

describe("in a workspace that an Admin connected, by email alone", () => {
  test("people below Admin are linked, and so is the Admin who connected it", async () => {
    expect(await outcomeOf("TADMIN", "UERIN")).toBe(erin.userId);
    expect(await outcomeOf("TADMIN", "UMONA")).toBe(manager.userId);
    expect(await outcomeOf("TADMIN", "UADA")).toBe(admin.userId);
  });

  test("nobody can act as an Owner or another Admin", async () => {
    expect(await outcomeOf("TADMIN", "UOWNER")).toBe("slack_unproven");
    expect(await outcomeOf("TADMIN", "UABE")).toBe("slack_unproven");
  });

  test("a person who becomes an Admin must prove a link that was made before", async () => {
    expect(await outcomeOf("TADMIN", "UMONA")).toBe(manager.userId);
    await roleIs(manager, "Admin");
    expect(await outcomeOf("TADMIN", "UMONA")).toBe("slack_unproven");
    await roleIs(manager, "Manager");
  });

  test("no notification reaches a Slack user who claims an Owner's email, linked before or not", async () => {
    const recipient = { id: owner.userId, email: owner.email, name: "Owner", zone: "UTC", isProven: true } as const;
    const found = () => findInSlack(owner.organizationId, recipient, slack.clients);
    await database().pool.query("DELETE FROM slack_installations WHERE team_id = 'TOWNER'");
    await expect(found()).rejects.toThrow("Not found in Slack");
    await database().pool.query(
      `INSERT INTO identities (provider, subject, organization_id, user_id, created_at)
        VALUES ('slack', 'TADMIN:UOWNER', $1, $2, $3)`,
      [owner.organizationId, owner.userId, clock.now()],
    );
    await expect(found()).rejects.toThrow("Not found in Slack");
    await connect(sandbox, second, "TOWNER");
  });
});

const noticesOf = async (person: Actor) =>
  (await changesNotified(person)).filter((change) => change === "workspaceConnected").length;

test("the other Admins and Owners get an email when a workspace is connected, but not when it is connected again", async () => {
  const others = [owner, second, admin, colleague, manager];
  const counts = () => Promise.all(others.map(noticesOf));
  const before = await counts();
  const added = async () => (await counts()).map((now, index) => now - (before[index] ?? 0));
  await database().pool.query("DELETE FROM slack_installations WHERE team_id = 'TOWNER'");
  await connect(sandbox, second, "TOWNER");
  expect(await added()).toEqual([1, 0, 1, 1, 0]);
  await connect(sandbox, admin, "TADMIN");
  expect(await added()).toEqual([1, 0, 1, 1, 0]);
});

test("the settings list every workspace, and show whether its connector is still an active Admin or Owner", async () => {
  const browser = await as(owner);
  const listed = async () => {
    const { workspaces } = (await browser.get("/api/slack/status")).body as SlackStatusAnswer;
    return workspaces.map(({ teamName, connectedByName, linksByEmail }) => [teamName, connectedByName, linksByEmail]);
  };
  const sorted = async () => (await listed()).toSorted((one, other) => String(one[0]).localeCompare(String(other[0])));
  expect(await sorted()).toEqual([
    ["Workspace TADMIN", "Ada", true],
    ["Workspace TOWNER", "Otto", true],
  ]);
  await roleIs(second, "Manager");
  expect((await sorted()).at(-1)).toEqual(["Workspace TOWNER", "Otto", false]);
  await roleIs(second, "Owner");
});

describe("in a workspace whose connecting Admin was demoted or deactivated", () => {
  test.each([
    [
      "deactivated",
      "UPDATE users SET is_active = false WHERE id = $1",
      "UPDATE users SET is_active = true WHERE id = $1",
    ],
    ["demoted", "UPDATE users SET role = 'Manager' WHERE id = $1", "UPDATE users SET role = 'Admin' WHERE id = $1"],
  ])("%s: nobody new is linked by email until an Admin connects it again", async (_, loseRight, undo) => {
    expect(await outcomeOf("TADMIN", "UERIN")).toBe(erin.userId);
    await database().pool.query(loseRight, [admin.userId]);
    expect(await outcomeOf("TADMIN", "UMONA")).toBe("slack_unproven");
    expect(await outcomeOf("TADMIN", "UERIN")).toBe(erin.userId);
    await connect(sandbox, colleague, "TADMIN");
    expect(await outcomeOf("TADMIN", "UMONA")).toBe(manager.userId);
    await database().pool.query(undo, [admin.userId]);
    await connect(sandbox, admin, "TADMIN");
  });
});

describe("in a workspace that an Owner connected, by email alone", () => {
  test("everyone is linked", async () => {
    expect(await outcomeOf("TOWNER", "UOWNER")).toBe(owner.userId);
    expect(await outcomeOf("TOWNER", "UABE")).toBe(colleague.userId);
  });

  test("earlier links work only below the Owner's role after that Owner was demoted or deactivated", async () => {
    expect(await outcomeOf("TOWNER", "UOWNER")).toBe(owner.userId);
    expect(await outcomeOf("TOWNER", "UABE")).toBe(colleague.userId);
    expect(await outcomeOf("TOWNER", "UMONA")).toBe(manager.userId);
    expect(await outcomeOf("TOWNER", "UERIN")).toBe(erin.userId);
    await editUser(owner, second.userId, { role: "Manager" });
    expect(await outcomeOf("TOWNER", "UOWNER")).toBe("slack_unproven");
    expect(await outcomeOf("TOWNER", "UMONA")).toBe("slack_unproven");
    expect(await outcomeOf("TOWNER", "UERIN")).toBe(erin.userId);
    await roleIs(second, "Owner");
    await deactivateUser(owner, second.userId, {});
    expect(await outcomeOf("TOWNER", "UABE")).toBe("slack_unproven");
    expect(await outcomeOf("TOWNER", "UMONA")).toBe(manager.userId);
  });
});

describe("the link that the bot sends instead", () => {
  test("is in the reply to a command, in the form, and in the Home tab", async () => {
    const person = sandbox.as("TADMIN", "UOWNER");
    expect(tokenIn((await person.command("balance")).ack?.text)).toHaveLength(43);
    await person.command("request");
    const form = await person.until(() =>
      JSON.stringify(person.modal() ?? null).includes("/connect-slack?token=") ? person.modal() : undefined,
    );
    expect(contentOf(form)).toContain("Confirm on the web that this Slack account is yours.");
    expect(tokenIn(JSON.stringify(await person.openHome()))).toHaveLength(43);
    expect(sandbox.violations).toEqual([]);
  });

  test("shows the person the account and the workspace, and connects them once, with the password", async () => {
    const token = await linkOf();
    const browser = await as(owner);
    expect((await browser.get(`${CALL}?token=${token}`)).body).toEqual({
      slackName: "OWNER in Slack",
      teamName: "Workspace TADMIN",
      connectedByName: "Ada",
      confirmBy: "password",
      hasSecondFactor: false,
    });
    const missing = "Current password is required";
    await expectRefusal(
      () => browser.send("POST", CALL, { token }),
      [400, "invalid_input", missing, { currentPassword: missing }],
    );
    const wrong = "The current password is incorrect";
    await expectRefusal(
      () => browser.send("POST", CALL, { token, currentPassword: "a guess" }),
      [400, "wrong_password", wrong, { currentPassword: wrong }],
    );
    expect((await browser.send("POST", CALL, { token, currentPassword: PASSWORD })).status).toBe(204);
    expect(await lastAuditEntry(owner.organizationId)).toMatchObject({
      actorId: owner.userId,
      source: "web",
      action: "linkSlack",
      after: { slack: "confirmed", workspace: "TADMIN" },
    });
    expect((await changesNotified(owner)).filter((change) => change !== "workspaceConnected")).toEqual(["slackLinked"]);
    expect(await outcomeOf("TADMIN", "UOWNER")).toBe(owner.userId);
    expect((await browser.send("POST", CALL, { token, currentPassword: PASSWORD })).status).toBe(404);
  });

  test("connects nothing for another person, who could otherwise connect their Slack account to a victim", async () => {
    const token = await linkOf();
    const browser = await as(colleague);
    expect((await browser.get(`${CALL}?token=${token}`)).status).toBe(404);
    await expectRefusal(
      () => browser.send("POST", CALL, { token, currentPassword: PASSWORD }),
      [
        404,
        "invalid_link",
        "This link has expired or belongs to another person. Type /pto balance in Slack for a new one.",
      ],
    );
    expect(await outcomeOf("TADMIN", "UOWNER")).toBe("slack_unproven");
  });

  test("also requires a code from a person with a second factor", async () => {
    const token = await linkOf("UABE");
    const browser = await as(colleague);
    const app = await turnOnSecondFactor(browser, clock);
    const text = "Enter the 6-digit code from your authenticator app";
    await expectRefusal(
      () => browser.send("POST", CALL, { token, currentPassword: PASSWORD }),
      [400, "invalid_input", text, { code: text }],
    );
    const done = await browser.send("POST", CALL, { token, currentPassword: PASSWORD, code: app.nextCode() });
    expect(done.status).toBe(204);
  });

  test("expires after 15 minutes, and when the workspace is disconnected", async () => {
    const browser = await as(owner);
    const token = await linkOf();
    clock.setInstant(new Date(clock.now().getTime() + 15 * 60_000));
    expect((await browser.get(`${CALL}?token=${token}`)).status).toBe(404);
    const next = await linkOf();
    await database().pool.query("DELETE FROM slack_installations WHERE team_id = 'TADMIN'");
    expect((await browser.get(`${CALL}?token=${next}`)).status).toBe(404);
    await connect(sandbox, admin, "TADMIN");
  });

  test("is stored as a hash only, at most 30 times in 15 minutes for a Slack user", async () => {
    const token = await linkOf();
    const { rows } = await database().pool.query("SELECT t::text AS kept FROM link_tokens t WHERE purpose = 'slack'");
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(token);
    for (let asked = 1; asked < 30; asked++) await linkOf();
    expect(await linkOf()).toBe("");
  });
});
