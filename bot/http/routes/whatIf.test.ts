import { expect, test } from "@jest/globals";
import { createTeam } from "#bot/operations/teams/createTeam.ts";
import { decideRequest } from "#bot/operations/requests/decideRequest.ts";
import { submitRequest } from "#bot/operations/requests/submitRequest.ts";
import { expectRefusal, type Refused } from "#tests/asserting/expectRefusal.ts";
import { httpServer } from "#tests/servers/httpServer.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { foundTestOrganization, hire, testClock, testOrganization } from "#tests/arranging/testOrganization.ts";

await testDatabase();
const { as } = await httpServer(testClock());
const { owner, admin, manager, erin, ezra } = await testOrganization();
const nina = await hire(owner, "Nina", "Employee", { managerId: manager.userId });
const otto = await hire(owner, "Otto");
const [asManager, asAdmin, asErin] = [await as(manager), await as(admin), await as(erin)];
await createTeam(owner, {
  name: "Night Shift",
  memberIds: [erin.userId, ezra.userId, nina.userId],
  coverage: { minimum: 2, mode: "warn" },
});

const submit = async (who: typeof erin, startDate: string, endDate = startDate, type = "vacation") =>
  (await submitRequest(who, { type, startDate, endDate })).id;
const erins = await submit(erin, "2027-03-10", "2027-03-12");
const erinsLater = await submit(erin, "2027-04-05", "2027-04-06");
const ezras = await submit(ezra, "2027-03-12", "2027-03-15");
const ottos = await submit(otto, "2027-03-10");
const decided = await submit(nina, "2027-03-11");
await decideRequest(manager, decided, { status: "approved" });

const ask = (ids: string[], browser = asManager) => browser.get(`/api/pto-requests/what-if?ids=${ids.join(",")}`);
const UNKNOWN = "01890000-0000-7000-8000-000000000000";
const NOT_FOUND: Refused = [404, "not_found", "The request was not found"];

const day = (date: string, present: number) => ({ date, present, working: 3, isBelow: present < 2 });

test("sick leave of a selection gives back the days of vacation that it overlaps", async () => {
  const vera = await hire(owner, "Vera", "Employee", { managerId: manager.userId });
  await decideRequest(manager, await submit(vera, "2027-06-07", "2027-06-11"), { status: "approved" });
  const sick = await submit(vera, "2027-06-09", "2027-06-10", "sick");
  const { body } = await ask([sick, await submit(vera, "2027-07-05")]);
  const left = body.balances.map(({ type, balanceAfter }: Record<string, unknown>) => [type, balanceAfter]);
  // 20 − 5 taken + 2 given back − 1 requested.
  expect(left).toContainEqual(["vacation", 16]);
});

test("a selection shows who would be at work on each of its dates, and each person's balance if all of it is approved", async () => {
  const { status, body } = await ask([erins, erinsLater, ezras]);
  expect([status, body]).toEqual([
    200,
    {
      teams: [
        {
          team: "Night Shift",
          limit: "At least 2 people",
          dates: [
            day("2027-03-10", 2),
            day("2027-03-11", 1),
            day("2027-03-12", 1),
            day("2027-03-15", 2),
            day("2027-04-05", 2),
            day("2027-04-06", 2),
          ],
        },
      ],
      balances: expect.arrayContaining([
        {
          userId: erin.userId,
          userName: "Erin",
          type: "vacation",
          leaveYear: 2027,
          balanceAfter: 15,
          isUnlimited: false,
        },
        {
          userId: ezra.userId,
          userName: "Ezra",
          type: "vacation",
          leaveYear: 2027,
          balanceAfter: 18,
          isUnlimited: false,
        },
      ]),
    },
  ]);
  expect(body.balances).toHaveLength(2);
});

test("leave across the turn of the year has the balance of each leave year", async () => {
  const walt = await hire(owner, "Walt", "Employee", { managerId: manager.userId });
  const { body } = await ask([await submit(walt, "2027-12-30", "2028-01-05")]);
  const left = body.balances.map(({ leaveYear, balanceAfter }: Record<string, unknown>) => [leaveYear, balanceAfter]);
  // 2027: 20 − 2. 2028: 20 new + 5 carried over − 3.
  expect(left).toEqual([
    [2027, 18],
    [2028, 22],
  ]);
});

test("people in no team with a limit have only balances", async () => {
  const { body } = await ask([ottos], asAdmin);
  expect([body.teams, body.balances.length]).toEqual([[], 1]);
});

test("requests that the person can't decide are unknown, and so are decided requests and those of other organizations", async () => {
  const stranger = await as(await foundTestOrganization());
  for (const [browser, id] of [
    [asManager, ottos],
    [asManager, decided],
    [asManager, UNKNOWN],
    [stranger, erins],
  ] as const) {
    await expectRefusal(() => ask([id], browser), NOT_FOUND);
  }
  const text = "You need Manager, Admin, or Owner permissions to view team requests";
  await expectRefusal(() => ask([erins], asErin), [403, "forbidden", text]);
  expect((await ask([])).status).toBe(400);
});
