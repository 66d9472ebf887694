import { describe, expect, jest, test } from "@jest/globals";
import { addDays } from "#core/calendar/dates.ts";
import { decideRequest } from "#bot/operations/requests/decideRequest.ts";
import { editRequest } from "#bot/operations/requests/editRequest.ts";
import { listOwnRequests } from "#bot/operations/requests/listOwnRequests.ts";
import { REQUEST_CALLBACK } from "#bot/slack/modals/request/requestView.ts";
import {
  blocksText,
  buttons,
  DECIDE,
  last,
  privateMessages,
  slackApprovers,
  statusOf,
} from "#tests/slack/slackApprovers.ts";
import { contentOf, untilModalShows } from "#tests/slack/openRequestForm.ts";

jest.setTimeout(30_000);
const { company, personOf, deliver, mona, submit, again } = await slackApprovers();
const { erin } = company;
const eve = personOf(erin);

async function editForm() {
  const home = await eve.openHome();
  if (!home) throw new Error("There is no Home tab");
  await eve.click(home, "edit_request");
  return eve.until(() => (eve.modal()?.callback_id === REQUEST_CALLBACK ? eve.modal() : undefined), "the form");
}

describe("Edit on the Home tab", () => {
  test("opens the form filled in, saves the changes, and shows the approver what the request was", async () => {
    const { id, startDate } = await submit();
    await deliver();
    const message = last(mona);
    const form = await editForm();
    expect(JSON.stringify(form)).toContain(`"initial_date":"${startDate}"`);
    expect(contentOf(form)).toContain("*Balance after*\\n19 days");
    const endDate = addDays(startDate, 1);
    const saved = await eve.submit(form, { endDate, notes: "Longer" });
    expect(contentOf(saved.view())).toContain("Your vacation request is now for 2 days.");
    expect((await listOwnRequests(erin, {}))[0]).toMatchObject({ id, startDate, endDate, notes: "Longer", version: 2 });
    await deliver();
    expect(again(message).text).toMatch(/^Erin requested 2 days of vacation leave, /);
    expect(blocksText(again(message))).toContain("1 day of vacation leave, Mon, June 7, 2027");
    expect(buttons(again(message))).toEqual(DECIDE);
    await mona.click(again(message), "approve_request");
    await mona.until(async () => ((await statusOf(id)) === "approved" ? true : undefined), "an approval");
  });

  test("reports that nothing changed if the form was saved as it was", async () => {
    const { id } = await submit();
    const unchanged = await eve.submit(await editForm(), {});
    expect(contentOf(unchanged.view())).toContain("*Nothing Changed*\\nYour request stays as it was.");
    expect(contentOf(unchanged.view())).not.toContain("Your approver will see the change.");
    expect((await listOwnRequests(erin, {})).find((request) => request.id === id)).toMatchObject({ version: 1 });
    await decideRequest(company.manager, id, { status: "approved" });
  });

  test("explains that a decided request can't be edited", async () => {
    const { id } = await submit();
    const home = await eve.openHome();
    if (!home) throw new Error("There is no Home tab");
    await deliver();
    await mona.click(last(mona), "approve_request");
    await mona.until(async () => ((await statusOf(id)) === "approved" ? true : undefined), "an approval");
    await eve.click(home, "edit_request");
    await untilModalShows(eve, "This request was already approved by Mona");
  });
});

test("a click on a message that shows an older version explains the change and shows the current request", async () => {
  const { id, startDate } = await submit();
  await deliver();
  const message = last(mona);
  await editRequest(erin, id, { isHalfDay: true });
  await mona.click(message, "approve_request");
  const words = /^This request was changed. It is now for 0.5 days of vacation leave, .* \(half day\)/;
  await mona.until(() => privateMessages(mona).find((text) => words.test(text)), "an explanation");
  await mona.until(() => (again(message).text.includes("0.5 days") ? true : undefined), "the current request");
  expect(await statusOf(id)).toBe("pending");
  await mona.click(again(message), "approve_request");
  await mona.until(async () => ((await statusOf(id)) === "approved" ? true : undefined), "an approval");
  expect((await listOwnRequests(erin, {}))[0]?.startDate).toBe(startDate);
});
