import { expect, test } from "@jest/globals";
import { changesNotified } from "#tests/asserting/changesNotified.ts";
import { hire, testClock, testOrganization } from "#tests/arranging/testOrganization.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { createProvisioningToken } from "../provisioning/createProvisioningToken.ts";
import { deactivateUser } from "./deactivateUser.ts";
import { editUser } from "./editUser.ts";
import { transferOwnership } from "./transferOwnership.ts";

await testDatabase();
testClock();
const { owner, erin } = await testOrganization();
const notified = async () => (await changesNotified(owner)).filter((change) => change === "provisioningStopped").length;

async function anotherOwner(name: string) {
  const other = await hire(owner, name, "Owner");
  await createProvisioningToken(other, { name: "Okta" });
  return other;
}

test("Owners are notified when the provisioning token of an Owner who leaves stops working", async () => {
  const other = await anotherOwner("Olga");
  await deactivateUser(owner, other.userId, {});
  expect(await notified()).toBe(1);
  expect(await changesNotified(other)).not.toContain("provisioningStopped");
  await deactivateUser(owner, erin.userId, {});
  expect(await notified()).toBe(1);
});

test("Owners are notified when the provisioning token of an Owner who loses the role stops working", async () => {
  const other = await anotherOwner("Omar");
  await editUser(owner, other.userId, { role: "Admin" });
  expect(await notified()).toBe(2);
  await editUser(owner, other.userId, { role: "Employee" });
  expect(await notified()).toBe(2);
});

test("a new Owner is notified that the provisioning token of the former one stops working", async () => {
  const [other, next] = [await anotherOwner("Odo"), await hire(owner, "Nora", "Admin")];
  await transferOwnership(other, { userId: next.userId });
  expect(await changesNotified(next)).toContain("provisioningStopped");
  expect(await changesNotified(other)).not.toContain("provisioningStopped");
});
