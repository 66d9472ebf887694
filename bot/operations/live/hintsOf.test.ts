import { expect, test } from "@jest/globals";
import type { Change } from "#core/live/Change.ts";
import { aRequest } from "#db/factories/aRequest.ts";
import { createDelegation } from "#bot/operations/delegations/createDelegation.ts";
import { createLeaveType } from "#bot/operations/leaveTypes/createLeaveType.ts";
import { decideRequest } from "#bot/operations/requests/decideRequest.ts";
import { readCalendar } from "#bot/operations/requests/readCalendar.ts";
import { submitRequest } from "#bot/operations/requests/submitRequest.ts";
import { createTeam } from "#bot/operations/teams/createTeam.ts";
import { hire, testClock, testOrganization } from "#tests/arranging/testOrganization.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { hintsOf } from "./hintsOf.ts";

const statements: string[] = [];
await testDatabase({ onStatement: (sql) => void statements.push(sql) });
testClock();
const { owner, admin, manager, erin, ezra } = await testOrganization();
const { organizationId } = owner;
const otto = await hire(owner, "Otto", "Manager", { managerId: owner.userId });
const olga = await hire(owner, "Olga", "Employee", { managerId: otto.userId });
const una = await hire(owner, "Una");
await createTeam(owner, { name: "Night Shift", memberIds: [ezra.userId, olga.userId] });
const everyone = { owner, admin, manager, erin, ezra, otto, olga, una };
const viewers = Object.values(everyone).map(({ userId }) => userId);

async function hinted(...changes: Change[]) {
  const hints = await hintsOf(organizationId, changes, viewers);
  const named = (hint: "approvals" | "calendar" | "requests") =>
    Object.entries(everyone).flatMap(([name, { userId }]) => (hints.get(userId)?.has(hint) ? name : []));
  return { approvals: named("approvals"), calendar: named("calendar"), requests: named("requests") };
}

test("a request sends hints to the requester, those who may decide it, and everyone whose calendar shows it", async () => {
  const { id } = await submitRequest(erin, { type: "vacation", startDate: "2027-03-10", endDate: "2027-03-10" });
  const toMany = {
    approvals: ["owner", "admin", "manager"],
    calendar: ["owner", "admin", "manager", "erin", "ezra", "una"],
    requests: ["erin"],
  };
  expect(await hinted(["request", id])).toEqual(toMany);
  await decideRequest(manager, id, { status: "approved" });
  expect(await hinted(["request", id])).toEqual(toMany);
});

async function statementsFor(...changes: Change[]): Promise<number> {
  const counts = [];
  for (let run = 0; run < 3; run += 1) {
    statements.length = 0;
    expect((await hinted(...changes)).approvals).toContain("otto");
    counts.push(statements.length);
  }
  return Math.min(...counts);
}

test("many requests take as many statements as one, even with steps that name people", async () => {
  const byName = [{ by: [{ person: otto.userId }], decided: null }];
  const waits = async (day: number, { userId }: typeof erin): Promise<Change> => {
    const date = `2027-05-${day}`;
    const { id } = await aRequest(
      { organizationId, id: userId },
      { startDate: date, endDate: date, status: "pending", steps: byName },
    );
    return ["request", id];
  };
  const [one, ...others] = [await waits(10, erin), await waits(11, ezra), await waits(12, una), await waits(13, olga)];
  expect(await statementsFor(one, ...others)).toBe(await statementsFor(one));
});

test("leave of a type that only managers see sends no hint to colleagues", async () => {
  const { key } = await createLeaveType(owner, {
    name: "Therapy",
    icon: "heart",
    color: "teal",
    unit: "day",
    paid: true,
    visibility: "managers",
    requestableBy: "everyone",
  });
  const { id } = await aRequest(
    { organizationId, id: erin.userId },
    { type: key, startDate: "2027-03-11", endDate: "2027-03-11" },
  );
  expect((await hinted(["request", id])).calendar).toEqual(["owner", "admin", "manager", "erin"]);
});

test("a delegate gets hints about the requests that wait for their approver, and about the delegation", async () => {
  const delegation = await createDelegation(manager, { delegateId: olga.userId, from: "2027-03-01", to: "2027-03-05" });
  expect(await hinted(["delegation", delegation.id])).toEqual({
    approvals: ["manager", "olga"],
    calendar: [],
    requests: ["manager", "olga"],
  });
  const { id } = await submitRequest(ezra, { type: "vacation", startDate: "2027-03-12", endDate: "2027-03-12" });
  expect((await hinted(["request", id])).approvals).toEqual(["owner", "admin", "manager", "olga"]);
  const other = await submitRequest(una, { type: "vacation", startDate: "2027-03-12", endDate: "2027-03-12" });
  expect((await hinted(["request", other.id])).approvals).toEqual(["owner", "admin"]);
});

test("a change to the whole organization sends hints to everyone, and one to another organization sends none", async () => {
  const all = Object.keys(everyone);
  expect(await hinted(["organization", ""])).toEqual({ approvals: all, calendar: all, requests: all });
  const { id } = await submitRequest(una, { type: "vacation", startDate: "2027-03-15", endDate: "2027-03-15" });
  const elsewhere = await testOrganization();
  expect(await hintsOf(elsewhere.owner.organizationId, [["request", id]], viewers)).toEqual(new Map());
});

test("a person's leave sends hints to exactly the people whose calendars contain the person", async () => {
  const window = { from: "2027-04-01", to: "2027-04-30" };
  for (const [name, { userId }] of Object.entries(everyone)) {
    const dates = { type: "vacation", startDate: "2027-04-05", endDate: "2027-04-05" };
    const { id } = await aRequest({ organizationId, id: userId }, { ...dates, status: "approved" });
    const seeing: string[] = [];
    for (const [viewer, actor] of Object.entries(everyone)) {
      const { json } = await readCalendar(actor, window);
      if ((await json()).includes(id)) seeing.push(viewer);
    }
    expect({ name, seeing: (await hinted(["request", id])).calendar }).toEqual({ name, seeing });
  }
});
