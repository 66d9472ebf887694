import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { deliverNow, mailTo } from "#tests/asserting/deliverNow.ts";
import { mailServer } from "#tests/servers/mailServer.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { hire, testClock, testOrganization } from "#tests/arranging/testOrganization.ts";
import { readTeamRequests } from "../requests/readTeamRequests.ts";
import { submitRequest } from "../requests/submitRequest.ts";
import { deactivateUser } from "./deactivateUser.ts";
import { editUser } from "./editUser.ts";

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

/** Delivers what is due, and returns the recipient and subject of each email sent since the last call. */
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

test("a person who was asked before isn't asked twice when the requests return", async () => {
  const { owner, manager, max, erin } = company;
  await editUser(owner, erin.userId, { managerId: max.userId });
  await sentMails();
  await editUser(owner, erin.userId, { managerId: manager.userId });
  expect(await sentMails()).toEqual([[max.email, MOVED]]);
  expect(await readTeamRequests(manager, {})).toHaveLength(1);
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

test("a change of other details moves nothing", async () => {
  const { owner, erin, manager } = company;
  await editUser(owner, erin.userId, { name: "Erina", managerId: manager.userId });
  expect(await sentMails()).toEqual([]);
});
