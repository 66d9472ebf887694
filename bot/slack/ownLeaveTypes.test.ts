import { expect, test } from "@jest/globals";
import { adjustBalanceOf } from "#bot/operations/balances/adjustBalance.ts";
import { createLeaveType } from "#bot/operations/leaveTypes/createLeaveType.ts";
import { editLeaveType } from "#bot/operations/leaveTypes/editLeaveType.ts";
import { cancelRequest } from "#bot/operations/requests/cancelRequest.ts";
import { decideRequest } from "#bot/operations/requests/decideRequest.ts";
import { listOwnRequests } from "#bot/operations/requests/listOwnRequests.ts";
import { submitRequest } from "#bot/operations/requests/submitRequest.ts";
import { contentOf, openRequestForm, untilModalShows } from "#tests/slack/openRequestForm.ts";
import { slackCompany } from "#tests/slack/slackCompany.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { testClock } from "#tests/arranging/testOrganization.ts";

const { url: databaseUrl } = await testDatabase();
const { sandbox, company, personOf, deliver } = await slackCompany(testClock("2027-03-03"));
const { owner, admin, manager, erin, ezra } = company;
const study = await createLeaveType(admin, { name: "Study days", accrualAmount: 5 });
const overtime = await createLeaveType(admin, { name: "Time in lieu", unit: "hour", accrualAmount: 40 });
await createLeaveType(owner, { name: "Board retreat", requestableBy: "admins" });
const secret = await createLeaveType(admin, { name: "Rehabilitation", visibility: "managers" });

const replyTo = async (who: { email: string }, line: string) => {
  const { ack } = await personOf(who).command(line);
  return JSON.stringify([ack?.text, ack?.blocks]);
};
const options = async () => {
  const person = personOf(erin);
  const form = await openRequestForm(person);
  await person.close(form);
  return JSON.stringify(form.blocks.find(({ block_id: id }) => id === "type"));
};

test("/pto request accepts a type's name or key, and answers in the type's unit", async () => {
  expect(await replyTo(erin, "request Study days 2027-03-05")).toContain("*Balance after:* 4 days available");
  expect(await replyTo(erin, "request time-in-lieu 2027-03-09")).toContain("*Balance after:* 32 hours available");
  const types = (await listOwnRequests(erin, {})).map(({ type }) => type);
  expect(types.toSorted()).toEqual([study.key, overtime.key].toSorted());
});

test("/pto balance shows all types in their units", async () => {
  const text = await replyTo(erin, "balance");
  expect(text).toContain("*Study days*");
  expect(text).toContain("of 40 hours available");
  expect(text).toContain("*Rehabilitation*   Unlimited");
});

test("/pto balance counts a single hour as one", async () => {
  await adjustBalanceOf(admin, erin.userId, { type: overtime.key, adjustment: -31, reason: "Paid out" });
  expect(await replyTo(erin, "balance")).toContain("time in lieu 1 hour,");
  await adjustBalanceOf(admin, erin.userId, { type: overtime.key, adjustment: 31, reason: "Not paid out" });
});

test("the form offers the types that the person may request", async () => {
  const shown = await options();
  expect(shown).toContain("Study days: 4 days available");
  expect(shown).toContain("Time in lieu: 32 hours available");
  expect(shown).not.toContain("Board retreat");
  await editLeaveType(admin, study.id, { archived: true });
  expect(await options()).not.toContain("Study days");
  await editLeaveType(admin, study.id, { archived: false });
});

test("an approver's message has the type's name and unit", async () => {
  await submitRequest(ezra, { type: overtime.key, startDate: "2027-03-10", endDate: "2027-03-10" });
  await deliver(databaseUrl);
  expect(JSON.stringify(personOf(manager).messages())).toContain("Ezra requested 8 hours of time in lieu");
});

test("colleagues don't see leave of a type that only managers see", async () => {
  const request = await submitRequest(ezra, { type: secret.key, startDate: "2027-03-03", endDate: "2027-03-03" });
  await decideRequest(manager, request.id, { status: "approved" });
  expect(await replyTo(erin, "who")).not.toContain("Ezra");
  expect(await replyTo(manager, "who")).toContain("*Ezra* · rehabilitation");
});

test("colleagues see leave of other types as “away” or by name", async () => {
  const open = await createLeaveType(admin, { name: "Conference", visibility: "everyone" });
  const discreet = await createLeaveType(admin, { name: "Therapy" });
  for (const [type, day] of [
    [open.key, "2027-03-04"],
    [discreet.key, "2027-03-05"],
  ]) {
    const request = await submitRequest(ezra, { type, startDate: day, endDate: day });
    await decideRequest(manager, request.id, { status: "approved" });
  }
  const seen = await replyTo(erin, "who this week");
  expect(seen).toContain("*Ezra* · conference");
  expect(seen).toContain("*Ezra* · away");
  expect(seen).not.toMatch(/therapy|rehabilitation/i);
  expect(await replyTo(manager, "who this week")).toContain("*Ezra* · therapy");
  const home = JSON.stringify(await personOf(erin).openHome());
  const away = home.slice(home.indexOf("Away this week"));
  expect(away).toContain("*Ezra* · conference");
  expect(away).toContain("*Ezra* · away");
  expect(away).not.toMatch(/therapy|rehabilitation/i);
});

test("the message about an overlapping request has its type's name, not its key", async () => {
  const type = await createLeaveType(admin, { name: "Jury duty (court)" });
  await submitRequest(erin, { type: type.key, startDate: "2027-03-22", endDate: "2027-03-22" });
  const person = personOf(erin);
  const form = await openRequestForm(person);
  await person.input(form, "type", "vacation");
  await person.input(form, "startDate", "2027-03-22");
  await person.input(form, "endDate", "2027-03-22");
  await person.close(await untilModalShows(person, "for these dates: Mar 22, 2027, jury duty (court), pending"));
});

test.each([
  [150, "2.5", "9:00 AM–11:30 AM"],
  [50, "0.83", "9:00 AM–9:50 AM"],
  [10, "0.17", "9:00 AM–9:10 AM"],
])("the form to edit %i minutes shows them, and keeps them if only the note changes", async (minutes, shown, times) => {
  const on = { startDate: "2027-03-24", endDate: "2027-03-24" };
  const { id } = await submitRequest(erin, { type: overtime.key, ...on, minutes, startTime: "09:00" });
  const person = personOf(erin);
  const home = await person.openHome();
  await person.click(home!, "edit_request", `${id} 1`);
  const form = await untilModalShows(person, "*Balance after*");
  expect(JSON.stringify(form.blocks)).toContain(`"initial_value":"${shown}"`);
  const saved = await person.submit(form, { notes: "Dentist" });
  expect(contentOf(saved.view())).toContain(times);
  expect((await listOwnRequests(erin, {})).find((request) => request.id === id)).toMatchObject({
    notes: "Dentist",
    minutes,
  });
  await person.close(saved.view()!);
  await cancelRequest(erin, id, {});
});

test("the form takes hours and a start time for types in hours", async () => {
  const person = personOf(erin);
  await person.input(await openRequestForm(person), "type", overtime.key);
  for (const field of ["startDate", "endDate"]) await person.input(person.modal()!, field, "2027-03-25");
  const dated = await person.until(() =>
    person.modal()?.blocks.some(({ block_id: block }) => block === "minutes") ? person.modal() : undefined,
  );
  await person.input(dated, "minutes", "2.5");
  const form = await untilModalShows(person, "(2.5 hours)");
  const sent = await person.submit(form, { minutes: "2.5", startTime: "13:00" });
  expect(contentOf(sent.view())).toContain("Thu, March 25, 2027 (1:00 PM–3:30 PM)");
});

test("/pto request with hours opens the form with them", async () => {
  const person = personOf(erin);
  await person.command("request time-in-lieu 2027-03-26 2h dentist");
  const form = await untilModalShows(person, "(2 hours)");
  await person.submit(form, {});
  const [request] = (await listOwnRequests(erin, {})).filter(({ startDate }) => startDate === "2027-03-26");
  expect(request).toMatchObject({ minutes: 120, notes: "dentist" });
});

test("no message exceeds Block Kit's limits", () => expect(sandbox.violations).toEqual([]));
