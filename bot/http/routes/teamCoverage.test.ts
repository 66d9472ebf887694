import { describe, expect, test } from "@jest/globals";
import { editLeaveType } from "#bot/operations/leaveTypes/editLeaveType.ts";
import { listLeaveTypes } from "#bot/operations/leaveTypes/listLeaveTypes.ts";
import { createTeam } from "#bot/operations/teams/createTeam.ts";
import { deactivateUser } from "#bot/operations/people/deactivateUser.ts";
import { editTeam } from "#bot/operations/teams/editTeam.ts";
import { editUser } from "#bot/operations/people/editUser.ts";
import { decideRequest } from "#bot/operations/requests/decideRequest.ts";
import { submitRequest } from "#bot/operations/requests/submitRequest.ts";
import { expectRefusal, type Refused } from "#tests/asserting/expectRefusal.ts";
import { callOf } from "#tests/asserting/listOf.ts";
import { httpServer } from "#tests/servers/httpServer.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { hire, testClock, testOrganization } from "#tests/arranging/testOrganization.ts";

await testDatabase();
const { as } = await httpServer(testClock());
const { owner, admin, manager, erin, ezra } = await testOrganization();
const nina = await hire(owner, "Nina", "Employee", { managerId: owner.userId });
const [asErin, asAdmin, asManager] = [await as(erin), await as(admin), await as(manager)];

const memberIds = [erin.userId, ezra.userId, nina.userId];
const team = await createTeam(owner, {
  name: "Night Shift",
  leadIds: [manager.userId],
  memberIds,
  coverage: { minimum: 2, mode: "refuse" },
});
const vacation = (startDate: string, endDate = startDate) => ({ type: "vacation", startDate, endDate });
const away = await submitRequest(nina, vacation("2027-03-10"));
await decideRequest(owner, away.id, { status: "approved" });

const TEXT = "Night Shift needs at least 2 people at work, but on March 10, 2027, only 1 of 3 would be";
const REFUSED: Refused = [422, "team_coverage", TEXT, { startDate: TEXT }];
const preview = async (dates: { startDate: string; endDate: string }) => {
  const query = new URLSearchParams({ type: "vacation", ...dates, isHalfDay: "false" });
  return (await asErin.get(`/api/pto-requests/preview?${query.toString()}`)).body;
};
const book = (startDate: string, endDate?: string) =>
  asErin.send("POST", "/api/pto-requests", vacation(startDate, endDate));
const warn = () => editTeam(owner, team.id, { coverage: { minimum: 2, mode: "warn" } });
const refuse = () => editTeam(owner, team.id, { coverage: { minimum: 2, mode: "refuse" } });

describe("a team that refuses requests below its limit", () => {
  test("refuses a member's request with the team and the date, in the preview and on submission", async () => {
    await expectRefusal(() => book("2027-03-08", "2027-03-12"), REFUSED);
    const { refusals, conditions } = await preview(vacation("2027-03-08", "2027-03-12"));
    expect(refusals).toEqual([{ error: TEXT, code: "team_coverage", fields: { startDate: TEXT } }]);
    expect(conditions).toEqual([]);
  });

  test("accepts dates on which enough people are at work, and leave of people who aren't members", async () => {
    expect((await book("2027-03-17")).status).toBe(201);
    expect((await asManager.send("POST", "/api/pto-requests", vacation("2027-03-10"))).status).toBe(201);
  });

  test("doesn't count a member after their last day", async () => {
    await editUser(owner, nina.userId, { endDate: "2027-04-30" });
    const text = TEXT.replace("March 10", "May 3").replace("of 3", "of 2");
    await expectRefusal(() => book("2027-05-03"), [422, "team_coverage", text, { startDate: text }]);
    await editUser(owner, nina.userId, { endDate: null });
    const { status, body } = await book("2027-05-03");
    expect(status).toBe(201);
    await asErin.send("PATCH", `/api/pto-requests/${body.id}`, { status: "cancelled" });
  });

  test("only warns an Admin who records leave for a member", async () => {
    const wanted = { userId: ezra.userId, ...vacation("2027-03-10") };
    const shown = await callOf(asAdmin, "POST", "requests/preview", wanted);
    expect([shown.body.refusals, shown.body.conditions]).toEqual([[], [TEXT]]);
    const made = await callOf(asAdmin, "POST", "requests", wanted);
    expect(made.status).toBe(201);
    await callOf(asAdmin, "POST", `requests/${made.body.id}/cancel`, { rejectionReason: "A test" });
  });
});

describe("a team that warns", () => {
  test("warns the member in the preview, and the approver, and accepts the request", async () => {
    await warn();
    const { refusals, conditions } = await preview(vacation("2027-03-10", "2027-03-11"));
    expect([refusals, conditions]).toEqual([[], [TEXT]]);
    const { status, body } = await book("2027-03-10", "2027-03-11");
    expect(status).toBe(201);
    const waiting = (await asManager.get("/api/pto-requests?view=team&status=pending")).body;
    const card = waiting.find(({ id }: { id: string }) => id === body.id);
    expect(card.conditions).toEqual([]);
    const part = { working: 3, isBelow: false };
    expect(card.teamStrips).toEqual([
      {
        team: "Night Shift",
        limit: "At least 2 people",
        parts: [
          { ...part, startDate: "2027-03-10", endDate: "2027-03-10", present: 1, isBelow: true, names: ["Ezra"] },
          { ...part, startDate: "2027-03-11", endDate: "2027-03-11", present: 2, names: ["Ezra", "Nina"] },
        ],
        moreParts: 0,
        moreBelow: 0,
      },
    ]);
    await asErin.send("PATCH", `/api/pto-requests/${body.id}`, { status: "cancelled" });
    await refuse();
  });
});

test("a member who isn't an Admin learns no number while the organization has leave that colleagues don't see", async () => {
  const id = (await listLeaveTypes(owner, {})).find(({ key }) => key === "personal")?.id ?? "";
  await editLeaveType(owner, id, { visibility: "managers" });
  const hidden = "Night Shift needs at least 2 people at work, but on March 10, 2027, fewer would be";
  await expectRefusal(() => book("2027-03-10"), [422, "team_coverage", hidden, { startDate: hidden }]);
  expect((await preview(vacation("2027-03-10"))).refusals).toMatchObject([{ error: hidden }]);
  const shown = await callOf(asAdmin, "POST", "requests/preview", { userId: ezra.userId, ...vacation("2027-03-10") });
  expect(shown.body.conditions).toEqual([TEXT]);
  await editLeaveType(owner, id, { visibility: "away" });
});

test("a request that waited while the limit was set warns its approver", async () => {
  await editTeam(owner, team.id, { coverage: null });
  const { body } = await book("2027-03-10");
  await refuse();
  const waiting = (await asManager.get("/api/pto-requests?view=team&status=pending")).body;
  const { teamStrips } = waiting.find(({ id }: { id: string }) => id === body.id);
  expect(teamStrips[0].parts[0]).toMatchObject({ startDate: "2027-03-10", present: 1, isBelow: true });
  await asErin.send("PATCH", `/api/pto-requests/${body.id}`, { status: "cancelled" });
});

test("deactivated members don't count", async () => {
  await deactivateUser(owner, nina.userId, {});
  const text = "Night Shift needs at least 2 people at work, but on March 24, 2027, only 1 of 2 would be";
  await expectRefusal(() => book("2027-03-24"), [422, "team_coverage", text, { startDate: text }]);
});
