import { beforeEach, describe, expect, test } from "@jest/globals";
import { AuditEvent } from "#db/models/AuditEvent.ts";
import { Notification } from "#db/models/Notification.ts";
import { aCompany } from "#tests/arranging/aCompany.ts";
import { deliverNow, mailTo } from "#tests/asserting/deliverNow.ts";
import { mailServer } from "#tests/servers/mailServer.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { foundTestOrganization, hire, testClock } from "#tests/arranging/testOrganization.ts";
import { createLeaveType } from "../leaveTypes/createLeaveType.ts";
import { editLeaveType } from "../leaveTypes/editLeaveType.ts";
import { editOffice } from "../offices/editOffice.ts";
import { editProfile } from "../people/editProfile.ts";
import { editUser } from "../people/editUser.ts";
import { editPolicy } from "./editPolicy.ts";
import { editPolicyDocument } from "./editPolicyDocument.ts";
import { endPolicy } from "./endPolicy.ts";
import { givePolicy } from "./givePolicy.ts";
import { listPolicies } from "./listPolicies.ts";
import { orderPolicy } from "./orderPolicy.ts";
import { previewEnd } from "./previewEnd.ts";
import { previewGivenPolicy } from "./previewGivenPolicy.ts";
import { previewOrder } from "./previewOrder.ts";
import { previewPolicy } from "./previewPolicy.ts";

const { url: databaseUrl } = await testDatabase();
const clock = testClock();
const mail = await mailServer();
beforeEach(() => clock.set("2027-03-01"));

const DAY = 480;
const of = (grant: object) => ({
  unit: "day",
  grants: [{ frequency: "yearly", amount: 20, starterShare: "byDay", leaverShare: "byDay", ...grant }],
});
const BY_AGE = {
  by: "age",
  tiers: [
    [0, 20],
    [40, 300],
  ],
};
const weeks = (minutes: number) => [[...Array<number>(5).fill(minutes), 0, 0]];
const given = (group: string, amount: number) => ({
  type: "vacation",
  group,
  document: of({ amount, carryOver: { max: 5 } }),
  confirmed: true,
});

async function anOffice() {
  const { owner, office } = await aCompany();
  const { officeId } = await office();
  await editOffice(owner, officeId, { name: "Berlin" });
  const ada = await hire(owner, "Ada", "Admin", { officeId });
  const abe = await hire(owner, "Abe", "Admin", { officeId });
  await editUser(owner, abe.userId, { role: "Owner" });
  const bob = await hire(owner, "Bob", "Employee", { officeId });
  for (const { userId } of [ada, bob]) await editUser(owner, userId, { startDate: "2020-08-01" });
  clock.set("2027-07-15");
  const id = (await listPolicies(owner, officeId, {})).find(({ type }) => type === "vacation")?.id ?? "";
  await Notification.destroy({ where: { organizationId: owner.organizationId } });
  const { organizationId } = owner;
  const ofOrganization = { where: { organizationId, event: "ownLeave.raised" } };
  return {
    owner,
    ada,
    abe,
    bob,
    officeId,
    id,
    announced: async () => {
      const found = await Notification.findAll({ ...ofOrganization, order: [["id", "ASC"]] });
      await Notification.destroy(ofOrganization);
      const names = new Map(
        [owner, ada, abe, bob].map(({ userId }, nth) => [userId, ["owner", "ada", "abe", "bob"][nth]]),
      );
      return {
        to: found.map(({ recipientId }) => names.get(recipientId ?? "") ?? "").toSorted((a, b) => a.localeCompare(b)),
        about: found.at(-1)?.payload,
      };
    },
    raisesOwn: async () => {
      const events = await AuditEvent.findAll({ where: { organizationId }, order: [["id", "DESC"]], limit: 1 });
      return events[0]?.after?.["raisesOwn"];
    },
  };
}

describe("every other Admin and Owner is notified once of a saved change that raises the author's own leave:", () => {
  test("an Admin's edit of the policy of their office, even with all notifications turned off", async () => {
    const { owner, ada, id, announced, raisesOwn } = await anOffice();
    await editProfile(owner, { notificationChoices: { mail: false, slack: false } });
    expect(await previewPolicy(ada, id, { accrualAmount: 25 })).toMatchObject({ raisesOwn: true });
    await editPolicy(ada, id, { accrualAmount: 25 });
    expect(await raisesOwn()).toBe(true);
    mail.received.length = 0;
    await deliverNow({ databaseUrl, clock, channels: [mailTo(mail.url, "https://awayday.example")] });
    expect(mail.received.map(({ subject }) => subject)).toEqual(
      Array(2).fill("Ada changed the vacation policy of Berlin"),
    );
    expect(mail.received[0]?.body).toContain("Their own leave goes from 20 to 25 days a year.");
    expect(mail.received[0]?.body).toContain(`https://awayday.example/admin/policies/${id}/document`);
    const amounts = { before: 20 * DAY, after: 25 * DAY };
    expect(await announced()).toMatchObject({ to: ["abe", "owner"], about: { amounts, isUnknown: false } });
  });

  test("an Owner's edit, which isn't refused, if it depends on facts that aren't recorded", async () => {
    const { owner, announced } = await anOffice();
    const id = (await listPolicies(owner, owner.officeId, {})).find(({ type }) => type === "vacation")?.id ?? "";
    await editPolicyDocument(owner, id, { document: of({ amount: BY_AGE }), confirmed: true });
    expect(await announced()).toMatchObject({ to: ["abe", "ada"], about: { amounts: null, isUnknown: true } });
  });

  test("an Owner's policies of groups to which they belong, their order, and their end", async () => {
    const { owner, abe, announced, raisesOwn } = await anOffice();
    await editUser(abe, owner.userId, { groups: ["Staff", "Leads"] });
    expect(await previewGivenPolicy(owner, given("Staff", 30))).toMatchObject({ raisesOwn: true });
    const staff = await givePolicy(owner, given("Staff", 30));
    expect(await raisesOwn()).toBe(true);
    expect(await announced()).toMatchObject({ to: ["abe", "ada"], about: { policyId: staff.id } });
    const leads = await givePolicy(owner, given("Leads", 40));
    expect([await announced(), await raisesOwn()]).toMatchObject([{ to: [] }, undefined]);
    expect(await previewOrder(owner, leads.id, { before: staff.id })).toMatchObject({ raisesOwn: true });
    await orderPolicy(owner, leads.id, { before: staff.id });
    expect(await raisesOwn()).toBe(true);
    const amounts = { before: 30 * DAY, after: 40 * DAY };
    expect(await announced()).toMatchObject({ to: ["abe", "ada"], about: { amounts } });
  });

  test("an Admin's new leave type, and its return from the archive", async () => {
    const { ada, id, announced, raisesOwn } = await anOffice();
    const type = await createLeaveType(ada, { name: "Bonus", accrualAmount: 300 });
    const amounts = { before: 0, after: 300 * DAY };
    expect(await raisesOwn()).toBe(true);
    const created = await announced();
    expect(created).toMatchObject({ to: ["abe", "owner"], about: { amounts, isUnknown: false } });
    expect(created.about?.["policyId"]).not.toBe(id);
    await editLeaveType(ada, type.id, { archived: true });
    expect([await announced(), await raisesOwn()]).toMatchObject([{ to: [] }, undefined]);
    await editLeaveType(ada, type.id, { archived: false });
    expect(await raisesOwn()).toBe(true);
    expect(await announced()).toMatchObject({ to: ["abe", "owner"], about: { ...created.about } });
    await createLeaveType(ada, { name: "Volunteering", isUnlimited: true });
    expect(await announced()).toMatchObject({ to: ["abe", "owner"] });
    await createLeaveType(ada, { name: "Parental", accrualAmount: 0 });
    expect(await announced()).toMatchObject({ to: [] });
  });

  test("the end of a group's policy that gave the Owner less than their office's", async () => {
    const { owner, abe, announced } = await anOffice();
    await editUser(abe, owner.userId, { groups: ["Staff"] });
    const { id } = await givePolicy(owner, given("Staff", 5));
    expect(await announced()).toMatchObject({ to: [] });
    expect(await previewEnd(owner, id, {})).toMatchObject({ raisesOwn: true });
    await endPolicy(owner, id, { confirmed: true });
    expect(await announced()).toMatchObject({ to: ["abe", "ada"], about: { policyId: id } });
  });

  test("an Admin's edits of what their policy pays out and forgives when people leave", async () => {
    const { owner, ada, id, announced } = await anOffice();
    await editUser(owner, ada.userId, { endDate: "2027-08-31" });
    const save = (settlement: object) =>
      editPolicyDocument(ada, id, { document: { ...of({}), settlement }, confirmed: true });
    await save({ pay: "none" });
    await announced();
    await save({ pay: "all" });
    expect(await announced()).toMatchObject({ to: ["abe", "owner"], about: { policyId: id } });
    await save({ pay: "all", reclaim: false });
    expect(await announced()).toMatchObject({ to: ["abe", "owner"] });
    await save({ pay: { max: 5 } });
    expect(await announced()).toMatchObject({ to: [] });
  });

  test("longer working hours of an Admin's office", async () => {
    const { owner, ada, officeId, id, announced, raisesOwn } = await anOffice();
    await editPolicyDocument(owner, id, { document: of({ fullTime: { hoursPerWeek: 40 } }), confirmed: true });
    await editOffice(ada, officeId, { workingPattern: { from: "2027-01-01", weeks: weeks(540) } });
    expect(await announced()).toMatchObject({ to: ["abe", "owner"], about: { officeId, amounts: null } });
    expect(await raisesOwn()).toBe(true);
    await editOffice(ada, officeId, { workingPattern: { from: "2027-01-01", weeks: weeks(480) } });
    expect([await announced(), await raisesOwn()]).toMatchObject([{ to: [] }, undefined]);
  });
});

describe("nobody is notified", () => {
  test("of a change that lowers the author's own leave, applies only to others, or is refused", async () => {
    const { owner, ada, id, announced, raisesOwn } = await anOffice();
    expect(await previewPolicy(ada, id, { accrualAmount: 15 })).toMatchObject({ raisesOwn: false });
    await editPolicy(ada, id, { accrualAmount: 15 });
    await editPolicy(owner, id, { accrualAmount: 30 });
    await expect(editPolicyDocument(ada, id, { document: of({ amount: BY_AGE }) })).rejects.toMatchObject({
      code: "own_balance",
    });
    expect([await announced(), await raisesOwn()]).toMatchObject([{ to: [] }, undefined]);
  });

  test("where the author is the only Admin or Owner, but the audit event names the raise", async () => {
    const owner = await foundTestOrganization();
    const { organizationId } = owner;
    const id = (await listPolicies(owner, owner.officeId, {})).find(({ type }) => type === "vacation")?.id ?? "";
    expect(await previewPolicy(owner, id, { accrualAmount: 60 })).toMatchObject({ raisesOwn: false });
    await editPolicy(owner, id, { accrualAmount: 60 });
    expect(await Notification.count({ where: { organizationId, event: "ownLeave.raised" } })).toBe(0);
    const events = await AuditEvent.findAll({ where: { organizationId, action: "editPolicy" } });
    expect(events.map(({ after }) => after?.["raisesOwn"])).toEqual([true]);
  });
});
