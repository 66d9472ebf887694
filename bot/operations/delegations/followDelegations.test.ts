import { expect, test } from "@jest/globals";
import { database } from "#db/connect.ts";
import { hire, testClock, testOrganization } from "#tests/arranging/testOrganization.ts";
import { withFault } from "#tests/arranging/withFault.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { deactivateUser } from "../people/deactivateUser.ts";
import { connectSlack } from "../slack/connectSlack.ts";
import { linkSlackPerson } from "../slack/linkSlackPerson.ts";
import { noteHomeOpened } from "../slack/noteHomeOpened.ts";
import { createDelegation } from "./createDelegation.ts";
import { deleteDelegation } from "./deleteDelegation.ts";
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

test("the delegate's Home tab in Slack is refreshed as soon as a delegation begins, is deleted, or ends because its approver leaves", async () => {
  const installed = { teamId: "T1", teamName: "Acme", botToken: "xoxb-1", botUserId: "UBOT", appId: "A1", scopes: [] };
  await connectSlack(owner, installed);
  const [mia, deputy] = [await hire(owner, "Mia", "Manager"), await hire(owner, "Deputy")];
  const profile = { name: "Deputy", email: deputy.email, isEmailConfirmed: true, isBot: false, isGuest: false };
  await linkSlackPerson({ teamId: "T1", slackUserId: "U1" }, { ...profile, isDeleted: false });
  await noteHomeOpened(deputy, { teamId: "T1", userId: "U1" });
  const refreshed = async () => {
    const text = "DELETE FROM notifications WHERE event = 'home.changed' AND recipient_id = $1";
    return (await database().pool.query(text, [deputy.userId])).rowCount;
  };
  await refreshed();
  const days = { delegateId: deputy.userId, from: "2027-03-03", to: "2027-03-04" };
  const { id } = await createDelegation(mia, days);
  expect(await refreshed()).toBe(1);
  await deleteDelegation(mia, id, {});
  expect(await refreshed()).toBe(1);
  await createDelegation(mia, days);
  await refreshed();
  await deactivateUser(owner, mia.userId, {});
  expect(await refreshed()).toBe(1);
});
