import { describe, expect, test } from "@jest/globals";
import { cancelRequest } from "#bot/operations/requests/cancelRequest.ts";
import { decideRequest } from "#bot/operations/requests/decideRequest.ts";
import { listOwnRequests } from "#bot/operations/requests/listOwnRequests.ts";
import { submitRequest } from "#bot/operations/requests/submitRequest.ts";
import { editProfile } from "#bot/operations/people/editProfile.ts";
import { findHomes } from "#db/queries/slack/slackPlaces.ts";
import type { SandboxPerson } from "#scripts/sandbox/SandboxPerson.ts";
import { openRequestForm, contentOf, untilModalShows } from "#tests/slack/openRequestForm.ts";
import { slackCompany, TEAM } from "#tests/slack/slackCompany.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { testClock } from "#tests/arranging/testOrganization.ts";
import type { SandboxView } from "#scripts/sandbox/SandboxView.ts";

await testDatabase();
const { sandbox, company, personOf, url } = await slackCompany(testClock("2027-03-01"));
const { admin, manager, erin, ezra } = company;

function untilHomeSays(person: SandboxPerson, looks: (home: string) => boolean, what: string) {
  return person.until(() => (looks(contentOf(person.home())) ? person.home() : undefined), what);
}

async function homeOf(person: SandboxPerson) {
  const home = await person.openHome();
  if (!home) throw new Error("There is no Home tab");
  return home;
}

async function untilShownAndClosed(person: SandboxPerson, text: string): Promise<void> {
  await person.close(await untilModalShows(person, text));
}

function messageWith(text: string) {
  return () => sandbox.messages("CGENERAL").find((message) => message.text === text);
}

function withButtonFor(id: string, home: SandboxView): SandboxView {
  const button = /"action_id":"cancel_request","value":"([^"]+)"/.exec(JSON.stringify(home.blocks))?.[1];
  if (!button) throw new Error("There is nothing to cancel");
  return { ...home, blocks: JSON.parse(JSON.stringify(home.blocks).replaceAll(button, id)) };
}

describe("the Home tab", () => {
  test("shows balances and own requests, and nothing to decide if the person decides nothing", async () => {
    await submitRequest(erin, { type: "vacation", startDate: "2027-04-05", endDate: "2027-04-06" });
    const said = contentOf(await homeOf(personOf(erin)));
    expect(said).toMatch(/\*Vacation\*.*█████████░.*\*18\* of 20 days available.*2 days pending/);
    expect(said).toContain("*Vacation* · Mon, April 5, 2027 – Tue, April 6, 2027 · 2 days");
    expect(said).toContain("Nobody you work with is away this week.");
    expect(said).not.toContain("Waiting for your decision");
    expect(said).toContain(`${url}/dashboard`);
  });

  test("shows pending requests to approvers, and who is away this week", async () => {
    await editProfile(ezra, { name: "Ezra <!channel> & Co" });
    const { id } = await submitRequest(ezra, { type: "sick", startDate: "2027-03-03", endDate: "2027-03-09" });
    await decideRequest(manager, id, { status: "approved" });
    const asAdmin = contentOf(await homeOf(personOf(admin)));
    expect(asAdmin).toContain("Waiting for your decision (1)");
    expect(asAdmin).toContain("approve_request");
    expect(asAdmin).toContain("*Ezra &lt;!channel&gt; &amp; Co* · sick · Mar 03 – Mar 09, 2027");
    expect(contentOf(await homeOf(personOf(erin)))).toContain("*Ezra &lt;!channel&gt; &amp; Co* · away ·");
  });

  test("no longer shows a canceled request", async () => {
    const { id } = await submitRequest(manager, { type: "vacation", startDate: "2027-05-03", endDate: "2027-05-03" });
    expect(contentOf(await homeOf(personOf(manager)))).toContain("May 3, 2027");
    await cancelRequest(manager, id, {});
    expect(contentOf(await homeOf(personOf(manager)))).toContain("Nothing is pending or coming up.");
  });

  test("is recorded once when it is opened, but not when the messages tab is", async () => {
    const person = personOf(erin);
    await homeOf(person);
    expect(await findHomes(erin.organizationId, erin.userId)).toEqual([{ teamId: TEAM, userId: person.userId }]);
    const calls = sandbox.calls.length;
    await sandbox.event(TEAM, { type: "app_home_opened", user: person.userId, tab: "messages", channel: "D" });
    await homeOf(person);
    expect(sandbox.calls.slice(calls).map(({ method }) => method)).toEqual(["views.publish"]);
  });
});

describe("the cancel button on the Home tab", () => {
  test("cancels the request and updates the tab", async () => {
    const person = personOf(erin);
    const home = await homeOf(person);
    await person.click(home, "cancel_request");
    await untilHomeSays(person, (said) => said.includes("Nothing is pending or coming up."), "nothing pending");
    const [request] = await listOwnRequests(erin, {});
    expect(request?.status).toBe("cancelled");
  });

  test("that is too late shows the reason and the decision", async () => {
    const person = personOf(erin);
    const { id } = await submitRequest(erin, { type: "vacation", startDate: "2027-04-12", endDate: "2027-04-12" });
    const home = await homeOf(person);
    await decideRequest(manager, id, { status: "approved" });
    await person.click(home, "cancel_request", id);
    await untilShownAndClosed(person, "This request was already approved by Mona");
    await untilHomeSays(person, (said) => said.includes("Approved by Mona"), "the approval");
  });

  test("of another person's request is refused", async () => {
    const person = personOf(ezra);
    const { id } = await submitRequest(erin, { type: "vacation", startDate: "2027-04-19", endDate: "2027-04-19" });
    await submitRequest(ezra, { type: "vacation", startDate: "2027-04-19", endDate: "2027-04-19" });
    await person.click(withButtonFor(id, await homeOf(person)), "cancel_request", id);
    await untilShownAndClosed(person, "Only the requester, an Admin, or an Owner can cancel this request");
  });

  test.each(["", "not an id", "01890000-0000-7000-8000-000000000000"])(
    "with %p shows that the request is unknown",
    async (id) => {
      const person = personOf(ezra);
      await person.click(withButtonFor(id, await homeOf(person)), "cancel_request", id);
      await untilShownAndClosed(person, "was not found");
    },
  );
});

test("canceling in a list confirms it there, even a second time, and updates the Home tab", async () => {
  const person = personOf(manager);
  await homeOf(person);
  const { id } = await submitRequest(manager, { type: "personal", startDate: "2027-05-10", endDate: "2027-05-10" });
  const answer = await person.command("list");
  const [list] = answer.replies();
  if (!list) throw new Error("There is no list");
  await person.click(list, "cancel_request", id);
  const cancelled = "Your personal request for Mon, May 10, 2027, was canceled.";
  expect(await person.until(messageWith(cancelled), cancelled)).toMatchObject({ ephemeral: true, to: person.userId });
  await untilHomeSays(person, (said) => !said.includes("May 10, 2027"), "the request gone");
  await person.click(list, "cancel_request", id);
  const again = "This request was already cancelled by Mona";
  expect(await person.until(messageWith(again), again)).toMatchObject({ ephemeral: true });
});

test("a request sent from its form is on the Home tab at once", async () => {
  const person = personOf(ezra);
  await person.submit(await openRequestForm(person), {
    type: "vacation",
    startDate: "2027-06-07",
    endDate: "2027-06-07",
  });
  await untilHomeSays(person, (said) => said.includes("Mon, June 7, 2027"), "the request");
});

test("nothing that was shown breaks a limit of Slack", () => expect(sandbox.violations).toEqual([]));
