import { expect, test } from "@jest/globals";
import { aRequest } from "#db/factories/aRequest.ts";
import { createTeam } from "#bot/operations/teams/createTeam.ts";
import { deleteTeam } from "#bot/operations/teams/deleteTeam.ts";
import { editTeam } from "#bot/operations/teams/editTeam.ts";
import { expectRefusal, type Refused } from "#tests/asserting/expectRefusal.ts";
import { httpServer } from "#tests/servers/httpServer.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { foundTestOrganization, hire, testClock, testOrganization } from "#tests/arranging/testOrganization.ts";

await testDatabase();
const { as } = await httpServer(testClock());
const { owner, admin, manager, erin, ezra } = await testOrganization();
const otto = await hire(owner, "Otto", "Manager", { managerId: owner.userId });
const olga = await hire(owner, "Olga", "Employee", { managerId: otto.userId });
const NOT_FOUND: Refused = [404, "not_found", "The team was not found"];
const PATH = "/api/team/calendar?from=2027-03-01&to=2027-03-31";

for (const [person, type] of [
  [erin, "vacation"],
  [ezra, "sick"],
  [olga, "sick"],
  [otto, "vacation"],
] as const) {
  const { organizationId, userId: id } = person;
  await aRequest({ organizationId, id }, { type, startDate: "2027-03-10", endDate: "2027-03-10", status: "approved" });
}

const seenBy = async (person: { email: string }, teamId?: string): Promise<string[]> => {
  const { body } = await (await as(person)).get(`${PATH}${teamId === undefined ? "" : `&teamId=${teamId}`}`);
  return body.map(({ userName, type }: Record<string, string>) => `${userName}: ${type}`).toSorted();
};

const { id } = await createTeam(owner, { name: "Night Shift", memberIds: [erin.userId, olga.userId] });

test("people of a shared team see each other's leave, with the types that colleagues see", async () => {
  expect(await seenBy(erin)).toEqual(["Erin: vacation", "Ezra: away", "Olga: away"]);
  expect(await seenBy(olga)).toEqual(["Erin: vacation", "Olga: sick", "Otto: vacation"]);
  expect(await seenBy(ezra)).toEqual(["Erin: vacation", "Ezra: sick"]);
  expect(await seenBy(manager)).toEqual(["Erin: vacation", "Ezra: sick", "Otto: vacation"]);
});

test("a lead sees the team's members, and they see the lead", async () => {
  const led = await createTeam(owner, { name: "Led", leadIds: [ezra.userId], memberIds: [otto.userId] });
  expect(await seenBy(ezra)).toEqual(["Erin: vacation", "Ezra: sick", "Otto: vacation"]);
  expect(await seenBy(otto)).toEqual(["Ezra: away", "Olga: sick", "Otto: vacation"]);
  await deleteTeam(owner, led.id, {});
  expect(await seenBy(ezra)).toEqual(["Erin: vacation", "Ezra: sick"]);
});

test("the calendar can be limited to a team, of which people see only those that they may see", async () => {
  expect(await seenBy(erin, id)).toEqual(["Erin: vacation", "Olga: away"]);
  expect(await seenBy(manager, id)).toEqual(["Erin: vacation"]);
  expect(await seenBy(admin, id)).toEqual(["Erin: vacation", "Olga: sick"]);
});

test("a team that the person doesn't see is unknown", async () => {
  const stranger = await foundTestOrganization();
  for (const person of [ezra, stranger]) {
    const browser = await as(person);
    await expectRefusal(() => browser.get(`${PATH}&teamId=${id}`), NOT_FOUND);
  }
});

test("a changed team changes the version of the calendar, so that no browser keeps an outdated one", async () => {
  const asErin = await as(erin);
  const tagOf = async (path: string) => (await asErin.get(path)).headers.get("etag") ?? "";
  const before = await tagOf(PATH);
  expect(await tagOf(`${PATH}&teamId=${id}`)).not.toBe(before);
  expect((await asErin.get(PATH, { "if-none-match": before })).status).toBe(304);
  await editTeam(owner, id, { memberIds: [erin.userId] });
  expect((await asErin.get(PATH, { "if-none-match": before })).status).toBe(200);
  expect(await seenBy(erin)).toEqual(["Erin: vacation", "Ezra: away"]);
});
