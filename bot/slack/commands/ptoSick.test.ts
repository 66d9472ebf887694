import { expect, test } from "@jest/globals";
import { editLeaveType } from "#bot/operations/leaveTypes/editLeaveType.ts";
import { listLeaveTypes } from "#bot/operations/leaveTypes/listLeaveTypes.ts";
import { listOwnRequests } from "#bot/operations/requests/listOwnRequests.ts";
import { slackCompany } from "#tests/slack/slackCompany.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { testClock } from "#tests/arranging/testOrganization.ts";

await testDatabase();
const { company, personOf } = await slackCompany(testClock("2027-03-03"));
const { owner, erin, ezra } = company;

const replyText = async (who: { email: string }, line: string) => {
  const { ack } = await personOf(who).command(line);
  return JSON.stringify([ack?.text, ack?.blocks]);
};

test("/pto sick reports today at once, and the approver is asked", async () => {
  expect(await replyText(erin, "sick")).toContain("Your sick request for 1 day has been sent for approval.");
  expect(await listOwnRequests(erin, {})).toMatchObject([
    { type: "sick", startDate: "2027-03-03", endDate: "2027-03-03", status: "pending", notes: null },
  ]);
  expect(await replyText(erin, "sick")).toContain("You already have a PTO request for these dates");
});

test("/pto sick takes past dates, a part of the day, and a note", async () => {
  expect(await replyText(erin, "sick yesterday pm -- migraine")).toContain("0.5 days");
  expect(await replyText(erin, "sick 2027-02-25 2027-02-26 flu")).toContain("2 days");
  const requests = await listOwnRequests(erin, {});
  expect(requests.map(({ startDate, notes }) => [startDate, notes])).toEqual(
    expect.arrayContaining([
      ["2027-03-02", "migraine"],
      ["2027-02-25", "flu"],
    ]),
  );
});

test("a day that is reported twice at once becomes one request", async () => {
  const answers = await Promise.all([replyText(ezra, "sick yesterday"), replyText(ezra, "sick yesterday")]);
  expect(answers.filter((text) => text.includes("has been sent for approval"))).toHaveLength(1);
  expect(answers.filter((text) => text.includes("You already have a PTO request for these dates"))).toHaveLength(1);
  expect(await listOwnRequests(ezra, {})).toHaveLength(1);
});

test("/pto sick refuses days more than a week back, and names the first possible day", async () => {
  expect(await replyText(ezra, "sick 2027-02-23")).toContain("Start date must be February 24, 2027, or later");
  expect(await listOwnRequests(ezra, {})).toHaveLength(1);
});

test("/pto sick opens the form for dates that need confirmation", async () => {
  const person = personOf(ezra);
  const { ack } = await person.command("sick mon-tue");
  expect(ack?.text).toBeUndefined();
  const form = await person.until(() =>
    person.modal()?.callback_id === "request_time_off" ? person.modal() : undefined,
  );
  expect(JSON.stringify(form.blocks)).toMatch(/"initial_option":\{[^}]*Sick/);
  await person.close(form);
});

test("/pto sick gives the reason if sick leave is reserved for others or archived", async () => {
  const type = (await listLeaveTypes(owner, {})).find(({ key }) => key === "sick");
  if (!type) throw new Error("Sick leave is missing");
  await editLeaveType(owner, type.id, { requestableBy: "managers" });
  expect(await replyText(ezra, "sick")).toContain("Only Managers, Admins, and Owners can request sick leave");
  await editLeaveType(owner, type.id, { archived: true });
  expect(await replyText(ezra, "sick next mon")).toContain("Sick is archived and can't be requested");
  expect(await listOwnRequests(ezra, {})).toHaveLength(1);
});
