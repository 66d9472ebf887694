import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { database } from "#db/connect.ts";
import { insertFollowUpsOfRequest } from "#db/queries/notifications/followUps.ts";
import { deliverNow, mailTo } from "#tests/asserting/deliverNow.ts";
import { importText } from "#tests/asserting/importText.ts";
import { mailServer } from "#tests/servers/mailServer.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { hire, testClock, testOrganization } from "#tests/arranging/testOrganization.ts";
import { markInboxRead } from "../inbox/markInboxRead.ts";
import { readInbox } from "../inbox/readInbox.ts";
import { readTeamRequests } from "../requests/readTeamRequests.ts";
import { submitRequest } from "../requests/submitRequest.ts";
import { transactionally } from "../transactionally.ts";
import { deactivateUser } from "./deactivateUser.ts";
import { editUser } from "./editUser.ts";
import { transferOwnership } from "./transferOwnership.ts";

const { url: databaseUrl } = await testDatabase();
const clock = testClock();
const mail = await mailServer();
let company: Awaited<ReturnType<typeof testOrganization>> & { max: Awaited<ReturnType<typeof hire>> };

beforeEach(async () => {
  clock.set("2027-03-01");
  const organization = await testOrganization();
  const { owner } = organization;
  company = { ...organization, max: await hire(owner, "Max", "Manager", { managerId: owner.userId }) };
  await submitRequest(organization.erin, { type: "vacation", startDate: "2027-04-05", endDate: "2027-04-06" });
  await sentMails();
});
afterEach(sentMails);

async function sentMails(): Promise<string[][]> {
  mail.received.length = 0;
  await deliverNow({ databaseUrl, clock, channels: [mailTo(mail.url, "https://awayday.example")] });
  return mail.received.map(({ to, subject }) => [to, subject]).toSorted((a, b) => a.join().localeCompare(b.join()));
}

const ASKED = "Erin requested 2 days of vacation leave, Apr 05 – Apr 06, 2027";
const MOVED = "Erin's request is no longer waiting for you";

test("a new manager gets the waiting requests at once, and both managers are notified", async () => {
  const { owner, manager, max, erin } = company;
  await editUser(owner, erin.userId, { managerId: max.userId });
  expect(await sentMails()).toEqual([
    [max.email, ASKED],
    [manager.email, MOVED],
  ]);
  expect(mail.received.find(({ to }) => to === manager.email)?.body).toContain("now with Max");
  expect(await readTeamRequests(max, {})).toHaveLength(1);
  expect(await readTeamRequests(manager, {})).toEqual([]);
});

test("a manager is asked again whenever the requests return, because the last message said that they moved away", async () => {
  const { owner, manager, max, erin } = company;
  for (let times = 0; times < 2; times += 1) {
    await editUser(owner, erin.userId, { managerId: max.userId });
    expect(await sentMails()).toEqual([
      [max.email, ASKED],
      [manager.email, MOVED],
    ]);
    await editUser(owner, erin.userId, { managerId: manager.userId });
    expect(await sentMails()).toEqual([
      [max.email, MOVED],
      [manager.email, ASKED],
    ]);
  }
  expect(await readTeamRequests(manager, {})).toHaveLength(1);
});

test("a manager is asked again after a demotion and a promotion", async () => {
  const { owner, manager } = company;
  await editUser(owner, manager.userId, { role: "Employee" });
  await sentMails();
  await editUser(owner, manager.userId, { role: "Manager" });
  expect(await sentMails()).toEqual([
    [manager.email, ASKED],
    [owner.email, MOVED],
  ]);
});

test("a manager who gets the requests back before any message was sent is asked once", async () => {
  const { owner, manager, max, erin } = company;
  await submitRequest(erin, { type: "vacation", startDate: "2027-04-12", endDate: "2027-04-12" });
  await editUser(owner, erin.userId, { managerId: max.userId });
  await editUser(owner, erin.userId, { managerId: manager.userId });
  const asked = "Erin requested 1 day of vacation leave, Apr 12, 2027";
  expect((await sentMails()).filter(([, subject]) => subject === asked)).toEqual([[manager.email, asked]]);
});

test("the inbox shows both times that a manager was asked, and the first one stays read", async () => {
  const { owner, manager, max, erin } = company;
  const inbox = async () => (await readInbox(manager, {})).entries;
  await markInboxRead(manager, { through: (await inbox())[0]?.id });
  await editUser(owner, erin.userId, { managerId: max.userId });
  clock.set("2027-03-02");
  await editUser(owner, erin.userId, { managerId: manager.userId });
  expect((await inbox()).map(({ event, isRead }) => [event, isRead])).toEqual([
    ["request.submitted", false],
    ["requests.moved", false],
    ["request.submitted", true],
  ]);
});

test("a request can move repeatedly, even if its first message was read in the inbox before it was sent", async () => {
  const { owner, manager, max, ezra } = company;
  const moveTo = ({ userId }: { userId: string }) => editUser(owner, ezra.userId, { managerId: userId });
  const readAll = async () => {
    const { entries } = await readInbox(manager, {});
    await markInboxRead(manager, { through: entries[0]?.id });
  };
  await submitRequest(ezra, { type: "vacation", startDate: "2027-05-03", endDate: "2027-05-04" });
  await readAll();
  for (let times = 0; times < 3; times += 1) {
    await moveTo(max);
    await moveTo(manager);
    await sentMails();
    await readAll();
  }
  const asked = (await readInbox(manager, {})).entries.filter(({ event }) => event === "request.submitted");
  expect(asked.map(({ isRead }) => isRead)).not.toContain(false);
  expect(await readTeamRequests(manager, {})).toHaveLength(2);
});

test("a message that is being delivered doesn't hold up a change of the manager", async () => {
  const { owner, max, ezra } = company;
  const { id } = await submitRequest(ezra, { type: "vacation", startDate: "2027-05-03", endDate: "2027-05-04" });
  const delivering = await database().pool.connect();
  try {
    await delivering.query("BEGIN");
    const held = await delivering.query("SELECT FROM notifications WHERE event_key = $1 FOR UPDATE", [
      `request.submitted:${id}`,
    ]);
    expect(held.rowCount).toBeGreaterThan(0);
    await editUser(owner, ezra.userId, { managerId: max.userId });
  } finally {
    await delivering.query("ROLLBACK");
    delivering.release();
  }
  expect(await readTeamRequests(max, {})).toHaveLength(1);
});

test("a change updates every Slack message that asked a manager", async () => {
  const { owner, manager, max, erin } = company;
  await editUser(owner, erin.userId, { managerId: max.userId });
  await editUser(owner, erin.userId, { managerId: manager.userId });
  await database().pool.query("UPDATE notifications SET channel = 'slack' WHERE recipient_id = $1", [manager.userId]);
  const [request] = await readTeamRequests(manager, {});
  if (!request) throw new Error("The manager has no request");
  const change = { organizationId: erin.organizationId, userId: erin.userId, cause: "change", requestId: request.id };
  const updated = await transactionally((tx) => insertFollowUpsOfRequest(change, { tx, now: clock.now() }));
  expect(updated).toBe(2);
});

test("the next manager up is asked when a manager is deactivated or loses the role", async () => {
  const { owner, manager } = company;
  await editUser(owner, manager.userId, { role: "Employee" });
  expect(await sentMails()).toEqual([
    [manager.email, MOVED],
    [owner.email, ASKED],
  ]);
});

test("a deactivated manager isn't notified", async () => {
  const { admin, owner, manager } = company;
  await deactivateUser(admin, manager.userId, {});
  expect(await sentMails()).toEqual([[owner.email, ASKED]]);
});

test("a reactivated manager doesn't wait for the next reminder to learn of the requests that return", async () => {
  const { owner, manager } = company;
  await deactivateUser(owner, manager.userId, {});
  await sentMails();
  await editUser(owner, manager.userId, { isActive: true });
  expect(await sentMails()).toEqual([
    [manager.email, ASKED],
    [owner.email, MOVED],
  ]);
});

test("a change of other details moves nothing", async () => {
  const { owner, erin, manager } = company;
  await editUser(owner, erin.userId, { name: "Erina", managerId: manager.userId });
  expect(await sentMails()).toEqual([]);
});

test("a new Admin is asked at once about requests of people without a manager, however they became an Admin", async () => {
  const { owner, admin, max, erin, manager } = company;
  await submitRequest(manager, { type: "vacation", startDate: "2027-04-05", endDate: "2027-04-06" });
  await editUser(owner, manager.userId, { managerId: null });
  await sentMails();
  const asked = "Mona requested 2 days of vacation leave, Apr 05 – Apr 06, 2027";
  const askedNow = async () => (await sentMails()).filter(([, subject]) => subject === asked);
  await editUser(owner, max.userId, { role: "Admin" });
  expect(await askedNow()).toEqual([[max.email, asked]]);
  const zoe = await hire(owner, "Zoe", "Admin");
  expect(await askedNow()).toEqual([[zoe.email, asked]]);
  const domain = owner.email.split("@")[1];
  await importText(owner, `name,email,role\nPia,pia@${domain},Admin`);
  expect(await askedNow()).toEqual([[`pia@${domain}`, asked]]);
  await transferOwnership(owner, { userId: erin.userId });
  expect(await askedNow()).toEqual([[erin.email, asked]]);
  await editUser(erin, admin.userId, { role: "Employee" });
  await editUser(erin, admin.userId, { role: "Admin" });
  expect(await askedNow()).toEqual([]);
});

test("a new Owner is asked at once about the requests of the people below", async () => {
  const { owner, manager, erin, ezra } = company;
  await editUser(owner, manager.userId, { role: "Employee" });
  await editUser(owner, erin.userId, { managerId: ezra.userId });
  await sentMails();
  await transferOwnership(owner, { userId: ezra.userId });
  expect(await sentMails()).toContainEqual([ezra.email, ASKED]);
});

async function moveMany(): Promise<string[]> {
  const { owner, manager, max, erin } = company;
  await database().pool.query(
    `INSERT INTO pto_requests SELECT (jsonb_populate_record(r, jsonb_build_object(
        'id', gen_random_uuid(), 'idempotency_key', NULL, 'start_date', start_date + 7 * n, 'end_date', end_date + 7 * n))).*
      FROM pto_requests r, generate_series(1, 30) n WHERE r.user_id = $1`,
    [erin.userId],
  );
  await editUser(owner, erin.userId, { managerId: max.userId });
  const { rows } = await database().pool.query<{ payload: { requestIds: string[] } }>(
    "SELECT payload FROM notifications WHERE event = 'requests.moved' AND recipient_id = $1",
    [manager.userId],
  );
  await database().pool.query("DELETE FROM notifications WHERE recipient_id = $1", [max.userId]);
  return rows.flatMap(({ payload: { requestIds } }) => requestIds);
}

test("a manager who loses many requests gets one message, which names 20 of them and counts the others", async () => {
  const { manager } = company;
  expect(await moveMany()).toHaveLength(31);
  expect(await sentMails()).toEqual([[manager.email, "31 requests are no longer waiting for you"]]);
  expect(mail.received[0]?.body).toContain("11 more");
});

test("a message about moved requests names those that are still pending, even if the first ones aren't", async () => {
  const { manager } = company;
  const ids = await moveMany();
  const cancel = "UPDATE pto_requests SET status = 'cancelled', decided_at = now() WHERE id = ANY ($1::uuid[])";
  await database().pool.query(cancel, [ids.slice(0, 22)]);
  expect(await sentMails()).toEqual([[manager.email, "9 requests are no longer waiting for you"]]);
});
