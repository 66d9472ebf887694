import { expect, test } from "@jest/globals";
import { deactivateUser } from "#bot/operations/people/deactivateUser.ts";
import { contentOf, untilModalShows } from "#tests/slack/openRequestForm.ts";
import { connect, slackServer, TEAM } from "#tests/slack/slackCompany.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { testClock, testOrganization } from "#tests/arranging/testOrganization.ts";

await testDatabase();
const clock = testClock("2027-03-01");
const { owner, erin } = await testOrganization();
const users = [
  { id: "USTRANGE", name: "strange", email: "strange@elsewhere.example", isEmailConfirmed: true },
  { id: "UERIN", name: "erin", email: erin.email, isEmailConfirmed: true },
];
const { sandbox } = await slackServer(clock, [{ id: TEAM, name: "Acme", users, channels: [] }]);
await connect(sandbox, owner, TEAM);

test("a stranger's Home tab explains how to be invited", async () => {
  const said = contentOf(await sandbox.as(TEAM, "USTRANGE").openHome());
  expect(said).toMatch(/strange@elsewhere\.example has no Awayday account yet\. Ask .* to invite you/);
});

test("a deactivated person sees that they are deactivated, in place of their Home tab and of the form", async () => {
  const person = sandbox.as(TEAM, "UERIN");
  const home = await person.openHome();
  if (!home) throw new Error("There is no Home tab");
  await deactivateUser(owner, erin.userId, {});
  await person.click(home, "open_request_modal");
  await untilModalShows(person, "Your Awayday account was deactivated");
  expect(contentOf(await person.openHome())).toContain("Your Awayday account was deactivated");
  expect(sandbox.violations).toEqual([]);
});
