import { beforeAll, expect, test } from "@jest/globals";
import { database } from "#db/connect.ts";
import { photoBody } from "#tests/arranging/aPhoto.ts";
import { foundTestOrganization, hire, testClock } from "#tests/arranging/testOrganization.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { editLeaveType } from "./leaveTypes/editLeaveType.ts";
import { listLeaveTypes } from "./leaveTypes/listLeaveTypes.ts";
import { editOffice } from "./offices/editOffice.ts";
import { editOrganization } from "./organization/editOrganization.ts";
import { editSetup } from "./organization/editSetup.ts";
import { setSecondFactorRules } from "./organization/setSecondFactorRules.ts";
import { setSignInRules } from "./organization/setSignInRules.ts";
import { deactivateUser } from "./people/deactivateUser.ts";
import { editProfile } from "./people/editProfile.ts";
import { editUser } from "./people/editUser.ts";
import { editPersonEvent } from "./personEvents/editPersonEvent.ts";
import { recordPersonEvent } from "./personEvents/recordPersonEvent.ts";
import { setPhoto } from "./photos/setPhoto.ts";
import { createTeam } from "./teams/createTeam.ts";
import { editTeam } from "./teams/editTeam.ts";

await testDatabase();
testClock();

type Owner = Awaited<ReturnType<typeof foundTestOrganization>>;
let owner: Owner;
let erin: Owner;
let hal: Owner;
let team: { id: string };
let event: { id: string };
beforeAll(async () => {
  owner = await foundTestOrganization();
  erin = await hire(owner, "Erin");
  hal = await hire(owner, "Hal");
  team = await createTeam(owner, { name: "Support" });
  event = await recordPersonEvent(owner, erin.userId, { type: "occurrence", on: "2027-02-01", kind: "birth" });
});
const typeId = async () => (await listLeaveTypes(owner, {})).find(({ key }) => key === "sick")?.id ?? "";

const eventsOf = async ({ organizationId }: Owner) =>
  (await database().pool.query("SELECT action FROM audit_events WHERE organization_id = $1", [organizationId])).rows;

test.each<[string, () => Promise<unknown>]>([
  ["the setup", () => editSetup(owner, {})],
  ["the organization", () => editOrganization(owner, {})],
  ["an office", () => editOffice(owner, owner.officeId, {})],
  ["a leave type", async () => editLeaveType(owner, await typeId(), {})],
  ["a team", () => editTeam(owner, team.id, {})],
  ["a person", () => editUser(owner, erin.userId, {})],
  ["a person's own profile", () => editProfile(erin, {})],
])("a change of %s without any fields succeeds without an audit event", async (_, edit) => {
  const before = await eventsOf(owner);
  await edit();
  expect(await eventsOf(owner)).toEqual(before);
});

const hours = { workingPattern: { from: "2027-06-07", weeks: [[480, 480, 480, 480, 0, 0, 0]] } };
test.each<[string, () => Promise<unknown>]>([
  ["the organization", () => editOrganization(owner, { name: "Acme Two", domain: null, reminderDays: [3, 2, 3] })],
  ["an office", () => editOffice(owner, owner.officeId, { name: "Annex", country: "Chile", countHolidays: true })],
  ["an office's hours", () => editOffice(owner, owner.officeId, hours)],
  ["a leave type", async () => editLeaveType(owner, await typeId(), { color: "red", order: 1, archived: false })],
  ["a leave type's place", async () => editLeaveType(owner, await typeId(), { order: 1000 })],
  ["a team", () => editTeam(owner, team.id, { name: "Sales", memberIds: [erin.userId] })],
  ["a person", () => editUser(owner, erin.userId, { name: "Erin Two", role: "Manager", startDate: "2027-01-04" })],
  ["a person's allowance", () => editUser(owner, erin.userId, { ptoBalanceOverride: 30 })],
  ["a person's event", () => editPersonEvent(owner, event.id, { type: "occurrence", on: "2027-02-02", kind: "birth" })],
  ["a person's own profile", () => editProfile(erin, { name: "Erin Three", theme: "dark", weekStart: 1 })],
  ["a person's photo", () => setPhoto(erin, photoBody())],
  ["the roles that need a second factor", () => setSecondFactorRules(owner, { roles: ["Employee"] })],
  ["the ways to sign in", () => setSignInRules(owner, { googleOnly: false }, { isSetUp: true })],
  ["an inactive person", () => deactivateUser(owner, hal.userId, {})],
])("a change of %s to its current state writes no audit event", async (_, edit) => {
  await edit();
  const before = await eventsOf(owner);
  await edit();
  expect(await eventsOf(owner)).toEqual(before);
});

test("an audit event of a form that was sent whole has only the fields that changed", async () => {
  await editOffice(owner, owner.officeId, { name: "Harbor", country: "Chile", countHolidays: true });
  const { rows } = await database().pool.query(
    "SELECT before, after FROM audit_events WHERE organization_id = $1 AND action = 'editOffice' ORDER BY at DESC, id DESC",
    [owner.organizationId],
  );
  expect(rows[0]).toEqual({ before: { name: "Annex" }, after: { name: "Harbor" } });
});

test("a change of the setup to its current state succeeds without an audit event", async () => {
  await editSetup(owner, { state: "open", confirmed: "office" });
  const before = await eventsOf(owner);
  expect(await editSetup(owner, { state: "open", confirmed: "office" })).toMatchObject({ state: "open" });
  expect(await editSetup(owner, { confirmed: "office" })).toMatchObject({ state: "open" });
  expect(await eventsOf(owner)).toEqual(before);
});
