import { expect, jest, test } from "@jest/globals";
import { deactivateUser } from "#bot/operations/people/deactivateUser.ts";
import { editUser } from "#bot/operations/people/editUser.ts";
import { expectRefusal, type Refused } from "#tests/asserting/expectRefusal.ts";
import { httpServer } from "#tests/servers/httpServer.ts";
import { callOf } from "#tests/asserting/listOf.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { foundTestOrganization, hire, testClock, testOrganization } from "#tests/arranging/testOrganization.ts";

jest.setTimeout(60_000);
await testDatabase();
const clock = testClock();
const { as } = await httpServer(clock);
const { owner, admin, erin, manager } = await testOrganization();
const other = await foundTestOrganization();
const asOwner = await as(owner);
const UNKNOWN = "01890000-0000-7000-8000-000000000000";
const erase = (id: string, name: unknown = "Erin", browser = asOwner) =>
  callOf(browser, "POST", `people/${id}/erase`, { name });

test("an Owner can't erase active people, Owners, themselves, or people with a future last day", async () => {
  const active = "Deactivate this person before you erase them";
  await expectRefusal(() => erase(erin.userId), [409, "active", active]);
  const self = "You can't erase yourself";
  await expectRefusal(() => erase(owner.userId, "Owner"), [403, "own_data", self]);
  const second = await hire(owner, "Olga", "Owner");
  await deactivateUser(owner, second.userId, {});
  const ofOwner = "An Owner can't be erased. Give them another role first.";
  await expectRefusal(() => erase(second.userId, "Olga"), [409, "owner", ofOwner]);

  const leaving = await hire(owner, "Lena");
  await deactivateUser(owner, leaving.userId, {});
  const early: Refused = [409, "not_left_yet", "You can erase a person starting the day after their last day"];
  await expectRefusal(() => erase(leaving.userId, "Lena"), early);
  await editUser(owner, leaving.userId, { endDate: null });
  await expectRefusal(() => erase(leaving.userId, "Lena"), early);
});

test("only an Owner erases people, in their own organization, by typing the name", async () => {
  const left = await hire(owner, "Nina");
  await deactivateUser(owner, left.userId, {});
  clock.set("2027-03-02");
  const need: Refused = [403, "forbidden", "You need Owner permissions to erase people"];
  for (const person of [admin, manager, erin]) {
    const browser = await as(person);
    await expectRefusal(() => erase(left.userId, "Nina", browser), need);
  }
  const stranger = await as(other);
  for (const [id, browser] of [
    [left.userId, stranger],
    [UNKNOWN, asOwner],
    ["nobody", asOwner],
  ] as const) {
    expect((await erase(id, "Nina", browser)).status).toBe(404);
  }
  const missing = "Please type the name to confirm";
  for (const nothing of [null, "", "  "]) {
    await expectRefusal(() => erase(left.userId, nothing), [400, "invalid_input", missing, { name: missing }]);
  }
  const wrong = "Please type the name exactly as shown: Nina";
  for (const name of ["nina", "Nin", "Nina x"]) {
    await expectRefusal(() => erase(left.userId, name), [400, "invalid_input", wrong, { name: wrong }]);
  }
  expect(await erase(left.userId, " Nina ")).toMatchObject({ status: 200, body: { name: "Former employee" } });
});
