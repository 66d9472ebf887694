import { expect, jest, test } from "@jest/globals";
import { aChain, announced } from "#tests/arranging/aChain.ts";
import { testClock } from "#tests/arranging/testOrganization.ts";
import { importText } from "#tests/asserting/importText.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";

jest.setTimeout(60_000);
await testDatabase();
testClock();

function fileOf(emails: readonly string[], manager: string): string {
  return ["Name,Email,Manager email", ...emails.map((email) => `Someone,${email},${manager}`)].join("\n");
}

test("an import that moves more people than are changed at a time asks the new holder of a step once", async () => {
  const { owner, erin, mona, finn, submit } = await aChain(() => [{ by: ["manager", "managersManager"] }]);
  const domain = owner.email.split("@")[1];
  const emails = Array.from({ length: 501 }, (_, index) => `person${index}@${domain}`);
  await importText(owner, fileOf(emails, mona.email));
  const { id } = await submit("2027-03-22");
  const { counts } = await importText(owner, fileOf([erin.email, ...emails], finn.email));
  expect(counts).toMatchObject({ changed: 502 });
  expect(await announced(id)).toEqual(["Finn"]);
});
