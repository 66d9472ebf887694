import { expect, jest, test } from "@jest/globals";
import { UNDO_MS } from "#core/requests/lifecycle/transitions.ts";
import { decideByMail } from "#bot/operations/requests/decideByMail.ts";
import { makeDecisionTokens } from "#bot/operations/requests/makeDecisionTokens.ts";
import { readMailDecision } from "#bot/operations/requests/readMailDecision.ts";
import { decisionPage } from "#bot/http/mail/decisionPage.ts";
import { editPolicyDocument } from "#bot/operations/policies/editPolicyDocument.ts";
import { listPolicies } from "#bot/operations/policies/listPolicies.ts";
import { listOwnCredits } from "#bot/operations/requests/credits/listOwnCredits.ts";
import { database } from "#db/connect.ts";
import { deliverDue } from "#tests/asserting/deliverNow.ts";
import { contentOf } from "#tests/slack/openRequestForm.ts";
import { blocksText, buttons, last, slackApprovers } from "#tests/slack/slackApprovers.ts";

jest.setTimeout(60_000);
const { company, sandbox, databaseUrl, clock, channels, personOf, deliver, mona, again } = await slackApprovers();
const { owner, manager, erin } = company;
const eve = personOf(erin);
const deliverDueNow = () => deliverDue({ databaseUrl, clock, channels: channels() });

const replyText = async (line: string) => {
  const { ack } = await eve.command(line);
  return ack?.text ?? "";
};

const canceled = (day: string) => `Your request to add 1 day of vacation leave for ${day}, was canceled.`;
const shownInChannel = (text: string) => sandbox.messages("CGENERAL").find((message) => message.text === text);

test("/pto credit requests time for extra work, and the approver decides it in Slack", async () => {
  clock.set("2027-03-03");
  expect(await replyText("credit 1 2027-02-27 the fair")).toMatch("Your leave policies don't allow");
  const policy = (await listPolicies(owner, owner.officeId, {})).find(({ type }) => type === "vacation");
  const grants = [{ frequency: "yearly", amount: 20 }];
  await editPolicyDocument(owner, policy?.id ?? "", { document: { unit: "day", grants, credits: {} } });

  expect(await replyText("credit")).toMatch("/pto credit 4h 2027-03-06 trade show");
  expect(await replyText("credit 4h 2027-02-27 the fair")).toMatch("counted in days");
  expect(await replyText("credit 1 last sat the fair")).toMatch("`/pto credit vacation 1 2027-02-27 the fair`");
  expect(await replyText("credit 1 2027-03-06 the fair")).toMatch("The day you worked can't be in the future");
  expect(await listOwnCredits(erin, {})).toEqual([]);
  expect(await replyText("credit 1 2027-02-27 the fair")).toBe(
    "Your request to add 1 day of vacation leave for Sat, February 27, 2027, has been sent for approval.",
  );

  await deliver();
  const message = last(mona);
  expect(message.text).toMatch(/asked to add 1 day of vacation leave, Feb 27, 2027$/);
  expect(blocksText(message)).toContain("Worked on");
  expect(buttons(message)).toEqual(["approve_request", "reject_request", "open_request"]);
  await mona.click(message, "approve_request");
  await mona.until(async () => ((await listOwnCredits(erin, {}))[0]?.status === "approved" ? true : undefined));
  await deliverDueNow();
  expect(buttons(again(message))).toEqual(["undo_request"]);
  clock.setInstant(new Date(clock.now().getTime() + UNDO_MS));
  await deliverDueNow();
  expect(blocksText(again(message))).toContain("Approved");
  expect(buttons(again(message))).toEqual([]);
  expect(last(eve).text).toMatch(/^Your request to add vacation leave, Feb 27, 2027.*, was approved by Mona$/);
});

test("a pending credit is on the Home tab and in the list, and can be canceled there or by its day", async () => {
  const home = await eve.openHome();
  expect(contentOf(home)).not.toContain("to add");
  await replyText("credit 1 2027-02-20 the fair");
  const shown = "*Vacation* · Sat, February 20, 2027 · 1 day to add\\n:hourglass_flowing_sand: Pending";
  await eve.until(() => (contentOf(eve.home()).includes(shown) ? true : undefined), "the credit");
  const [list] = (await eve.command("list")).replies();
  if (!list) throw new Error("There is no list");
  expect(blocksText(list)).toContain(shown);
  expect(buttons(list)).toEqual(["cancel_request"]);
  await eve.click(list, "cancel_request");
  await eve.until(() => shownInChannel(canceled("Sat, February 20, 2027")), "a confirmation");
  await eve.until(() => (contentOf(eve.home()).includes("to add") ? undefined : true), "the Home tab without it");

  await replyText("credit 1 2027-02-21 the fair");
  expect(JSON.stringify((await eve.command("cancel")).ack)).toContain("Sun, February 21, 2027 · 1 day to add");
  expect(await replyText("cancel 2027-02-21")).toBe(canceled("Sun, February 21, 2027"));
  expect((await listOwnCredits(erin, {})).map(({ status }) => status)).not.toContain("pending");
});

test("the links in the approver's email decide it, too", async () => {
  await replyText("credit 0.5 2027-02-28 the fair");
  const credit = (await listOwnCredits(erin, {})).find(({ startDate }) => startDate === "2027-02-28");
  const { organizationId, userId, email } = manager;
  const { rows } = await database().pool.query<{ id: string }>(
    "SELECT id FROM notifications WHERE event_key = 'request.submitted:' || $1",
    [credit?.id],
  );
  const of = { organizationId, id: rows[0]?.id ?? "", userId, email };
  const { approve } = await makeDecisionTokens({
    ...of,
    requestId: credit?.id ?? "",
    version: 1,
    personId: erin.userId,
  });
  const { page } = decisionPage(await readMailDecision(approve), { token: approve });
  expect(page).toContain("asked to add 0.5 days of vacation leave");
  expect(await decideByMail(approve, {})).toMatchObject({ state: "done", request: { status: "approved" } });
  expect((await readMailDecision(approve)).state).toBe("decided");
});
