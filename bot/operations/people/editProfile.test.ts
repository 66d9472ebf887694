import { expect, test } from "@jest/globals";
import { findPerson, lockPerson } from "#db/queries/people/person.ts";
import { foundTestOrganization, testClock } from "#tests/arranging/testOrganization.ts";
import { untilWaiting, withGate } from "#tests/arranging/waitingForLocks.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { editProfile } from "./editProfile.ts";

await testDatabase();
testClock();

test("two tabs that change different notification choices at once keep both", async () => {
  const owner = await foundTestOrganization();
  await withGate(async ({ tx, open }) => {
    await lockPerson(owner.organizationId, owner.userId, tx);
    const edits = [{ mail: false }, { reminders: true }].map((notificationChoices) =>
      editProfile(owner, { notificationChoices }),
    );
    await untilWaiting(2);
    await open();
    await Promise.all(edits);
  });
  const person = await findPerson(owner.organizationId, owner.userId);
  expect(person?.notificationChoices).toEqual({ mail: false, reminders: true });
});
