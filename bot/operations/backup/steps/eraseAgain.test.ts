import { expect, test } from "@jest/globals";
import { aChain, announced } from "#tests/arranging/aChain.ts";
import { hire, testClock } from "#tests/arranging/testOrganization.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { transactionally } from "../../transactionally.ts";
import { eraseAgain } from "./eraseAgain.ts";

await testDatabase();
const clock = testClock();

test("several people are erased, and the new holder of a step is asked once", async () => {
  const { owner, mona, submit } = await aChain(() => [{ by: ["manager", "managersManager"] }]);
  const lea = await hire(owner, "Lea");
  const { id } = await submit("2027-03-22");
  const erasures = [mona, lea].map(({ organizationId, userId }) => ({ organizationId, userId, lastDay: null }));
  expect(await transactionally((tx) => eraseAgain(erasures, { tx, now: clock.now() }))).toBe(2);
  expect(await announced(id)).toEqual(["Vera"]);
});
