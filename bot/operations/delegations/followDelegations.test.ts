import { expect, test } from "@jest/globals";
import { database } from "#db/connect.ts";
import { hire, testClock, testOrganization } from "#tests/arranging/testOrganization.ts";
import { withFault } from "#tests/arranging/withFault.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { createDelegation } from "./createDelegation.ts";
import { followDelegations } from "./followDelegations.ts";

await testDatabase();
const clock = testClock();
const { owner, manager, erin, ezra } = await testOrganization();
const max = await hire(owner, "Max", "Manager", { managerId: owner.userId });

async function begun(): Promise<string[]> {
  const text = "SELECT delegate_id AS id FROM delegations WHERE begun_at IS NOT NULL ORDER BY delegate_id";
  return (await database().pool.query<{ id: string }>(text)).rows.map(({ id }) => id);
}

test("a delegation that can't be followed doesn't hold up others, and is tried again", async () => {
  const days = { from: "2027-03-03", to: "2027-03-04" };
  const { id } = await createDelegation(manager, { delegateId: erin.userId, ...days });
  await createDelegation(max, { delegateId: ezra.userId, ...days });
  clock.set("2027-03-03");
  const fault = { table: "delegations", change: "UPDATE", rows: `new.id = '${id}'` } as const;
  const { organizationId } = owner;
  expect(await withFault(fault, () => followDelegations())).toMatchObject([
    { organizationId, error: { message: `Failed for ${erin.userId}: a built fault` } },
  ]);
  expect(await begun()).toEqual([ezra.userId]);
  expect(await followDelegations()).toEqual([]);
  expect(await begun()).toEqual([erin.userId, ezra.userId].toSorted());
});
