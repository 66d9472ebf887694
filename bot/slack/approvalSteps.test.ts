import { expect, jest, test } from "@jest/globals";
import { UNDO_MS } from "#core/requests/lifecycle/transitions.ts";
import { decideByMail } from "#bot/operations/requests/decideByMail.ts";
import { decideRequest } from "#bot/operations/requests/decideRequest.ts";
import { listOwnRequests } from "#bot/operations/requests/listOwnRequests.ts";
import { makeDecisionTokens } from "#bot/operations/requests/makeDecisionTokens.ts";
import { readMailDecision } from "#bot/operations/requests/readMailDecision.ts";
import { ownRequestBlocks } from "#bot/slack/blocks/ownRequestBlocks.ts";
import { decisionPage } from "#bot/http/mail/decisionPage.ts";
import { database } from "#db/connect.ts";
import { deliverDue } from "#tests/asserting/deliverNow.ts";
import { blocksText, buttons, DECIDE, last, slackApprovers } from "#tests/slack/slackApprovers.ts";

jest.setTimeout(60_000);
const { company, databaseUrl, clock, channels, personOf, deliver, mona, submit, again, decided } =
  await slackApprovers();
const ada = personOf(company.admin);
const eve = personOf(company.erin);
const deliverDueNow = () => deliverDue({ databaseUrl, clock, channels: channels() });

async function inTwoSteps(by: readonly object[] = [["manager"], ["admin"]]): Promise<string> {
  const { id } = await submit();
  const steps = JSON.stringify(by.map((approvers) => ({ by: approvers, decided: null })));
  await database().pool.query("UPDATE pto_requests SET steps = $2 WHERE id = $1", [id, steps]);
  return id;
}

const untilPassed = (id: string) =>
  mona.until(async () => {
    const { rows } = await database().pool.query("SELECT step_version FROM pto_requests WHERE id = $1", [id]);
    return rows[0]?.step_version > 0 ? true : undefined;
  }, "an approved step");

test("an approved step updates the approver's message, and asks the next approver after the time for undo", async () => {
  const id = await inTwoSteps();
  await deliver();
  const message = last(mona);
  expect(blocksText(message)).toContain("Step 1 of 2 · Waiting for Mona");
  expect(buttons(message)).toEqual(DECIDE);
  const before = ada.messages().length;
  await mona.click(message, "approve_request");
  await untilPassed(id);
  await deliverDueNow();
  expect(blocksText(again(message))).toContain("Step 2 of 2 · Approved by Mona; waiting for ");
  expect(buttons(again(message))).toEqual(["undo_request"]);
  expect(ada.messages()).toHaveLength(before);

  clock.setInstant(new Date(clock.now().getTime() + UNDO_MS));
  await deliverDueNow();
  expect(buttons(again(message))).toEqual([]);
  const asked = last(ada);
  expect(buttons(asked)).toEqual(DECIDE);
  expect(blocksText(asked)).toContain("Approved by Mona");

  await ada.click(asked, "approve_request");
  expect(await decided(id)).toBe("approved");
  await deliver();
  expect(blocksText(again(message))).toContain("Approved by Mona and Ada");
  expect(blocksText(again(asked))).toContain("Approved by Mona and Ada");
  expect(last(eve).text).toMatch(/^Your vacation leave, .*, was approved by Ada$/);
});

test("an undone step offers its buttons again, and the next approver is never asked", async () => {
  const id = await inTwoSteps();
  await deliver();
  const message = last(mona);
  const before = ada.messages().length;
  await mona.click(message, "approve_request");
  await untilPassed(id);
  await deliverDueNow();
  await mona.click(again(message), "undo_request");
  await mona.until(async () => {
    await deliverDueNow();
    return buttons(again(message)).length === DECIDE.length ? true : undefined;
  }, "buttons to decide");
  await deliver();
  expect(ada.messages()).toHaveLength(before);
});

test("a click on a step that another person approved shows how far the request is", async () => {
  const id = await inTwoSteps();
  await deliver();
  const message = last(mona);
  await decideRequest(company.owner, id, { status: "approved" });
  await decided(id);
  await deliver();
  expect(blocksText(again(message))).toContain("Approved by ");
  expect(buttons(again(message))).toEqual([]);
});

test("the requester's list names the people for whom the request waits", async () => {
  const id = await inTwoSteps();
  const request = (await listOwnRequests(company.erin, {})).find((one) => one.id === id)!;
  expect(JSON.stringify(ownRequestBlocks(request, "2027-03-01"))).toContain("Step 1 of 2 · Waiting for Mona");
});

test("an emailed link decides a step once, and its page shows what comes next", async () => {
  const id = await inTwoSteps();
  const { userId, organizationId, email } = company.manager;
  const { rows } = await database().pool.query("SELECT id FROM notifications WHERE recipient_id = $1 LIMIT 1", [
    userId,
  ]);
  const link = { organizationId, id: rows[0].id, userId, email, requestId: id, personId: company.erin.userId };
  const tokens = await makeDecisionTokens({ ...link, version: 1 });
  const done = await decideByMail(tokens.approve, {});
  expect(decisionPage(done).page).toContain("You gave your approval for Erin&#39;s request");
  const late = await readMailDecision(tokens.reject);
  expect(late.state).toBe("decided");
  const { page } = decisionPage(late);
  expect(page).toContain("Your step was already decided");
  expect(page).toContain("Approved by Mona; waiting for ");
});
