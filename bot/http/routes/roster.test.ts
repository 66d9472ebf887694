import { expect, test } from "@jest/globals";
import { addHoliday } from "#bot/operations/offices/addHoliday.ts";
import { createTeam } from "#bot/operations/teams/createTeam.ts";
import { expectRefusal } from "#tests/asserting/expectRefusal.ts";
import { aDocumentOffice } from "#tests/arranging/aDocumentOffice.ts";
import { httpServer } from "#tests/servers/httpServer.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { foundTestOrganization, hire, testClock, testOrganization } from "#tests/arranging/testOrganization.ts";

await testDatabase();
const { as, visitor } = await httpServer(testClock());
const { owner, admin, manager, erin, ezra } = await testOrganization();
const otto = await hire(owner, "Otto", "Manager", { managerId: owner.userId });
const olga = await hire(owner, "Olga", "Employee", { managerId: otto.userId });
const team = await createTeam(owner, { name: "Night Shift", memberIds: [erin.userId, olga.userId] });
const asOwner = await as(owner);
const WEEK = "from=2027-03-01&to=2027-03-07";

const rosterOf = async (person: { email: string }, query = "") =>
  (await (await as(person)).get(`/api/team/roster?${WEEK}${query}`)).body;
const namesSeenBy = async (person: { email: string }, query = ""): Promise<string[]> =>
  (await rosterOf(person, query)).people.map(({ name }: { name: string }) => name);

test("the people of the calendar are listed with their offices' days off, and the viewer's own office", async () => {
  await addHoliday(owner, owner.officeId, { name: "Founding Day", date: "2027-03-03" });
  const { people, offices, ...rest } = await rosterOf(ezra);
  expect(rest).toEqual({ from: "2027-03-01", to: "2027-03-07", officeId: owner.officeId, total: people.length });
  expect(people).toContainEqual({ id: ezra.userId, name: "Ezra", officeId: owner.officeId, hasPage: true });
  expect(offices).toEqual([
    {
      id: owner.officeId,
      name: expect.any(String),
      days: "ww-ww--",
      holidays: [{ date: "2027-03-03", name: "Founding Day", part: "full", minutes: null, isClosure: false }],
    },
  ]);
});

test("people see only those whose leave the calendar shows them", async () => {
  expect(await namesSeenBy(ezra)).toEqual(["Erin", "Ezra", "Mona"].toSorted());
  expect(await namesSeenBy(erin)).toContain("Olga");
  expect(await namesSeenBy(olga)).toEqual(["Erin", "Olga", "Otto"]);
  expect(await namesSeenBy(admin)).toEqual(expect.arrayContaining(["Erin", "Ezra", "Olga", "Otto"]));
});

test("the list can be limited to a team and to an office", async () => {
  expect(await namesSeenBy(admin, `&teamId=${team.id}`)).toEqual(["Erin", "Olga"]);
  expect((await rosterOf(admin)).people.filter(({ isLeadOnly }: { isLeadOnly?: true }) => isLeadOnly)).toEqual([]);
  const led = await createTeam(owner, {
    name: "Day Shift",
    leadIds: [otto.userId, olga.userId],
    memberIds: [olga.userId],
  });
  const { people } = await rosterOf(admin, `&teamId=${led.id}`);
  expect(people).toMatchObject([{ name: "Olga" }, { name: "Otto", isLeadOnly: true }]);
  expect(people[0]).not.toHaveProperty("isLeadOnly");
  const { body: office } = await asOwner.send("POST", "/api/offices", {
    name: "Kyoto",
    country: "Japan",
    timezone: "Asia/Tokyo",
  });
  await asOwner.send("PATCH", `/api/users/${olga.userId}`, { officeId: office.id });
  const limited = await rosterOf(admin, `&officeId=${office.id}`);
  expect(limited.people.map(({ name }: { name: string }) => name)).toEqual(["Olga"]);
  expect(limited.offices).toHaveLength(2);
  expect(await namesSeenBy(ezra, `&officeId=${office.id}`)).toEqual([]);
});

test("a person's own days off are shown to that person and to Managers and above only", async () => {
  const workingPattern = { from: "2027-03-01", weeks: [[480, 480, 0, 480, 0, 0, 0]] };
  expect((await asOwner.send("PATCH", `/api/users/${erin.userId}`, { workingPattern })).status).toBe(200);
  const daysSeenBy = async (person: { email: string }) =>
    (await rosterOf(person)).people.find(({ id }: { id: string }) => id === erin.userId).days;
  expect(await daysSeenBy(manager)).toBe("ww-w---");
  expect(await daysSeenBy(erin)).toBe("ww-w---");
  expect(await daysSeenBy(ezra)).toBeUndefined();
});

test("the days before a person's start date and after their last day are off", async () => {
  const kim = await hire(owner, "Kim", "Employee", { managerId: manager.userId });
  await asOwner.send("PATCH", `/api/users/${kim.userId}`, { startDate: "2027-03-02", endDate: "2027-03-04" });
  const seenBy = async (person: { email: string }) =>
    (await rosterOf(person)).people.find(({ id }: { id: string }) => id === kim.userId).days;
  expect([await seenBy(manager), await seenBy(ezra)]).toEqual(["-w-w---", undefined]);
});

test("people can ask for their own days off alone", async () => {
  const { people, offices, total } = await rosterOf(erin, "&who=me");
  expect([people.map(({ name }: { name: string }) => name), total]).toEqual([["Erin"], 1]);
  expect(offices.map(({ id }: { id: string }) => id)).toEqual([owner.officeId]);
});

test("a person's own days include days off that a type of leave counts", async () => {
  expect(await rosterOf(erin, "&who=me")).not.toHaveProperty("countedDays");
  const grants = [{ frequency: "yearly" as const, amount: 20 }];
  const { officeId } = await aDocumentOffice(owner, { unit: "day", grants, counting: { days: "mondayToSaturday" } });
  const sam = await hire(owner, "Sam", "Employee", { officeId });
  expect(await rosterOf(sam, "&who=me")).toMatchObject({ offices: [{ days: "wwwww--" }], countedDays: "wwwwww-" });
  expect(await rosterOf(sam)).not.toHaveProperty("countedDays");
});

test("a team that the person doesn't see is unknown, and visitors are refused", async () => {
  const stranger = await foundTestOrganization();
  for (const person of [ezra, stranger]) {
    const browser = await as(person);
    await expectRefusal(
      () => browser.get(`/api/team/roster?${WEEK}&teamId=${team.id}`),
      [404, "not_found", "The team was not found"],
    );
  }
  expect((await visitor().get(`/api/team/roster?${WEEK}`)).status).toBe(401);
  expect((await rosterOf(stranger)).people).toHaveLength(1);
});

test("browsers that have the roster get no second copy until it changes", async () => {
  const path = `/api/team/roster?${WEEK}`;
  const browser = await as(ezra);
  const { headers } = await browser.get(path);
  expect(headers.get("cache-control")).toBe("private, no-cache");
  const known = { "if-none-match": headers.get("etag") ?? "" };
  expect((await browser.get(path, known)).status).toBe(304);
  await addHoliday(owner, owner.officeId, { name: "Spring Day", date: "2027-03-04" });
  const { status, body } = await browser.get(path, known);
  expect([status, body.offices[0].holidays.length]).toEqual([200, 2]);
});
