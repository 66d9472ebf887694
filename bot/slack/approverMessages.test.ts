import { expect, jest, test } from "@jest/globals";
import { pino } from "pino";
import { database } from "#db/connect.ts";
import { newId } from "#db/newId.ts";
import { addHoliday } from "#bot/operations/offices/addHoliday.ts";
import { startDelivery } from "#bot/notify/startDelivery.ts";
import { cancelRequest } from "#bot/operations/requests/cancelRequest.ts";
import { decideByMail } from "#bot/operations/requests/decideByMail.ts";
import { decideRequest } from "#bot/operations/requests/decideRequest.ts";
import { makeDecisionTokens } from "#bot/operations/requests/makeDecisionTokens.ts";
import { deactivateUser } from "#bot/operations/people/deactivateUser.ts";
import { editUser } from "#bot/operations/people/editUser.ts";
import { remindApprovers } from "#bot/operations/reminders/remindApprovers.ts";
import { buttons, DECIDE, last, blocksText, slackApprovers } from "#tests/slack/slackApprovers.ts";

jest.setTimeout(30_000);
const { databaseUrl, clock, channels, as, company, personOf, deliver, mona, submit, again, decided } =
  await slackApprovers();
const { owner, admin, manager, erin, ezra } = company;

async function manyCopies() {
  const { id } = await submit(ezra);
  await deliver();
  clock.set("2027-03-09");
  await remindApprovers();
  await deliver();
  const copies = [...mona.messages(), ...personOf(owner).messages()].filter((message) =>
    blocksText(message).includes(id),
  );
  expect(new Set(copies.map(({ channel }) => channel)).size).toBe(2);
  expect(copies).toHaveLength(3);
  for (const copy of copies) expect(buttons(copy)).toEqual(DECIDE);
  return { id, copies };
}

async function approveByMail(requestId: string): Promise<void> {
  const { organizationId, userId, email } = manager;
  const of = { organizationId, id: newId(), userId, email, requestId, version: 1, personId: ezra.userId };
  await decideByMail((await makeDecisionTokens(of)).approve, {});
}

async function leave(): Promise<void> {
  await deactivateUser(owner, ezra.userId, {});
  await editUser(owner, ezra.userId, { isActive: true, endDate: null });
}

function copyOf(id: string) {
  return mona.messages().find((message) => blocksText(message).includes(id))!;
}

test.each<[string, (id: string) => Promise<unknown>, RegExp]>([
  ["in Slack", (id) => mona.click(copyOf(id), "approve_request"), /: approved by Mona$/],
  [
    "on the web",
    async (id) => (await as(owner)).send("PATCH", `/api/pto-requests/${id}`, { status: "rejected" }),
    /: rejected by Owner$/,
  ],
  ["by email", approveByMail, /: approved by Mona$/],
  ["by its requester, who cancels it", (id) => cancelRequest(ezra, id, {}), /: canceled by Ezra$/],
  ["by the departure of its requester", leave, /: canceled by Owner$/],
])("every message about a request is updated after a decision made %s", async (_, decide, words) => {
  const { id, copies } = await manyCopies();
  await decide(id);
  await decided(id);
  await deliver();
  for (const copy of copies.map(again)) {
    expect([copy.text, buttons(copy)]).toEqual([expect.stringMatching(words), []]);
  }
});

test("a message is updated after approval, and again after an Admin cancels", async () => {
  const { id } = await submit();
  await deliver();
  const message = last(mona);
  await decideRequest(manager, id, { status: "approved" });
  await deliver();
  await cancelRequest(admin, id, { rejectionReason: "Stocktaking" });
  await deliver();
  expect(again(message).text).toMatch(/: canceled by Ada$/);
  expect(again(message).updatedTimes).toBe(3);
});

test("a message shows the recalculated cost and can still be decided", async () => {
  const { id, startDate } = await submit();
  await deliver();
  const message = last(mona);
  await addHoliday(admin, owner.officeId, { name: "A day off", date: startDate, type: "custom" });
  await deliver();
  expect(again(message).text).toContain("Erin requested 0 days of vacation leave");
  expect(buttons(again(message))).toEqual(DECIDE);
  await cancelRequest(erin, id, {});
});

test("a message loses its buttons when the person gets another manager, and gets them back when the change is undone", async () => {
  const { id } = await submit();
  await deliver();
  const message = last(mona);
  await editUser(owner, erin.userId, { managerId: owner.userId });
  await deliver();
  expect([again(message).text, buttons(again(message))]).toEqual(["This request is no longer yours to decide.", []]);
  await editUser(owner, erin.userId, { managerId: manager.userId });
  await deliver();
  expect(buttons(again(message))).toEqual(DECIDE);
  await cancelRequest(erin, id, {});
});

test("a message no longer shows the request to a Slack user who must prove the link after a promotion", async () => {
  const { pool } = database();
  const connectedBy = (id: string) => pool.query("UPDATE slack_installations SET installed_by_id = $1", [id]);
  const { id } = await submit();
  await deliver();
  const message = last(mona);
  await connectedBy(admin.userId);
  await editUser(owner, manager.userId, { role: "Admin" });
  await deliver();
  expect([blocksText(again(message)), buttons(again(message))]).toEqual([expect.not.stringContaining("Erin"), []]);
  await decideRequest(owner, id, { status: "rejected" });
  await deliver();
  expect(blocksText(again(message))).not.toContain("Erin");
  await connectedBy(owner.userId);
  await editUser(owner, manager.userId, { role: "Manager" });
  await deliver();
});

test("a message to a deactivated approver loses its buttons", async () => {
  const { id } = await submit();
  await deliver();
  const message = last(mona);
  await deactivateUser(owner, manager.userId, {});
  await deliver();
  expect(buttons(again(message))).toEqual([]);
  await editUser(owner, manager.userId, { isActive: true, endDate: null });
  await cancelRequest(erin, id, {});
});

test("a decision updates a message at once while delivery runs, without a regular poll", async () => {
  const polls = jest.spyOn(globalThis, "setInterval").mockImplementation(() => setTimeout(() => {}));
  const delivery = startDelivery({ databaseUrl, clock, channels: channels(), log: pino({ level: "silent" }) });
  polls.mockRestore();
  try {
    const before = mona.messages().length;
    const { id } = await submit();
    const message = await mona.until(() => (mona.messages().length > before ? last(mona) : undefined));
    await decideRequest(owner, id, { status: "approved" });
    await mona.until(() => (buttons(again(message)).length === 0 ? true : undefined));
  } finally {
    await delivery.stop(5000);
  }
});
