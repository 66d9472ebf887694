import { expect, test } from "@jest/globals";
import { addHoliday } from "#bot/operations/offices/addHoliday.ts";
import { deactivateUser } from "#bot/operations/people/deactivateUser.ts";
import { createTeam } from "#bot/operations/teams/createTeam.ts";
import { expectRefusal, type Refused } from "#tests/asserting/expectRefusal.ts";
import { httpServer } from "#tests/servers/httpServer.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { foundTestOrganization, hire, testClock, testOrganization } from "#tests/arranging/testOrganization.ts";

await testDatabase();
const { as } = await httpServer(testClock());
const { owner, admin, manager, erin, ezra } = await testOrganization();
const outsider = await hire(owner, "Otto", "Manager");
const page = (id: string, query = "") => `/api/users/${id}/page${query}`;
const UNKNOWN: Refused = [404, "not_found", "The person was not found"];
const NO_ID = "01890000-0000-7000-8000-000000000000";

test("a person's page has their days off, teams, and requests, for them and for those above them", async () => {
  await addHoliday(owner, owner.officeId, { name: "Founding Day", date: "2027-03-03" });
  const team = await createTeam(owner, { name: "Night Shift", leadIds: [erin.userId], memberIds: [ezra.userId] });
  const wanted = { type: "vacation", startDate: "2027-03-08", endDate: "2027-03-08", notes: "At the lake" };
  await (await as(erin)).send("POST", "/api/pto-requests", wanted);
  const { status, body } = await (await as(manager)).get(page(erin.userId));
  expect(status).toBe(200);
  expect(body).toMatchObject({
    person: { id: erin.userId, name: "Erin", startDate: null },
    today: "2027-03-01",
    teams: [{ id: team.id, name: "Night Shift", isLead: true }],
    requests: [{ startDate: "2027-03-08", notes: "At the lake", status: "pending" }],
    calendar: { from: "2027-01-01", to: "2027-12-31" },
  });
  expect(body.calendar.holidays).toContainEqual(expect.objectContaining({ date: "2027-03-03", name: "Founding Day" }));
  expect(body.calendar.days.slice(59, 66)).toBe("ww-ww--");
  expect(body.person).not.toHaveProperty("birthDate");
  for (const viewer of [erin, admin, owner]) expect((await (await as(viewer)).get(page(erin.userId))).status).toBe(200);
  const { calendar } = (await (await as(erin)).get(page(erin.userId, "?year=2026"))).body;
  expect(calendar).toMatchObject({ from: "2026-01-01", to: "2026-12-31", holidays: [] });
});

test("the days before a person's start date and after their last day are off", async () => {
  const kim = await hire(owner, "Kim");
  const asOwner = await as(owner);
  await asOwner.send("PATCH", `/api/users/${kim.userId}`, { startDate: "2027-03-09", endDate: "2027-03-11" });
  const { calendar } = (await asOwner.get(page(kim.userId))).body;
  expect([calendar.days.slice(0, 66).includes("w"), calendar.days.slice(66)]).toEqual([
    false,
    "-www".padEnd(365 - 66, "-"),
  ]);
});

test("the page of a person whom the viewer may not see gets the response of an unknown address", async () => {
  const stranger = await foundTestOrganization("Far Away");
  for (const viewer of [ezra, outsider, stranger]) {
    const browser = await as(viewer);
    for (const id of [erin.userId, NO_ID]) await expectRefusal(() => browser.get(page(id)), UNKNOWN);
  }
});

test("only Admins and Owners open the page of a deactivated person", async () => {
  const leaver = await hire(owner, "Lea", "Employee", { managerId: manager.userId });
  await deactivateUser(admin, leaver.userId, {});
  expect((await (await as(manager)).get(page(leaver.userId))).status).toBe(404);
  expect((await (await as(admin)).get(page(leaver.userId))).body.person.isActive).toBe(false);
});

test("a year out of range is refused", async () => {
  expect((await (await as(admin)).get(page(erin.userId, "?year=2500"))).status).toBe(400);
});

test("the calendar and the approvals mark the people whose page the viewer may open", async () => {
  const pagesIn = async (viewer: { email: string }) =>
    (await (await as(viewer)).get("/api/team/roster")).body.people.flatMap(
      ({ name, hasPage }: { name: string; hasPage?: true }) => (hasPage ? name : []),
    );
  expect(await pagesIn(ezra)).toEqual(["Ezra"]);
  expect(await pagesIn(manager)).toEqual(["Erin", "Ezra", "Mona"]);
  expect(await pagesIn(outsider)).toEqual(["Otto"]);
  expect(await pagesIn(admin)).toEqual(expect.arrayContaining(["Erin", "Otto"]));
  const [request] = (await (await as(manager)).get("/api/pto-requests?view=team&status=pending")).body;
  expect(request.employee).toMatchObject({ id: erin.userId, hasPage: true });
});
