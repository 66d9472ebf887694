import { describe, expect, test } from "@jest/globals";
import { database } from "#db/connect.ts";
import { createOffice } from "#bot/operations/offices/createOffice.ts";
import { editUser } from "#bot/operations/people/editUser.ts";
import { listOwnRequests } from "#bot/operations/requests/listOwnRequests.ts";
import { contentOf } from "#tests/slack/openRequestForm.ts";
import { slackCompany, slackIdOf, TEAM } from "#tests/slack/slackCompany.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { testClock } from "#tests/arranging/testOrganization.ts";

await testDatabase();
const { sandbox, company, personOf } = await slackCompany(testClock("2027-03-03"));
const { owner, erin, ezra, admin, manager } = company;

const replyText = async (who: { email: string }, line: string) => {
  const { status, ack } = await personOf(who).command(line);
  expect(status).toBe(200);
  expect(ack?.response_type).toBe("ephemeral");
  return JSON.stringify([ack?.text, ack?.blocks]);
};
const formOf = async (who: { email: string }, line: string) => {
  const person = personOf(who);
  const { ack } = await person.command(line);
  expect(ack?.text).toBeUndefined();
  const form = await person.until(() => {
    const modal = person.modal();
    return modal?.callback_id === "request_time_off" ? modal : undefined;
  });
  await person.close(form);
  return form;
};

describe("a complete line with ISO dates", () => {
  test("submits at once and shows the workdays, what is left, and who decides", async () => {
    const text = await replyText(erin, "request sick 2027-03-05 2027-03-08 flu &amp; &lt;!channel&gt;");
    expect(text).toContain("Your sick request for 2 days has been sent for approval.");
    expect(text).toContain("Fri, March 5, 2027 – Mon, March 8, 2027");
    expect(text).toContain("*Balance after:* 8 days available");
    expect(text).toContain("*Approver:* Mona");
    expect(text).toContain("flu &amp; &lt;!channel&gt;");
    const [request] = await listOwnRequests(erin, {});
    expect(request).toMatchObject({ type: "sick", startDate: "2027-03-05", endDate: "2027-03-08", status: "pending" });
    expect(request).toMatchObject({ notes: "flu & <!channel>", minutes: 960 });
  });

  test("can be for half a day, and counts requests from the web", async () => {
    const text = await replyText(erin, "request personal 2027-03-10 half");
    expect(text).toContain("0.5 days");
    expect(text).toContain("*Balance after:* 2.5 days available");
  });

  test("into the next leave year also shows that year's balance", async () => {
    const text = await replyText(manager, "request vacation 2027-12-31 2028-01-03");
    expect(text).toContain("*Balance after:* 19 days available, 24 days available in 2028");
  });

  test("that is sent twice is submitted once and gets one reply", async () => {
    const body = new URLSearchParams({
      command: "/pto",
      text: "request vacation 2027-05-03",
      team_id: TEAM,
      user_id: slackIdOf(ezra.email),
      trigger_id: "once.and.again",
    }).toString();
    const [first, second] = [await sandbox.send(body), await sandbox.send(body)];
    expect(first.body).toContain("has been sent for approval");
    expect([second.status, second.body]).toEqual([200, ""]);
    expect(await listOwnRequests(ezra, {})).toHaveLength(1);
  });
});

describe("a refused line gets a suggestion", () => {
  test.each([
    ["personal 2027-03-02", "Start date cannot be in the past", "`/pto request personal 2027-03-03`"],
    ["sick 2027-02-23", "Start date must be February 24, 2027, or later", "`/pto request sick 2027-03-03`"],
    ["sick 2027-03-06", "Request must include at least one business day", "`/pto request sick 2027-03-08`"],
    ["sick 2027-03-06 half", "A half day is only possible on a single weekday", "`/pto request sick 2027-03-08 half`"],
    ["sick 2027-03-05", "You already have a PTO request for these dates", "`/pto list`"],
    ["personal 2027-04-05 2027-04-09", "You only have 2.5 days available for personal leave", "`/pto balance`"],
    ["sick 2029-04-05", "You can only request leave through Dec 31, 2028", "`/pto request`"],
    ["sick 2027-04-05 2028-06-05", "A request can span at most 366 days", "`/pto request`"],
    [`sick 2027-04-05 ${"😀".repeat(2500)}`, "at most 2,000", "`/pto request sick 2027-04-05 -- a short note`"],
    ["sick 2027-02-30", "February 2027 has 28 days.", "`/pto request sick 2027-02-28`"],
    ["sick mon and wed -- x`y", "A request covers consecutive days.", "`/pto request sick 2027-03-08 -- x'y`"],
  ])("%.40s", async (line, why, instead) => {
    const before = (await listOwnRequests(erin, {})).length;
    const text = await replyText(erin, `request ${line}`);
    expect(text).toContain(why);
    expect(text).toContain(instead);
    expect(await listOwnRequests(erin, {})).toHaveLength(before);
  });

  test("dates with two readings get a question, with a line for each", async () => {
    const text = await replyText(erin, "request sick 3/4 half -- flu");
    expect(text).toContain("Mar 04, 2027 (half day): type `/pto request sick 2027-03-04 half -- flu`");
    expect(text).toContain("Apr 03, 2027 (half day): type `/pto request sick 2027-04-03 half -- flu`");
  });
});

describe("an incomplete line opens the form", () => {
  test("empty for /pto request alone", async () => {
    expect(contentOf(await formOf(erin, "request"))).not.toContain("2027-");
  });

  test("filled in with the parts that were understood", async () => {
    const form = JSON.stringify((await formOf(erin, "request vacation next fri -- beach &lt;!here&gt;")).blocks);
    expect(form).toContain('"initial_date":"2027-03-12"');
    expect(form).toContain('"initial_value":"beach <!here>"');
    expect(form).toMatch(/"initial_option":\{[^}]*Vacation/);
  });

  test.each([
    ["yesterday", "2027-03-02"],
    ["last fri", "2027-02-26"],
  ])("with %s, and shows that the policy allows no past days", async (typed, date) => {
    const form = JSON.stringify((await formOf(erin, `request vacation ${typed}`)).blocks);
    expect(form).toContain(`"initial_date":"${date}"`);
    expect(form).toContain("Start date cannot be in the past");
  });

  test("before anything is read, if today's date doesn't matter", async () => {
    const client = await database().pool.connect();
    await client.query("BEGIN; LOCK TABLE users IN ACCESS EXCLUSIVE MODE");
    const person = personOf(erin);
    try {
      const answered = person.command("request vacation apr 5-9");
      await person.until(() => person.modal(), "a form");
      expect((await answered).ack?.text).toBeUndefined();
    } finally {
      await client.query("ROLLBACK");
      client.release();
    }
    const form = await person.until(() =>
      person.modal()?.callback_id === "request_time_off" ? person.modal() : undefined,
    );
    expect(JSON.stringify(form.blocks)).toContain('"initial_date":"2027-04-09"');
    await person.close(form);
  });

  test("with a length that counts the person's workdays", async () => {
    const day = 480;
    await editUser(owner, ezra.userId, {
      workingPattern: { from: "2027-03-01", weeks: [[day, day, day, day, 0, 0, 0]] },
    });
    const form = await formOf(ezra, "request vacation apr 7 for 3 days");
    expect(JSON.stringify(form.blocks)).toContain('"initial_date":"2027-04-12"');
    const colleagues = await formOf(erin, "request vacation apr 7 for 3 days");
    expect(JSON.stringify(colleagues.blocks)).toContain('"initial_date":"2027-04-09"');
    await editUser(owner, ezra.userId, { workingPattern: null });
  });

  test("with the unreadable part at the top", async () => {
    expect(contentOf(await formOf(erin, "request vacation someday"))).toContain("No dates found in “someday”.");
  });

  test("even with a note of 5,000 characters", async () => {
    const form = await formOf(erin, `request vacation tomorrow -- ${"&amp; <x> 😀 ".repeat(500)}`);
    expect(JSON.stringify(form.blocks)).toContain('"initial_date":"2027-03-04"');
  });

  test("with today's date in the person's office", async () => {
    const tokyo = await createOffice(owner, { name: "Tokyo", country: "Japan", timezone: "Asia/Tokyo" });
    await editUser(owner, ezra.userId, { officeId: tokyo.id });
    expect(JSON.stringify((await formOf(ezra, "request today")).blocks)).toContain('"initial_date":"2027-03-04"');
    expect(JSON.stringify((await formOf(admin, "request today")).blocks)).toContain('"initial_date":"2027-03-03"');
  });
});

describe("any text gets a reply", () => {
  test.each([
    "request sick 2027-04-06 \u202e evil",
    "request sick 2027-04-06 \u0000",
    "request \u0000",
    "request \ud800 tomorrow",
    "request sick 99999999999-99-99",
    "request 2027-04-06 2027-04-07 2027-04-08",
    "request -- ",
    "request --",
    "request `tomorrow` *sick* _x_ ~y~",
    `request ${"mon ".repeat(2000)}`,
    `request sick 2027-02-30 -- ${"`<!channel>".repeat(500)}`,
    "who \u0000",
    `cancel ${"x".repeat(5000)}`,
    "&".repeat(5000),
    "İ ı ß 😀",
  ])("%.30j", async (line) => {
    const person = personOf(admin);
    const asked = sandbox.calls.length;
    const { status, ack } = await person.command(line);
    expect(status).toBe(200);
    if (ack?.text) expect(ack.text.length).toBeLessThan(3000);
    else await person.until(() => sandbox.calls.slice(asked).find(({ method }) => method === "views.open"), "a form");
  });

  test("without submitting a request", async () => expect(await listOwnRequests(admin, {})).toEqual([]));
});

test("every response stays within Block Kit's limits", () => expect(sandbox.violations).toEqual([]));
