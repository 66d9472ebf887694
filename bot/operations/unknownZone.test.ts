import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { database } from "#db/connect.ts";
import { findCurrentDelegations } from "#db/queries/delegations/delegations.ts";
import { findDelegates, recipientsAround } from "#db/queries/notifications/recipients.ts";
import { findLeavers } from "#db/queries/slack/slackDirectory.ts";
import { foundTestOrganization, hire, testClock, testOrganization } from "#tests/arranging/testOrganization.ts";
import { anOfficeOf } from "#tests/arranging/anOfficeOf.ts";
import { expectLedgersVerified } from "#tests/asserting/expectLedgersVerified.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import type { Actor } from "./actor.ts";
import { createClosure } from "./closures/createClosure.ts";
import { followClosures } from "./closures/followClosures.ts";
import { createDelegation } from "./delegations/createDelegation.ts";
import { editUser } from "./people/editUser.ts";
import { editPolicyDocument } from "./policies/editPolicyDocument.ts";
import { listPolicies } from "./policies/listPolicies.ts";
import { announceBlocks } from "./reminders/announceBlocks.ts";
import { announceExpiries } from "./reminders/announceExpiries.ts";
import { remindApprovers } from "./reminders/remindApprovers.ts";
import { submitRequest } from "./requests/submitRequest.ts";
import { transactionally } from "./transactionally.ts";

await testDatabase();
const clock = testClock();
const { pool } = database();

beforeEach(() => clock.set("2027-03-01"));
afterEach(restoreZones);

async function loseZone(officeId: string): Promise<void> {
  await pool.query("UPDATE offices SET timezone = 'Nowhere/Atall' WHERE id = $1", [officeId]);
}

async function restoreZones(): Promise<void> {
  await pool.query("UPDATE offices SET timezone = 'Etc/UTC' WHERE timezone = 'Nowhere/Atall'");
}

async function notified({ organizationId }: Actor, event: string): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `SELECT DISTINCT u.name FROM notifications n JOIN users u ON u.id = n.recipient_id
     WHERE n.organization_id = $1 AND n.event = $2 ORDER BY 1`,
    [organizationId, event],
  );
  return rows.map(({ name }) => name);
}

async function kimAndLin() {
  const owner = await foundTestOrganization();
  const { officeId } = await anOfficeOf(owner);
  const kim = await hire(owner, "Kim", "Employee", { officeId });
  const lin = await hire(owner, "Lin");
  return { owner, organizationId: owner.organizationId, officeId, kim, lin };
}

test("recipients, delegations, and people in Slack are found even if PostgreSQL doesn't know the zone of an office", async () => {
  const { owner, manager, erin } = await testOrganization();
  await createDelegation(manager, { delegateId: owner.userId, from: "2027-03-01", to: "2027-03-05" });
  const { organizationId } = owner;
  await pool.query("UPDATE offices SET timezone = 'Nowhere/Atall' WHERE organization_id = $1", [organizationId]);
  const now = clock.now();
  const { people } = await recipientsAround(organizationId, [erin.userId], now);
  expect(people.get(manager.userId)).toMatchObject({ name: "Mona", isAway: false });
  const delegation = { approverId: manager.userId, delegateId: owner.userId };
  expect(await findCurrentDelegations(organizationId, now)).toMatchObject([delegation]);
  const delegates = await transactionally((tx) => findDelegates(organizationId, now, tx));
  expect(delegates).toMatchObject([{ approverId: manager.userId, id: owner.userId }]);
  expect(await findLeavers(organizationId, [erin.userId], now)).toMatchObject([{ id: erin.userId, delegations: 0 }]);
});

test("an unknown zone keeps nobody else from being reminded of leave that expires, and is tried again", async () => {
  const elsewhere = await foundTestOrganization();
  const { owner, organizationId, officeId } = await kimAndLin();
  await loseZone(elsewhere.officeId);
  await loseZone(officeId);
  clock.set("2027-12-01");
  const broken = [{ organizationId: elsewhere.organizationId }, { organizationId }];
  expect(await announceExpiries()).toMatchObject(broken);
  expect(await notified(owner, "leave.expiring")).toEqual(["Lin", "Owner"]);
  await restoreZones();
  expect(await announceExpiries()).toEqual([]);
  expect(await notified(owner, "leave.expiring")).toEqual(["Kim", "Lin", "Owner"]);
});

test("an unknown zone keeps nobody else from being reminded of a block of leave, and is tried again", async () => {
  const elsewhere = await foundTestOrganization();
  const { owner, organizationId, officeId } = await kimAndLin();
  const booking = { block: { days: 10, remindFrom: "09-01" } };
  const document = { unit: "day", grants: [{ frequency: "yearly", amount: 25 }], booking };
  for (const [admin, office] of [
    [elsewhere, elsewhere.officeId],
    [owner, owner.officeId],
    [owner, officeId],
  ] as const) {
    const policy = (await listPolicies(admin, office, {})).find(({ type }) => type === "vacation");
    await editPolicyDocument(admin, policy?.id ?? "", { document });
  }
  await loseZone(elsewhere.officeId);
  await loseZone(officeId);
  clock.set("2027-09-01");
  const broken = [{ organizationId: elsewhere.organizationId }, { organizationId }];
  expect(await announceBlocks()).toMatchObject(broken);
  expect(await notified(owner, "block.missing")).toEqual(["Lin", "Owner"]);
  await restoreZones();
  expect(await announceBlocks()).toEqual([]);
  expect(await notified(owner, "block.missing")).toEqual(["Kim", "Lin", "Owner"]);
});

test("approvers are reminded even if the zone of one of them is unknown", async () => {
  const { owner, officeId, kim, lin } = await kimAndLin();
  const max = await hire(owner, "Max", "Employee", { managerId: owner.userId });
  await editUser(owner, kim.userId, { role: "Manager" });
  await editUser(owner, lin.userId, { managerId: kim.userId });
  for (const person of [lin, max]) {
    await submitRequest(person, { type: "vacation", startDate: "2027-06-07", endDate: "2027-06-11" });
  }
  await loseZone(officeId);
  clock.set("2027-03-02");
  expect(await remindApprovers()).toEqual([]);
  expect(await notified(owner, "request.reminded")).toEqual(["Kim", "Owner"]);
});

test("an unknown zone keeps nobody else from the leave of a closure, and is tried again", async () => {
  const { owner, organizationId, officeId } = await kimAndLin();
  const dates = { startDate: "2027-12-20", endDate: "2027-12-24" };
  const officeIds = [owner.officeId, officeId];
  await createClosure(owner, { name: "Year end", ...dates, charged: "vacation", officeIds });
  await hire(owner, "Max", "Employee", { officeId });
  await hire(owner, "Nia");
  await loseZone(officeId);
  expect(await followClosures()).toMatchObject([{ organizationId }]);
  expect(await notified(owner, "request.entered")).toEqual(["Kim", "Lin", "Nia", "Owner"]);
  await restoreZones();
  expect(await followClosures()).toEqual([]);
  expect(await notified(owner, "request.entered")).toEqual(["Kim", "Lin", "Max", "Nia", "Owner"]);
});

test("ledgers are checked even if the zone of an office is unknown", async () => {
  const { owner, officeId, kim } = await kimAndLin();
  await editUser(owner, kim.userId, { startDate: "2027-02-01" });
  await loseZone(officeId);
  await expectLedgersVerified();
});
