import { expect, test } from "@jest/globals";
import { database } from "#db/connect.ts";
import { findCurrentDelegations } from "#db/queries/delegations/delegations.ts";
import { findDelegates, recipientsAround } from "#db/queries/notifications/recipients.ts";
import { findLeavers } from "#db/queries/slack/slackDirectory.ts";
import { testClock, testOrganization } from "#tests/arranging/testOrganization.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { createDelegation } from "./delegations/createDelegation.ts";
import { transactionally } from "./transactionally.ts";

await testDatabase();
const clock = testClock();

test("recipients, delegations, and people in Slack are found even if PostgreSQL doesn't know the zone of an office", async () => {
  clock.set("2027-03-01");
  const { owner, manager, erin } = await testOrganization();
  await createDelegation(manager, { delegateId: owner.userId, from: "2027-03-01", to: "2027-03-05" });
  const { organizationId } = owner;
  await database().pool.query("UPDATE offices SET timezone = 'Nowhere/Atall' WHERE organization_id = $1", [
    organizationId,
  ]);
  const now = clock.now();
  const { people } = await recipientsAround(organizationId, [erin.userId], now);
  expect(people.get(manager.userId)).toMatchObject({ name: "Mona", isAway: false });
  const delegation = { approverId: manager.userId, delegateId: owner.userId };
  expect(await findCurrentDelegations(organizationId, now)).toMatchObject([delegation]);
  const delegates = await transactionally((tx) => findDelegates(organizationId, now, tx));
  expect(delegates).toMatchObject([{ approverId: manager.userId, id: owner.userId }]);
  expect(await findLeavers(organizationId, [erin.userId], now)).toMatchObject([{ id: erin.userId, delegations: 0 }]);
});
