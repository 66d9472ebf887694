import { beforeEach, describe, expect, test } from "@jest/globals";
import { agesInOffice, byAge } from "#tests/arranging/agesInOffice.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { hire, testClock } from "#tests/arranging/testOrganization.ts";
import { createLeaveType } from "../leaveTypes/createLeaveType.ts";
import { editLeaveType } from "../leaveTypes/editLeaveType.ts";
import { listLeaveTypes } from "../leaveTypes/listLeaveTypes.ts";
import { editUser } from "../people/editUser.ts";
import { editPolicy } from "./editPolicy.ts";
import { editPolicyDocument } from "./editPolicyDocument.ts";
import { endPolicy } from "./endPolicy.ts";
import { givePolicy } from "./givePolicy.ts";

await testDatabase();
const clock = testClock();
beforeEach(() => clock.set("2027-03-01"));

const OWN = { kind: "forbidden", code: "own_balance" };
const BASE = { frequency: "yearly", starterShare: "byDay", leaverShare: "byDay" };
const of = (amount: unknown) => ({ unit: "day", grants: [{ ...BASE, amount }] });
async function anOffice() {
  const office = await agesInOffice(clock, "2027-05-15");
  const save = (by: typeof office.owner, id: string, amount: unknown) =>
    editPolicyDocument(by, id, { document: of(amount), confirmed: true });
  return { ...office, save };
}

test("an Admin can't restore a leave type whose policy raises only their own leave, but an Owner can", async () => {
  const { owner, admin, save, policyOf } = await anOffice();
  await save(owner, await policyOf("personal"), byAge(0, 20));
  const personal = (await listLeaveTypes(owner, {})).find(({ key }) => key === "personal")?.id ?? "";
  await editLeaveType(owner, personal, { archived: true });
  clock.set("2027-08-01");
  await expect(editLeaveType(admin, personal, { archived: false })).rejects.toMatchObject(OWN);
  await editLeaveType(owner, personal, { archived: false });
});

test("an Admin can restore a leave type whose policy gives colleagues as much", async () => {
  const { owner, admin, save, policyOf } = await anOffice();
  await save(owner, await policyOf("personal"), byAge(20, 20));
  const personal = (await listLeaveTypes(owner, {})).find(({ key }) => key === "personal")?.id ?? "";
  await editLeaveType(admin, personal, { archived: true });
  clock.set("2027-08-01");
  await editLeaveType(admin, personal, { archived: false });
});

describe("an Admin can't raise their own leave by changing a policy twice", () => {
  test("raising it for everyone and then lowering it for colleagues, but an Owner can", async () => {
    const { owner, admin, save, policyOf } = await anOffice();
    const id = await policyOf("vacation");
    await save(admin, id, 60);
    await expect(save(admin, id, byAge(20, 60))).rejects.toMatchObject(OWN);
    await save(owner, id, byAge(20, 60));
  });

  test("lowering it for colleagues and then raising it for everyone, until 30 days later", async () => {
    const { owner, admin, save, policyOf } = await anOffice();
    const id = await policyOf("vacation");
    await save(owner, id, 20);
    await save(admin, id, byAge(0, 20));
    await expect(save(admin, id, byAge(20, 40))).rejects.toMatchObject(OWN);
    clock.set("2027-06-15");
    await save(admin, id, byAge(20, 40));
  });

  test("raising it in the simple form first", async () => {
    const { admin, save, policyOf } = await anOffice();
    const id = await policyOf("vacation");
    await editPolicy(admin, id, { accrualAmount: 60 });
    await expect(save(admin, id, byAge(20, 60))).rejects.toMatchObject(OWN);
  });

  test("adding a leave type for everyone and then lowering it for colleagues", async () => {
    const { admin, save, policyOf } = await anOffice();
    const { key } = await createLeaveType(admin, { name: "Bonus", accrualAmount: 60 });
    await expect(save(admin, await policyOf(key), byAge(0, 60))).rejects.toMatchObject(OWN);
  });
});

test("an Admin can change a policy for everyone twice, and also after an Owner raised it only for the Admin", async () => {
  const { owner, admin, save, policyOf } = await anOffice();
  const id = await policyOf("vacation");
  await save(admin, id, 25);
  await save(admin, id, byAge(27, 26));
  await save(owner, id, byAge(20, 60));
  expect((await save(admin, id, byAge(21, 61))).isChanged).toBe(true);
});

test("an Admin who raised the policy of their office can't move the last colleague to a group's policy that ends later", async () => {
  const { admin, colleague, policyOf } = await anOffice();
  await editPolicy(admin, await policyOf("vacation"), { accrualAmount: 60 });
  const { id } = await givePolicy(admin, { type: "vacation", group: "Old terms", document: of(20) });
  await endPolicy(admin, id, { effectiveOn: "2032-01-01" });
  const joins = () => editUser(admin, colleague.userId, { groups: ["Old terms"] });
  await expect(joins()).rejects.toMatchObject(OWN);
  await endPolicy(admin, id, { effectiveOn: "2027-05-15" });
  await joins();
});

describe("leave that only Managers, Admins, and Owners can request", () => {
  test("can be set up by an Owner, but not by an Admin without a Manager in their office", async () => {
    const { owner, admin } = await anOffice();
    const forManagers = { requestableBy: "managers", accrualAmount: 60 };
    await expect(createLeaveType(admin, { name: "Lead days", ...forManagers })).rejects.toMatchObject(OWN);
    const { id } = await createLeaveType(admin, { name: "Bonus", accrualAmount: 60 });
    await expect(editLeaveType(admin, id, { requestableBy: "managers" })).rejects.toMatchObject(OWN);
    await createLeaveType(owner, { name: "Lead days", ...forManagers });
  });

  test("can't be raised by an Admin whose only Manager was just promoted", async () => {
    const { owner, admin, colleague, policyOf } = await anOffice();
    await createLeaveType(owner, { name: "Lead days", requestableBy: "managers", accrualAmount: 5 });
    await editUser(admin, colleague.userId, { role: "Manager" });
    const raise = async () => editPolicy(admin, await policyOf("lead-days"), { accrualAmount: 60 });
    await expect(raise()).rejects.toMatchObject(OWN);
    clock.set("2027-06-15");
    await raise();
    await expect(editUser(admin, colleague.userId, { role: "Employee" })).rejects.toMatchObject(OWN);
  });

  test("can't be raised by an Admin more than for each Manager, even if an Employee, who can't request it, gets as much", async () => {
    const { owner, admin, colleague, officeId, save, policyOf } = await anOffice();
    const second = await hire(owner, "Cy", "Employee", { officeId });
    await editUser(owner, second.userId, { birthDate: "1980-05-05", startDate: "2020-08-01" });
    await editUser(owner, colleague.userId, { role: "Manager" });
    const { key } = await createLeaveType(owner, { name: "Lead days", requestableBy: "managers", accrualAmount: 5 });
    clock.set("2027-06-30");
    const id = await policyOf(key);
    await expect(save(admin, id, byAge(5, 60))).rejects.toMatchObject(OWN);
    await save(admin, id, byAge(60, 60));
  });
});
