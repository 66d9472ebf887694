import { describe, expect, test } from "@jest/globals";
import { database } from "#db/connect.ts";
import { editUser } from "#bot/operations/people/editUser.ts";
import { editPolicy } from "#bot/operations/policies/editPolicy.ts";
import { listPolicies } from "#bot/operations/policies/listPolicies.ts";
import { decideRequest } from "#bot/operations/requests/decideRequest.ts";
import { listOwnRequests } from "#bot/operations/requests/listOwnRequests.ts";
import { submitRequest } from "#bot/operations/requests/submitRequest.ts";
import { createTeam } from "#bot/operations/teams/createTeam.ts";
import { slackCompany } from "#tests/slack/slackCompany.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { testClock } from "#tests/arranging/testOrganization.ts";

await testDatabase();
const { sandbox, company, personOf } = await slackCompany(testClock("2027-03-03"));
const { owner, admin, manager, erin, ezra } = company;

const answerTo = async (who: { email: string }, line: string) => {
  const { status, ack } = await personOf(who).command(line);
  expect(status).toBe(200);
  expect(ack?.response_type).toBe("ephemeral");
  return { text: JSON.stringify([ack?.text, ack?.blocks]), blocks: ack?.blocks ?? [] };
};
const replyText = async (who: { email: string }, line: string) => (await answerTo(who, line)).text;
const buttons = (text: string, actionId: string) => text.split(`"action_id":"${actionId}"`).length - 1;
const submit = (who: typeof erin, type: string, startDate: string, endDate = startDate) =>
  submitRequest(who, { type, startDate, endDate, notes: "<!channel> & *co*" });

const flu = await submit(ezra, "sick", "2027-03-03", "2027-03-05");
await decideRequest(manager, flu.id, { status: "approved" });
const trip = await submit(erin, "vacation", "2027-03-05", "2027-03-09");
await decideRequest(manager, trip.id, { status: "approved" });
const refused = await submit(erin, "personal", "2027-04-01");
await decideRequest(manager, refused.id, { status: "rejected", rejectionReason: "Stocktaking <!here>" });
const waiting = await submit(erin, "vacation", "2027-05-03", "2027-05-04");
await editUser(owner, ezra.userId, { name: "Ezra <@U1> & Söhne" });

describe("/pto and /pto help", () => {
  test.each(["", "help", "?"])("%j lists every command and explains next fri", async (line) => {
    const text = await replyText(erin, line);
    for (const command of ["balance", "request", "who", "list", "pending", "cancel"]) {
      expect(text).toContain(`\`/pto ${command}`);
    }
    expect(text).toContain("`next fri` is Friday of next week");
  });

  test("a misspelled command gets the nearest one", async () => {
    expect(await replyText(erin, "blance")).toContain("Did you mean `/pto balance`?");
  });
});

describe("/pto balance", () => {
  test("shows each leave type with a bar, used, and pending days", async () => {
    const text = await replyText(erin, "balance");
    expect(text).toContain("*Vacation*   `████████░░`   *15* of 20 days available\\n3 days used · 2 days pending");
    expect(text).toContain("*Personal*   `██████████`   *3* of 3 days available");
  });

  test("shows unlimited leave", async () => {
    const policies = await listPolicies(owner, owner.officeId, {});
    const personal = policies.find(({ type }) => type === "personal");
    await editPolicy(owner, personal?.id ?? "", { isUnlimited: true });
    expect(await replyText(admin, "balance")).toContain("*Personal*   Unlimited");
  });
});

describe("/pto list", () => {
  test("shows pending and upcoming requests, with a button at pending ones, then past and closed ones", async () => {
    const { text } = await answerTo(erin, "list");
    expect(text).toMatch(
      /Pending or coming up.*Fri, March 5, 2027 – Tue, March 9, 2027.*Approved by Mona.*May 3, 2027/s,
    );
    expect(text).toMatch(/Past and closed.*Rejected by Mona\\n>Stocktaking &lt;!here&gt;/s);
    expect([buttons(text, "cancel_request"), buttons(text, "change_request")]).toEqual([1, 1]);
    expect(text).toContain(waiting.id);
  });

  test("explains how to request if there are no requests", async () => {
    expect(await replyText(admin, "list")).toContain("`/pto request` opens the form");
  });
});

describe("/pto pending", () => {
  test.each([
    ["a Manager", manager],
    ["an Admin", admin],
    ["the Owner", owner],
  ])("shows %s the pending requests, with buttons", async (_, who) => {
    const text = await replyText(who, "pending");
    expect(text).toContain("1 request is waiting for your decision");
    expect(text).toContain("*Erin* · vacation leave");
    expect(text).toContain("&lt;!channel&gt; &amp; *co*");
    expect([buttons(text, "approve_request"), buttons(text, "reject_request")]).toEqual([1, 1]);
  });

  test("refuses an Employee and points to the help", async () => {
    const text = await replyText(erin, "pending");
    expect(text).toContain("You need Manager, Admin, or Owner permissions to view team requests");
    expect(text).toContain("`/pto help`");
  });
});

describe("/pto who", () => {
  test.each(["who", "who today", "who is away today?"])("%s shows who is away today", async (line) => {
    const text = await replyText(erin, line);
    expect(text).toContain("Away today, Mar 03, 2027");
    expect(text).toContain("*Ezra &lt;@U1&gt; &amp; Söhne* · away · Mar 03 – Mar 05, 2027");
    expect(text).not.toContain("Erin");
  });

  test("shows the leave type only to people who may see it", async () => {
    expect(await replyText(erin, "who this week")).toMatch(/Ezra.*· away ·.*\*Erin\* · vacation/s);
    expect(await replyText(manager, "who this week")).toMatch(/Ezra.*· sick ·/s);
    expect(await replyText(ezra, "who this week")).toMatch(/Ezra.*· sick ·.*\*Erin\* · vacation/s);
  });

  test("can be limited to a team by its name, with or without dates", async () => {
    await createTeam(owner, { name: "Night & Day", memberIds: [erin.userId] });
    expect(await replyText(erin, "who night &amp; day")).toContain(
      "Nobody in Night &amp; Day is away today, Mar 03, 2027.",
    );
    const text = await replyText(manager, "who this week in team Night &amp; Day?");
    expect(text).toContain("Away in Night &amp; Day this week, Feb 28 – Mar 06, 2027");
    expect(text).toContain("*Erin* · vacation");
    expect(text).not.toContain("Ezra");
    expect(await replyText(ezra, "who night &amp; day")).toContain("No dates found");
  });

  test("accepts typed dates", async () => {
    const text = await replyText(manager, "who mon-wed");
    expect(text).toContain("Away Mar 08 – Mar 10, 2027");
    expect(text).toContain("Erin");
    expect(text).not.toContain("Ezra");
    expect(await replyText(manager, "who next fri")).toContain("Nobody you work with is away Mar 12, 2027.");
  });

  test.each([
    ["who bananas", "No dates found in “bananas”", "`/pto who this week`"],
    ["who 2027-02-30", "February 2027 has 28 days.", "`/pto who 2027-02-28`"],
    ["who 3/4", "two things", "`/pto who 2027-04-03`"],
    ["who 2027-01-01 2028-12-01", "A calendar covers at most 400 days", "`/pto help`"],
  ])("%s gets a suggestion", async (line, why, instead) => {
    const text = await replyText(erin, line);
    expect(text).toContain(why);
    expect(text).toContain(instead);
  });
});

describe("/pto cancel", () => {
  test("shows what can be canceled", async () => {
    const text = await replyText(erin, "cancel");
    expect(text).toContain("What do you want to cancel?");
    expect([buttons(text, "cancel_request"), buttons(text, "change_request"), text.includes(trip.id)]).toEqual([
      1,
      1,
      true,
    ]);
  });

  test("shows the request first if its date isn't typed in full", async () => {
    expect(buttons(await replyText(erin, "cancel may 4"), "cancel_request")).toBe(1);
    expect((await listOwnRequests(erin, {})).find(({ id }) => id === waiting.id)?.status).toBe("pending");
  });

  test("with an ISO date cancels the request", async () => {
    expect(await replyText(erin, "cancel 2027-05-04")).toContain("Your vacation request for Mon, May 3, 2027");
    expect((await listOwnRequests(erin, {})).find(({ id }) => id === waiting.id)?.status).toBe("cancelled");
    expect(await replyText(erin, "cancel 2027-05-04")).toContain("You have nothing to cancel for May 04, 2027.");
  });

  test("of approved leave offers to ask the approver", async () => {
    const text = await replyText(erin, "cancel 2027-03-08");
    expect(text).toMatch(
      /This request was already approved by Mona.*To cancel approved time off, press \*Change\*.*An approver may have to agree/s,
    );
    expect(buttons(text, "change_request")).toBe(1);
    expect(await replyText(admin, "cancel")).toContain("You have nothing to cancel.");
  });

  test("of their own approved leave by an Admin takes a reason", async () => {
    const own = await submit(admin, "vacation", "2027-06-01");
    await decideRequest(owner, own.id, { status: "approved" });
    expect(await replyText(admin, "cancel 2027-06-01")).toContain("Please give a reason");
    expect(await replyText(admin, "cancel 2027-06-01 -- we sold the boat")).toContain("was canceled");
    expect(await listOwnRequests(admin, {})).toMatchObject([
      { status: "cancelled", rejectionReason: "we sold the boat" },
    ]);
  });

  test("names the dates for which nothing can be canceled", async () => {
    await database().pool.query(
      "UPDATE pto_requests SET start_date = '2027-01-11', end_date = '2027-01-12' WHERE id = $1",
      [flu.id],
    );
    expect(await replyText(ezra, "cancel jan 11 2027")).toContain("You have nothing to cancel for Jan 11, 2027.");
  });

  test.each(["cancel bananas", "cancel 2027-02-30", "cancel 3/4"])("%s cancels nothing", async (line) => {
    expect(await replyText(erin, line)).toMatch(/`\/pto cancel 2027-/);
  });
});

test("with 501 requests every answer stays within Block Kit's limits and counts the rest", async () => {
  await database().pool.query(
    `INSERT INTO pto_requests (organization_id, id, user_id, type, start_date, end_date, is_half_day, notes, status, minutes, submitted_at, updated_at)
     SELECT $1, gen_random_uuid(), $2, 'vacation', '2027-07-01'::date + n, '2027-07-01'::date + n, false, repeat('<!channel>&', 180),
       'pending', 480, '2027-03-01', '2027-03-01' FROM generate_series(1, 501) n`,
    [erin.organizationId, erin.userId],
  );
  expect(await replyText(erin, "list")).toContain("and 485 more: <");
  expect(await replyText(erin, "cancel")).toContain("and 462 more: <");
  expect(await replyText(manager, "pending")).toContain("500+ requests are waiting for your decision");
  await database().pool.query(
    "UPDATE pto_requests SET status = 'approved', decided_at = '2027-03-02', decided_by_id = $1 WHERE status = 'pending'",
    [manager.userId],
  );
  expect(await replyText(manager, "who 2027-07-01 2028-06-30")).toContain("and 315 more: <");
  expect(sandbox.violations).toEqual([]);
});
