import { expect, test } from "@jest/globals";
import { hire, testClock, testOrganization } from "#tests/arranging/testOrganization.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { transactionally } from "../../transactionally.ts";
import { listUsers } from "../../people/listUsers.ts";
import { appointOwners } from "./appointOwners.ts";
import { eraseAgain } from "./eraseAgain.ts";

await testDatabase();
const clock = testClock();

test("the first Admin becomes the Owner if the only Owner of the backup has been erased, but not if there is another Owner", async () => {
  const { owner, admin } = await testOrganization();
  await hire(owner, "Ben", "Admin");
  const { organizationId, userId } = owner;
  const appoint = () => transactionally((tx) => appointOwners(new Set([organizationId]), { tx, now: clock.now() }));
  expect(await appoint()).toEqual([]);
  const erasure = { organizationId, userId, lastDay: null };
  expect(await transactionally((tx) => eraseAgain([erasure], { tx, now: clock.now() }))).toBe(1);
  expect(await appoint()).toEqual([{ organizationName: expect.stringMatching(/^Org /), name: "Ada", role: "Admin" }]);
  expect(await appoint()).toEqual([]);
  const people = await listUsers(admin, {});
  expect(people.filter(({ role }) => role === "Owner").map(({ name }) => name)).toEqual(["Ada"]);
});
