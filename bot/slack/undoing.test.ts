import { expect, jest, test } from "@jest/globals";
import { UNDO_MS } from "#core/requests/lifecycle/transitions.ts";
import { undoDecision } from "#bot/operations/requests/undoDecision.ts";
import { deliverDue } from "#tests/asserting/deliverNow.ts";
import { buttons, DECIDE, last, privateMessages, slackApprovers, statusOf } from "#tests/slack/slackApprovers.ts";

jest.setTimeout(30_000);
const { company, databaseUrl, clock, channels, personOf, deliver, mona, submit, again, decided } =
  await slackApprovers();
const eve = personOf(company.erin);

const deliverDueNow = () => deliverDue({ databaseUrl, clock, channels: channels() });
const untilPending = (id: string) =>
  mona.until(async () => ((await statusOf(id)) === "pending" ? true : undefined), "a pending request");

async function approvedInSlack() {
  const { id } = await submit();
  await deliver();
  const message = last(mona);
  await mona.click(message, "approve_request");
  expect(await decided(id)).toBe("approved");
  await deliverDueNow();
  return { id, message };
}

test("the decider's message offers Undo, which makes the request undecided again, and the requester isn't notified", async () => {
  const before = eve.messages().length;
  const { id, message } = await approvedInSlack();
  expect(buttons(again(message))).toEqual(["undo_request"]);
  await mona.click(again(message), "undo_request");
  await untilPending(id);
  await deliver();
  expect(again(message).text).toMatch(/^Erin requested 1 day of vacation leave, /);
  expect(buttons(again(message))).toEqual(DECIDE);
  expect(eve.messages()).toHaveLength(before);
  await mona.click(again(message), "reject_request");
});

test("Undo disappears after ten seconds, and the requester is notified", async () => {
  const { message } = await approvedInSlack();
  clock.setInstant(new Date(clock.now().getTime() + UNDO_MS));
  await deliverDueNow();
  expect(buttons(again(message))).toEqual([]);
  expect(last(eve).text).toMatch(/^Your vacation leave, .*, was approved by Mona$/);
});

test("a late click on Undo explains that, and removes the button", async () => {
  const { id, message } = await approvedInSlack();
  const shown = again(message);
  clock.setInstant(new Date(clock.now().getTime() + UNDO_MS));
  await mona.click(shown, "undo_request");
  const words = "A decision can be undone only within 10 seconds";
  await mona.until(() => (privateMessages(mona).includes(words) ? true : undefined), words);
  await mona.until(() => (buttons(again(message)).length === 0 ? true : undefined), "no button");
  expect(await statusOf(id)).toBe("approved");
});

test("an undo on the web updates the message in Slack", async () => {
  const { id, message } = await approvedInSlack();
  await undoDecision(company.manager, id, {});
  await deliverDueNow();
  expect(buttons(again(message))).toEqual(DECIDE);
});
