import { expect, jest, test } from "@jest/globals";
import { addDays } from "#core/calendar/dates.ts";
import { editPolicyDocument } from "#bot/operations/policies/editPolicyDocument.ts";
import { listPolicies } from "#bot/operations/policies/listPolicies.ts";
import { decideRequest } from "#bot/operations/requests/decideRequest.ts";
import { listOwnRequests } from "#bot/operations/requests/listOwnRequests.ts";
import { submitRequest } from "#bot/operations/requests/submitRequest.ts";
import { REQUEST_CALLBACK } from "#bot/slack/modals/request/requestView.ts";
import type { SandboxMessage, SandboxView } from "#scripts/sandbox/SandboxView.ts";
import { contentOf, untilModalShows } from "#tests/slack/openRequestForm.ts";
import { blocksText, last, slackApprovers } from "#tests/slack/slackApprovers.ts";

jest.setTimeout(30_000);
const { clock, company, sandbox, personOf, deliver, mona } = await slackApprovers();
const { owner, erin, manager } = company;
const eve = personOf(erin);

let week = "2027-03-01";

async function aWeekOff() {
  week = addDays(week, 7);
  const dates = { startDate: week, endDate: addDays(week, 4) };
  const { id } = await submitRequest(erin, { type: "vacation", ...dates });
  await decideRequest(manager, id, { status: "approved" });
  return { id, ...dates };
}

async function home(): Promise<SandboxView> {
  const shown = await eve.openHome();
  if (!shown) throw new Error("There is no Home tab");
  return shown;
}

async function list(): Promise<SandboxMessage> {
  const [shown] = (await eve.command("list")).replies();
  if (!shown) throw new Error("There is no list");
  return shown;
}

async function changeForm(place: SandboxView | SandboxMessage, id: string): Promise<SandboxView> {
  const before = eve.modal();
  if (before) await eve.close(before);
  await eve.click(place, "change_request", `${id} 1`);
  return eve.until(() => (eve.modal()?.callback_id === REQUEST_CALLBACK ? eve.modal() : undefined), "the form");
}

const own = async (id: string) => (await listOwnRequests(erin, {})).find((request) => request.id === id);

test("Change on the Home tab asks the approver, whose decision changes the leave", async () => {
  const { id, startDate, endDate } = await aWeekOff();
  const form = await changeForm(await home(), id);
  expect(contentOf(form)).toContain("Approved: 5 days of vacation leave, Mon, March 8, 2027");
  expect(JSON.stringify(form.blocks)).toContain(`"initial_date":"${endDate}"`);
  const same = await eve.submit(form, {});
  expect(same.ack?.errors).toEqual({ startDate: "These are the approved dates. Choose other dates." });
  const wednesday = addDays(startDate, 2);
  const sent = await eve.submit(form, { endDate: wednesday, endPart: "am", notes: "Back early" });
  expect(contentOf(sent.view())).toMatch(
    /Change Requested.*stays as it is until the change is approved.*Approver: Mona/s,
  );
  expect(await own(id)).toMatchObject({ endDate, openChange: { endDate: wednesday, notes: "Back early" } });
  await eve.until(() => (contentOf(eve.home()).includes("Change pending: Mar 08 – Mar 10, 2027") ? true : undefined));

  await deliver();
  expect(last(mona).text).toMatch(/^Erin asked to change 5 days of vacation leave to 2.5 days/);
  expect(blocksText(last(mona))).toContain("Back early");
  await mona.click(last(mona), "approve_request");
  await mona.until(async () => ((await own(id))?.endDate === wednesday ? true : undefined), "the change");
});

test("Change in a list can cancel the leave, and the cancellation can be withdrawn there", async () => {
  const { id, startDate, endDate } = await aWeekOff();
  const form = await changeForm(await list(), id);
  await eve.input(form, "cancel", ["cancel"]);
  const canceling = await untilModalShows(eve, "Gives back 5 days");
  expect(contentOf(canceling)).toContain("*Balance after*\\n17.5 days");
  expect(canceling.blocks.map(({ block_id: block }) => block)).not.toContain("endDate");
  const sent = await eve.submit(canceling, { cancel: ["cancel"] });
  expect(contentOf(sent.view())).toMatch(/Cancellation Requested.*Mon, March 15, 2027/s);
  expect(await own(id)).toMatchObject({ status: "approved", endDate, openChange: { isCancellation: true } });

  const waiting = await list();
  expect(blocksText(waiting)).toContain("Cancellation pending");
  const again = await changeForm(waiting, id);
  expect(again.submit?.text).toBe("Request cancellation");
  await eve.close(again);
  await eve.click(waiting, "withdraw_change");
  const text = "The cancellation was withdrawn. Your approved vacation leave is unchanged.";
  await eve.until(() => sandbox.messages("CGENERAL").find((shown) => shown.text === text), text);
  expect(await own(id)).toMatchObject({ startDate, endDate, openChange: null });
});

test("leave that has begun can only end earlier, by default yesterday", async () => {
  const { id, startDate } = await aWeekOff();
  clock.set(addDays(startDate, 2));
  const form = await changeForm(await home(), id);
  const blocks = form.blocks.map(({ block_id: block }) => block);
  expect([blocks.includes("startDate"), blocks.includes("cancel")]).toEqual([false, false]);
  expect(JSON.stringify(form.blocks)).toContain(`"initial_date":"${addDays(startDate, 1)}"`);
  const tooEarly = await eve.submit(form, { endDate: startDate });
  expect(tooEarly.ack?.errors).toEqual({
    endDate: "Only an approver, an Admin, or an Owner can change days before today",
  });
  await eve.submit(form, { endDate: addDays(startDate, 1) });
  expect(await own(id)).toMatchObject({ openChange: { startDate, endDate: addDays(startDate, 1) } });
});

test("a change that needs no approval is confirmed at once", async () => {
  const policy = (await listPolicies(owner, owner.officeId, {})).find(({ type }) => type === "vacation");
  const grants = [{ frequency: "yearly", amount: 40 }];
  const document = { unit: "day", grants, booking: { approval: [{ by: [] }] } };
  await editPolicyDocument(owner, policy?.id ?? "", { document });
  const monday = addDays(week, 14);
  const { id } = await submitRequest(erin, { type: "vacation", startDate: monday, endDate: addDays(monday, 4) });
  const form = await changeForm(await home(), id);
  expect(contentOf(form)).toContain("*Approver*\\nNobody (approved automatically)");
  expect(contentOf(form)).toContain("Your change takes effect immediately, because it needs no approval.");
  expect(contentOf(form)).not.toContain("until the change is approved");
  const sent = await eve.submit(form, { endDate: monday });
  expect(contentOf(sent.view())).toContain(
    "Your vacation leave was changed immediately, because the change needs no approval.",
  );
  expect(await own(id)).toMatchObject({ startDate: monday, endDate: monday, openChange: null });
});
