import { describe, expect, test } from "@jest/globals";
import { sendInvitations } from "#bot/operations/invitations/sendInvitations.ts";
import { editUser } from "#bot/operations/people/editUser.ts";
import { deactivateLeaver } from "#bot/operations/slack/directory/deactivateLeaver.ts";
import { disconnectSlack } from "#bot/operations/slack/disconnectSlack.ts";
import { transactionally } from "#bot/operations/transactionally.ts";
import { createDelegation } from "#bot/operations/delegations/createDelegation.ts";
import { submitRequest } from "#bot/operations/requests/submitRequest.ts";
import { linkSlackUser } from "#db/queries/slack/slack.ts";
import { findPerson } from "#db/queries/people/person.ts";
import type { SandboxUser } from "#scripts/sandbox/Sandbox.ts";
import { lastAuditEntry } from "#tests/asserting/lastAuditEntry.ts";
import { connect, OTHER_TEAM, slackServer, TEAM } from "#tests/slack/slackCompany.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { foundTestOrganization, hire, testClock, testOrganization } from "#tests/arranging/testOrganization.ts";

await testDatabase();
const clock = testClock();
const { owner, admin, manager, erin, ezra } = await testOrganization();
const elsewhere = await foundTestOrganization();
const finn = await hire(owner, "Finn");

const user = (name: string, email: string, more: Partial<SandboxUser> = {}): SandboxUser => ({
  id: `U${name.toUpperCase()}`,
  name,
  email,
  ...more,
});
const gone = { deleted: true };
const people = {
  ada: user("Ada", admin.email.toUpperCase()),
  ana: user("Ana", "Ana@new.example"),
  elsa: user("Elsa", elsewhere.email),
  ivo: user("Ivo", "ivo@new.example"),
  gus: user("Gus", "gus@new.example", { isGuest: true }),
  nan: user("Nan", ""),
  una: user("Una", "una@new.example", { isEmailConfirmed: false }),
  con: user("Con", "con@partner.example", { isStranger: true }),
  off: user("Off", "off@new.example", gone),
  robo: user("Robo", "robo@new.example", { isBot: true }),
};
const left = {
  owner: user("Owner", owner.email, gone),
  mona: user("Mona", "mona@old.example", gone),
  erin: user("Erin", erin.email, gone),
  ezra: user("Ezra", ezra.email, gone),
  finn: user("Finn", "", gone),
};
const bots = Array.from({ length: 1000 }, (_, at) => user(`Bot${at}`, "", { isBot: true }));
const { sandbox, slack, as } = await slackServer(clock, [
  { id: TEAM, name: "Acme", users: [...Object.values(people), ...bots, ...Object.values(left)], channels: [] },
  { id: OTHER_TEAM, name: "Labs", users: [user("Ez", ezra.email), user("Labs", "labs@new.example")], channels: [] },
]);
await connect(sandbox, owner, TEAM);
const DIRECTORY = "/api/admin/slack-directory";
const asAdmin = await as(admin);
const link = (
  { organizationId, userId }: { organizationId: string; userId: string },
  slackUserId: string,
  teamId = TEAM,
) => transactionally((tx) => linkSlackUser({ teamId, slackUserId }, { organizationId, userId }, clock.now(), tx));
await link(manager, "UMONA");
await link(finn, "UFINN");

type Page = Record<string, unknown> & { next: string | null; leavers: { name: string }[] };
const read = async (cursor?: string | null): Promise<Page> =>
  (await asAdmin.get(cursor ? `${DIRECTORY}?cursor=${encodeURIComponent(cursor)}` : DIRECTORY)).body;
const readAll = async () => {
  const pages = [await read()];
  for (let next = pages[0]?.next; next; next = pages.at(-1)?.next) pages.push(await read(next));
  return pages;
};
const leave = (person: { userId: string }, slackUserId: string, by = asAdmin) =>
  by.send("POST", `${DIRECTORY}/leavers/${person.userId}/deactivate`, { teamId: TEAM, slackUserId });
const isActive = async ({ organizationId, userId }: { organizationId: string; userId: string }) =>
  (await findPerson(organizationId, userId))?.isActive;

describe("GET /api/admin/slack-directory", () => {
  test("lists the members without an account and the people who left, page by page", async () => {
    await sendInvitations(owner, { emails: ["ivo@new.example"], role: "Employee", officeId: owner.officeId });
    await submitRequest(erin, { type: "vacation", startDate: "2027-04-05", endDate: "2027-04-06" });
    await createDelegation(manager, { delegateId: admin.userId, from: "2027-03-08", to: "2027-03-12" });
    const [first, second, ...others] = await readAll();
    const none = { isGuest: false, obstacle: null };
    expect(first).toMatchObject({
      teamId: TEAM,
      teamName: "Acme",
      members: 1000,
      present: [admin.userId],
      isCut: false,
    });
    expect(first?.["candidates"]).toEqual([
      { slackUserId: "UANA", name: "Ana", email: "Ana@new.example", ...none },
      { slackUserId: "UELSA", name: "Elsa", email: elsewhere.email, ...none },
      { slackUserId: "UIVO", name: "Ivo", email: "ivo@new.example", ...none, obstacle: "invited" },
      { slackUserId: "UGUS", name: "Gus", email: "gus@new.example", ...none, isGuest: true },
      { slackUserId: "UNAN", name: "Nan", email: null, ...none, obstacle: "noEmail" },
      { slackUserId: "UUNA", name: "Una", email: "una@new.example", ...none, obstacle: "unconfirmedEmail" },
    ]);
    expect(second).toMatchObject({ candidates: [], present: [], next: null, isCut: false });
    const nothing = { requests: 0, reports: 0, delegations: 0, obstacle: null };
    expect(second?.leavers).toMatchObject([
      { id: owner.userId, isLinked: false, ...nothing, reports: 1, obstacle: "owner" },
      { id: manager.userId, slackUserId: "UMONA", isLinked: true, ...nothing, reports: 2, delegations: 1 },
      { id: erin.userId, slackUserId: "UERIN", isLinked: false, ...nothing, requests: 1 },
      { id: ezra.userId, isLinked: false },
      { id: finn.userId, isLinked: true },
    ]);
    expect(others).toEqual([]);
  });

  test("continues with the next workspace, whose members are present", async () => {
    await connect(sandbox, owner, OTHER_TEAM);
    const pages = await readAll();
    const [labs] = pages.filter(({ teamName }) => teamName === "Labs");
    expect(pages).toHaveLength(3);
    expect(labs).toMatchObject({ present: [ezra.userId], candidates: [{ name: "Labs" }], leavers: [] });
  });

  test("stops after 20,000 members or 100 pages, and refuses a malformed cursor", async () => {
    expect(await read(`${TEAM}.19000.19.`)).toMatchObject({ members: 1000, next: null, isCut: true });
    expect(await read(`${TEAM}.5000.99.`)).toMatchObject({ next: null, isCut: true });
    expect(await asAdmin.get(`${DIRECTORY}?cursor=x`)).toMatchObject({ status: 400, body: { code: "invalid_input" } });
  });

  test("passes on how long Slack asks to wait, and names a missing permission", async () => {
    sandbox.fail("users.list", "429");
    const busy = await asAdmin.get(DIRECTORY);
    expect([busy.status, busy.body.code, busy.headers.get("retry-after")]).toEqual([429, "slack_busy", "1"]);
    sandbox.fail("users.list", "missing_scope");
    expect(await asAdmin.get(DIRECTORY)).toMatchObject({ status: 409, body: { code: "slack_missing_scope" } });
  });
});

test("two calls with the same addresses send each invitation once", async () => {
  const body = { emails: ["ana@new.example", "gus@new.example"], role: "Employee", officeId: owner.officeId };
  const answers = await Promise.all([1, 2].map(() => asAdmin.send("POST", `${DIRECTORY}/invitations`, body)));
  expect(answers.map(({ status }) => status)).toEqual([201, 201]);
  expect(answers.map((answer) => answer.body.sent.length).toSorted((a, b) => a - b)).toEqual([0, 2]);
  expect(await lastAuditEntry(owner.organizationId)).toMatchObject({ action: "sendInvitation", source: "console" });
});

describe("POST /api/admin/slack-directory/leavers/{id}/deactivate", () => {
  test("deactivates a person whose linked Slack user is deactivated, with an event of the console", async () => {
    expect(await leave(finn, "UFINN")).toMatchObject({ status: 200, body: { id: finn.userId } });
    expect(await isActive(finn)).toBe(false);
    expect(await lastAuditEntry(owner.organizationId)).toMatchObject({
      actorId: admin.userId,
      source: "console",
      action: "deactivateUser",
      subjectId: finn.userId,
      after: { isActive: false },
    });
  });

  test("keeps a person who came back, in this workspace or another, and a person with another Slack user", async () => {
    people.ada.deleted = true;
    left.mona.deleted = false;
    const active = { status: 409, body: { code: "active_in_slack" } };
    expect(await leave(manager, "UMONA")).toMatchObject(active);
    expect(await leave(ezra, "UEZRA")).toMatchObject(active);
    expect(await leave(erin, "UEZRA")).toMatchObject({ status: 409, body: { code: "slack_link_changed" } });
    left.mona.deleted = true;
    await link(manager, "ULABS", OTHER_TEAM);
    expect(await leave(manager, "UMONA")).toMatchObject(active);
    expect(await Promise.all([manager, ezra, erin].map(isActive))).toEqual([true, true, true]);
  });

  test("keeps a person whose email changes while Slack is asked", async () => {
    const changing = {
      ...slack.directory,
      hasActive: async () => {
        await editUser(owner, erin.userId, { email: "erin@moved.example" });
        return false;
      },
    };
    const listed = { teamId: TEAM, slackUserId: "UERIN" };
    await expect(deactivateLeaver(admin, erin.userId, listed, changing)).rejects.toMatchObject({
      code: "slack_link_changed",
    });
    expect(await isActive(erin)).toBe(true);
  });

  test("deactivates neither the caller nor an Owner for an Admin", async () => {
    expect(await leave(admin, "UADA")).toMatchObject({ status: 403, body: { code: "own_account" } });
    expect(await leave(owner, "UOWNER")).toMatchObject({ status: 403, body: { code: "owner_only" } });
    expect(await leave(owner, "UOWNER", await as(owner))).toMatchObject({ status: 403, body: { code: "own_account" } });
  });

  test("needs a connected workspace", async () => {
    await disconnectSlack(owner, {});
    expect(await leave(manager, "UMONA")).toMatchObject({ status: 409, body: { code: "slack_link_changed" } });
    expect(await asAdmin.get(DIRECTORY)).toMatchObject({ status: 409, body: { code: "slack_not_connected" } });
  });
});
