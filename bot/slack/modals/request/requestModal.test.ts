import { describe, expect, test } from "@jest/globals";
import { addHoliday } from "#bot/operations/offices/addHoliday.ts";
import { listOwnRequests } from "#bot/operations/requests/listOwnRequests.ts";
import { submitRequest } from "#bot/operations/requests/submitRequest.ts";
import { openRequestForm, contentOf, untilModalShows } from "#tests/slack/openRequestForm.ts";
import { slackCompany } from "#tests/slack/slackCompany.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { testClock } from "#tests/arranging/testOrganization.ts";

await testDatabase();
const { sandbox, company, personOf } = await slackCompany(testClock("2027-03-01"));
const { owner, erin, ezra, manager } = company;
await addHoliday(owner, owner.officeId, { date: "2027-05-31", name: "Memorial Day <!here>" });
await submitRequest(ezra, { type: "vacation", startDate: "2027-06-02", endDate: "2027-06-02" });
await submitRequest(erin, { type: "vacation", startDate: "2027-04-05", endDate: "2027-04-06" });

const week = { type: "vacation", startDate: "2027-05-31", endDate: "2027-06-04" };

describe("the form", () => {
  test("shows the available days of each leave type, and which fields are needed to calculate the cost", async () => {
    const form = await openRequestForm(personOf(erin));
    const options = JSON.stringify(form.blocks.find(({ block_id: id }) => id === "type"));
    expect(options).toContain("Vacation: 18 days available");
    expect(options).toContain("Sick: 10 days available");
    expect(contentOf(form)).toContain("Choose a type and both dates to see the cost.");
  });

  test("shows the cost of the choice, the approver, and who else is away", async () => {
    const person = personOf(erin);
    const form = await openRequestForm(person);
    for (const [field, value] of Object.entries(week)) await person.input(form, field, value);
    const shown = contentOf(await untilModalShows(person, "5 weekdays"));
    expect(shown).toContain("5 weekdays − Memorial Day &lt;!here&gt; = 4 days");
    expect(shown).toContain("*Current balance*\\n18 days");
    expect(shown).toContain("*Balance after*\\n14 days");
    expect(shown).toContain("*Approver*\\nMona");
    expect(shown).toContain("Team member conflict detected\\n• Ezra: Jun 02, 2027");
    await person.input(form, "endDate", "2027-05-30");
    await untilModalShows(person, "End date must be on or after start date");
    await person.input(form, "type", "personal");
    await person.input(form, "endDate", "2027-06-11");
    await untilModalShows(
      person,
      "Insufficient balance for this request\\nYou only have 3 days available for personal leave",
    );
  });

  test("shows the balance and the approver as soon as a type is chosen", async () => {
    const person = personOf(erin);
    const form = await openRequestForm(person);
    await person.input(form, "type", "sick");
    const shown = contentOf(await untilModalShows(person, "Choose both dates to see the cost."));
    expect(shown).toContain("*Current balance*\\n10 days");
    expect(shown).toContain("*Approver*\\nMona");
  });

  test("lists every reason against the choice, and names the overlapping request", async () => {
    const person = personOf(erin);
    const form = await openRequestForm(person);
    const choice = { type: "personal", startDate: "2027-04-05", endDate: "2027-04-16" };
    for (const [field, value] of Object.entries(choice)) await person.input(form, field, value);
    const shown = contentOf(await untilModalShows(person, "You only have 3 days available for personal leave"));
    expect(shown).toContain("You already have a PTO request for these dates: Apr 05 – Apr 06, 2027, vacation, pending");
    expect(shown).toContain("*Balance after*\\n−7 days");
  });

  test("shows each leave year of the choice", async () => {
    const person = personOf(manager);
    const form = await openRequestForm(person);
    const choice = { type: "vacation", startDate: "2027-12-30", endDate: "2028-01-04" };
    for (const [field, value] of Object.entries(choice)) await person.input(form, field, value);
    const shown = contentOf(await untilModalShows(person, "*2028*"));
    expect(shown).toContain("*2027*\\n2 of 20 days, 18 left");
    expect(shown).toContain("*2028*\\n2 of 25 days, 23 left");
  });
});

test("a manager who sends the form is asked to name a delegate, with a button", async () => {
  const person = personOf(manager);
  const form = await openRequestForm(person);
  const sent = await person.submit(form, { type: "vacation", startDate: "2027-07-05", endDate: "2027-07-06" });
  expect(contentOf(sent.view())).toContain("*Who decides while you're away?* You could ask ");
  expect(contentOf(sent.view())).toContain('dashboard?delegates"');
  expect(contentOf(sent.view())).not.toContain("&lt;");
});

describe("the refusal under its field for", () => {
  const day = { type: "vacation", startDate: "2027-03-08", endDate: "2027-03-08" };
  test.each([
    ["a start in the past", { startDate: "2027-02-26" }, { startDate: "Start date cannot be in the past" }],
    ["an end before the start", { endDate: "2027-03-05" }, { endDate: "End date must be on or after start date" }],
    [
      "a half day over several dates",
      { endDate: "2027-03-09", isHalfDay: ["half"] },
      { isHalfDay: "A half day is only possible on a single weekday" },
    ],
    [
      "a weekend",
      { startDate: "2027-03-06", endDate: "2027-03-07" },
      { endDate: "Request must include at least one business day or a valid half-day" },
    ],
    [
      "dates that are taken",
      { startDate: "2027-04-06", endDate: "2027-04-07" },
      { startDate: "You already have a PTO request for these dates" },
    ],
    [
      "more days than are available",
      { type: "personal", endDate: "2027-03-12" },
      { type: "You only have 3 days available for personal leave" },
    ],
    [
      "a date too far ahead",
      { startDate: "2029-01-08", endDate: "2029-01-08" },
      { endDate: "You can only request leave through Dec 31, 2028" },
    ],
    ["more than a year", { endDate: "2028-03-31" }, { endDate: "A request can span at most 366 days" }],
    ["an invalid note", { notes: "flu\u0007" }, { notes: "Notes can't contain control characters" }],
  ])("%s", async (_, choice, errors) => {
    const person = personOf(erin);
    const { ack } = await person.submit(await openRequestForm(person), { ...day, ...choice });
    expect(ack).toEqual({ response_action: "errors", errors });
  });
});

describe("submitting the form", () => {
  test("creates the request, and shows it with its approver", async () => {
    const person = personOf(erin);
    const sent = await person.submit(await openRequestForm(person), { ...week, notes: "  <!channel> & tired " });
    const said = contentOf(sent.view());
    expect(said).toContain("Your vacation request for 4 days has been sent for approval.");
    expect(said).toContain("Mon, May 31, 2027 – Fri, June 4, 2027");
    expect(said).toContain("Approver: Mona");
    const [request] = await listOwnRequests(erin, {});
    expect(request).toMatchObject({ ...week, notes: "<!channel> & tired", isHalfDay: false, status: "pending" });
    await person.until(
      () => (contentOf(person.home()).includes("May 31, 2027") ? true : undefined),
      "a fresh Home tab",
    );
  });

  test("twice creates one request, and shows that it was already sent", async () => {
    const person = personOf(ezra);
    const form = await openRequestForm(person);
    const half = { type: "sick", startDate: "2027-03-09", endDate: "2027-03-09", isHalfDay: ["half"] };
    const both = await Promise.all([person.submit(form, half), person.submit(form, half)]);
    const [sent, again] = both
      .map(({ ack }) => JSON.stringify(ack))
      .toSorted((one) => (one.includes("Submitted") ? -1 : 1));
    expect(sent).toContain("Your sick request for 0.5 days has been sent for approval.");
    expect(again).toContain("This request has already been sent.");
    const requests = await listOwnRequests(ezra, {});
    expect(requests.filter(({ type }) => type === "sick")).toHaveLength(1);
  });

  test("again after a refusal works in the same form", async () => {
    const person = personOf(manager);
    const form = await openRequestForm(person);
    const refused = await person.submit(form, { type: "sick", startDate: "2027-02-01", endDate: "2027-03-10" });
    expect(refused.ack?.response_action).toBe("errors");
    const sent = await person.submit(form, { type: "sick", startDate: "2027-03-10", endDate: "2027-03-10" });
    expect(contentOf(sent.view())).toContain("Your sick request for 1 day has been sent");
  });
});

test("nothing that was shown breaks a limit of Slack", () => expect(sandbox.violations).toEqual([]));
