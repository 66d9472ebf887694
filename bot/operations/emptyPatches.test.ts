import { beforeAll, expect, test } from "@jest/globals";
import { database } from "#db/connect.ts";
import { foundTestOrganization, hire, testClock } from "#tests/arranging/testOrganization.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { editLeaveType } from "./leaveTypes/editLeaveType.ts";
import { listLeaveTypes } from "./leaveTypes/listLeaveTypes.ts";
import { editOffice } from "./offices/editOffice.ts";
import { editOrganization } from "./organization/editOrganization.ts";
import { editSetup } from "./organization/editSetup.ts";
import { editProfile } from "./people/editProfile.ts";
import { editUser } from "./people/editUser.ts";
import { createTeam } from "./teams/createTeam.ts";
import { editTeam } from "./teams/editTeam.ts";

await testDatabase();
testClock();

type Owner = Awaited<ReturnType<typeof foundTestOrganization>>;
let owner: Owner;
let erin: Owner;
beforeAll(async () => {
  owner = await foundTestOrganization();
  erin = await hire(owner, "Erin");
});

const eventsOf = async ({ organizationId }: Owner) =>
  (await database().pool.query("SELECT action FROM audit_events WHERE organization_id = $1", [organizationId])).rows;

test.each<[string, () => Promise<unknown>]>([
  ["the setup", () => editSetup(owner, {})],
  ["the organization", () => editOrganization(owner, {})],
  ["an office", () => editOffice(owner, owner.officeId, {})],
  ["a leave type", async () => editLeaveType(owner, (await listLeaveTypes(owner, {}))[0]?.id ?? "", {})],
  ["a team", async () => editTeam(owner, (await createTeam(owner, { name: "Support" })).id, {})],
  ["a person", () => editUser(owner, erin.userId, {})],
  ["a person's own profile", () => editProfile(erin, {})],
])("a change of %s without any fields succeeds without an audit event", async (_, edit) => {
  const before = (await eventsOf(owner)).filter(({ action }) => action !== "createTeam");
  await edit();
  expect((await eventsOf(owner)).filter(({ action }) => action !== "createTeam")).toEqual(before);
});

test("a change of the setup to its current state succeeds without an audit event", async () => {
  await editSetup(owner, { state: "open", confirmed: "office" });
  const before = await eventsOf(owner);
  expect(await editSetup(owner, { state: "open", confirmed: "office" })).toMatchObject({ state: "open" });
  expect(await editSetup(owner, { confirmed: "office" })).toMatchObject({ state: "open" });
  expect(await eventsOf(owner)).toEqual(before);
});
