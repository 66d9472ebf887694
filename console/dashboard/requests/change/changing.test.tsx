import { expect, test } from "@jest/globals";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { me, ownRequest, preview } from "../../testing/facts.ts";
import { openApp } from "../../testing/openApp.tsx";

const leave = ownRequest({ status: "approved", startDate: "2027-03-01", endDate: "2027-03-05", days: 5 });
const path = `/api/pto-requests/${leave.id}/changes`;
const waiting = {
  id: "c1",
  version: 1,
  isCancellation: false,
  startDate: "2027-03-01",
  endDate: "2027-03-03",
  isHalfDay: false,
  days: 3,
  notes: null,
};
const open = (request: object, replies: Record<string, unknown> = {}) =>
  openApp("/requests", "Employee", { "GET /api/pto-requests": [request], ...replies });

test.each([
  ["asks for it", "pending", "Change Requested"],
  ["takes effect if it needed no approval", "approved", "Time Off Changed"],
])("a change of approved leave shows the old and the new cost, and %s", async (_, status, title) => {
  const { keys, made } = open(leave, {
    [`GET ${path}/preview`]: { ...preview({ days: 3 }), daysBefore: 5 },
    [`POST ${path}`]: { ...leave, ...waiting, requestId: leave.id, isAtOnce: false, status },
  });
  await keys.click(await screen.findByRole("button", { name: "Change Mar 01 – Mar 05, 2027" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Change Time Off" }));
  fireEvent.change(dialog.getByLabelText("End Date"), { target: { value: "2027-03-03" } });
  expect(await dialog.findByText("5 days to 3 days")).toBeVisible();
  expect(dialog.getByText(/Your time off stays as it is until the change is approved/)).toBeVisible();
  const send = dialog.getByRole("button", { name: "Request Change" });
  await waitFor(() => expect(send).toBeEnabled());
  await keys.click(send);
  expect(await screen.findByText(title)).toBeVisible();
  expect(made.filter(({ method }) => method === "POST")).toMatchObject([
    { path, body: { startDate: "2027-03-01", endDate: "2027-03-03", isHalfDay: false } },
  ]);
});

async function openForm(request: object, replies: Record<string, unknown> = {}) {
  const app = open(request, {
    [`GET ${path}/preview`]: { ...preview(), daysBefore: 5 },
    [`POST ${path}`]: { ...leave, requestId: leave.id, isCancellation: false, isAtOnce: false, status: "approved" },
    ...replies,
  });
  await app.keys.click(await screen.findByRole("button", { name: /^(Change|End Early) / }));
  const form = within(await screen.findByRole("dialog", { name: "Change Time Off" }));
  const fill = (label: string, value: string) => fireEvent.change(form.getByLabelText(label), { target: { value } });
  const sent = async (button = "Request Change") => {
    await waitFor(() => expect(form.getByRole("button", { name: button })).toBeEnabled());
    await app.keys.click(form.getByRole("button", { name: button }));
    await screen.findByText("Time Off Changed");
    return app.made.find(({ method }) => method === "POST")?.body;
  };
  return { ...app, form, fill, sent };
}

test("the parts of the leave can be changed, and the form shows if that needs no approval", async () => {
  const { form, keys, sent, made } = await openForm(
    { ...leave, startPart: "pm", endPart: "full" },
    { [`GET ${path}/preview`]: { ...preview({ approverName: "Nobody (approved automatically)" }), daysBefore: 4.5 } },
  );
  expect(form.getByRole("combobox", { name: "First Day" })).toHaveTextContent("Afternoon only");
  await keys.click(form.getByRole("combobox", { name: "Last Day" }));
  await keys.click(await screen.findByRole("option", { name: "Morning only" }));
  expect(await form.findByText(/takes effect immediately, because it needs no approval/)).toBeVisible();
  const parts = { isHalfDay: false, startPart: "pm", endPart: "am" };
  expect(await sent("Change Time Off")).toMatchObject(parts);
  expect(made.findLast(({ method, path: to }) => method === "GET" && to.includes("preview"))?.path).toContain(
    "startPart=pm&endPart=am&isHalfDay=false",
  );
});

test("a form that was just opened shows no error although nothing has changed", async () => {
  const refusals = [{ error: "These are the approved dates. Choose other dates.", code: "no_change" }];
  const { form, fill } = await openForm(leave, {
    [`GET ${path}/preview`]: { ...preview({ days: 5, refusals }), daysBefore: 5 },
  });
  expect(await form.findByText("5 days")).toBeVisible();
  expect(form.queryByText(/^These are the approved dates/)).toBeNull();
  fill("Notes (optional)", "Earlier");
  expect(await form.findByText(/^These are the approved dates/)).toBeVisible();
});

test("leave in hours starts with those of the pending change", async () => {
  const leaveTypes = me("Employee").leaveTypes.map((type) => ({ ...type, unit: "hour" as const }));
  const single = { startDate: "2027-03-01", endDate: "2027-03-01" };
  const hours = { ...single, minutes: 120, startTime: "14:00" };
  const { form, fill, sent } = await openForm(
    { ...leave, ...single, days: 8, change: { ...waiting, ...hours, days: 2 } },
    { "GET /api/auth/user": { ...me("Employee"), leaveTypes } },
  );
  expect(form.getByLabelText("Hours (optional)")).toHaveValue(2);
  expect(form.getByLabelText("Start Time (optional)")).toHaveValue("2:00 PM");
  fill("Hours (optional)", "1.5");
  expect(await sent("Replace Change")).toMatchObject({ ...hours, minutes: 90, isHalfDay: false });
});

test("leave that has begun keeps its first day, also as its only day", async () => {
  const begun = { ...leave, startDate: "2027-02-08", endDate: "2027-02-12", startPart: "pm", endPart: "am" };
  const { form, fill, sent } = await openForm(begun);
  expect(form.getByLabelText("Start Date")).toBeDisabled();
  expect(form.getByRole("combobox", { name: "First Day" })).toHaveAttribute("aria-disabled", "true");
  expect(form.getByRole("combobox", { name: "Last Day" })).toHaveTextContent("Whole day");
  fill("End Date", "2027-02-08");
  expect(await form.findByRole("combobox", { name: "Which Half" })).toHaveTextContent("Afternoon");
  expect(await sent()).toMatchObject({ endDate: "2027-02-08", isHalfDay: true, startPart: "pm", endPart: "pm" });
});

test.each([
  ["pending", "Cancellation Requested", "Your time off stays as it is until the cancellation is approved."],
  ["approved", "Time Off Canceled", "The cancellation was approved automatically."],
])("a cancellation that is %s is called a cancellation in the form and in the toast", async (status, title, words) => {
  const { form, keys } = await openForm(leave, {
    [`POST ${path}`]: { ...leave, requestId: leave.id, isCancellation: true, isAtOnce: false, status },
  });
  await keys.click(form.getByRole("checkbox", { name: "Cancel this time off" }));
  const send = form.getByRole("button", { name: "Request Cancellation" });
  await waitFor(() => expect(send).toBeEnabled());
  expect(form.getByText(/stays as it is until the cancellation is approved/)).toBeVisible();
  await keys.click(send);
  expect(await screen.findByText(title)).toBeVisible();
  expect(screen.getByText(words)).toBeVisible();
});

test("a pending cancellation that is withdrawn is called a cancellation", async () => {
  const cancellation = { ...waiting, isCancellation: true };
  const { keys } = open(
    { ...leave, change: cancellation },
    { [`PATCH ${path}/c1`]: { ...leave, ...cancellation, requestId: leave.id, isAtOnce: false, status: "cancelled" } },
  );
  const withdraw = await screen.findByRole("button", { name: "Withdraw cancellation Mar 01 – Mar 05, 2027" });
  expect(withdraw).toHaveTextContent("Withdraw Cancellation");
  await keys.click(withdraw);
  expect(await screen.findByText("Cancellation Withdrawn")).toBeVisible();
});

test("a pending change is shown beside the leave, and can be withdrawn", async () => {
  const { keys, made } = open(
    { ...leave, change: waiting },
    { [`PATCH ${path}/c1`]: { ...leave, ...waiting, requestId: leave.id, isAtOnce: false, status: "cancelled" } },
  );
  expect(await screen.findByText("Change pending: Mar 01 – Mar 03, 2027")).toBeVisible();
  const withdraw = screen.getByRole("button", { name: "Withdraw change Mar 01 – Mar 05, 2027" });
  expect(withdraw).toHaveTextContent("Withdraw Change");
  await keys.click(withdraw);
  expect(await screen.findByText("Change Withdrawn")).toBeVisible();
  expect(made.filter(({ method }) => method === "PATCH")).toMatchObject([
    { path: `${path}/c1`, body: { status: "cancelled", version: 1 } },
  ]);
});

test("leave of a company closure can't be changed, and the row names the roles that can cancel it", async () => {
  open({ ...leave, closureName: "Year end" });
  const note = await screen.findByText("Company closure “Year end”: only an Admin or Owner can cancel this time off");
  expect(note).toBeVisible();
  expect(screen.queryByRole("button", { name: /^Change / })).toBeNull();
});
