import { describe, expect, test } from "@jest/globals";
import { database } from "#db/connect.ts";
import { listOwnRequests } from "#bot/operations/requests/listOwnRequests.ts";
import type { Actor } from "#bot/operations/actor.ts";
import { openRequestForm, contentOf, untilModalShows } from "#tests/slack/openRequestForm.ts";
import { slackCompany } from "#tests/slack/slackCompany.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { testClock } from "#tests/arranging/testOrganization.ts";

await testDatabase();
const { sandbox, company, personOf } = await slackCompany(testClock("2027-03-01"));
const { erin, ezra, manager } = company;
const SLOW = 15_000;
const tooMuch = { type: "personal", startDate: "2027-03-08", endDate: "2027-03-12" };

async function heldUp<Result>({ organizationId, userId }: Actor, run: () => Promise<Result>): Promise<Result> {
  const client = await database().pool.connect();
  try {
    await client.query("BEGIN");
    await client.query("SELECT FROM users WHERE organization_id = $1 AND id = $2 FOR UPDATE", [organizationId, userId]);
    return await run();
  } finally {
    await client.query("ROLLBACK");
    client.release();
  }
}

describe("with a slow database", () => {
  test(
    "a request is acknowledged before the database answers, and its outcome follows",
    async () => {
      const person = personOf(erin);
      const form = await openRequestForm(person);
      await heldUp(erin, async () => {
        const sent = await person.submit(form, { type: "vacation", startDate: "2027-03-08", endDate: "2027-03-09" });
        expect(contentOf(sent.view())).toContain("Working on it…");
      });
      const said = await untilModalShows(person, "PTO Request Submitted");
      expect(said).toMatchObject({ clear_on_close: true, previous_view_id: form.id });
      expect(await listOwnRequests(erin, {})).toHaveLength(1);
    },
    SLOW,
  );

  test(
    "a late refusal returns the person to the form as they filled it in",
    async () => {
      const person = personOf(ezra);
      const form = await openRequestForm(person);
      await heldUp(ezra, () => person.submit(form, tooMuch));
      const said = await untilModalShows(person, "You only have 3 days available for personal leave");
      expect(said).toMatchObject({ clear_on_close: false, close: { text: "Back" } });
      await person.close(said);
      expect(person.modal()?.state.values["endDate"]).toMatchObject({ endDate: { selected_date: "2027-03-12" } });
    },
    SLOW,
  );

  test(
    "a person who has closed the form in the meantime gets a message",
    async () => {
      const person = personOf(manager);
      const form = await openRequestForm(person);
      await heldUp(manager, async () => {
        await person.submit(form, tooMuch);
        await person.close(form);
      });
      const message = () => person.messages().find(({ text }) => text.includes("You only have 3 days available"));
      expect(await person.until(message, "a message")).toBeDefined();
    },
    SLOW,
  );
});

describe("with problems at Slack", () => {
  test("a form that was closed before it was filled isn't updated", async () => {
    const person = personOf(erin);
    const home = await person.openHome();
    if (!home) throw new Error("There is no Home tab");
    sandbox.fail("views.update", "not_found");
    await person.click(home, "open_request_modal");
    const updated = () => sandbox.calls.findLast(({ method }) => method === "views.update")?.outcome;
    expect(await person.until(() => (updated() === "not_found" ? true : undefined), "the update")).toBe(true);
  });

  test("a person whose click was too long ago gets a message", async () => {
    const person = personOf(erin);
    const home = await person.openHome();
    if (!home) throw new Error("There is no Home tab");
    sandbox.fail("views.open", "expired_trigger_id");
    await person.click(home, "open_request_modal");
    const message = () => person.messages().find(({ text }) => text.includes("That took too long"));
    expect(await person.until(message, "a message")).toBeDefined();
  });
});

test("nothing that was shown breaks a limit of Slack", () => expect(sandbox.violations).toEqual([]));
