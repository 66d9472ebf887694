import { expect, test } from "@jest/globals";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { ownRequest, preview } from "../../testing/facts.ts";
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
  ["says that it needed no approval", "approved", "Time Off Changed"],
])("a change of approved leave shows the old and the new cost, and %s", async (_, status, title) => {
  const { keys, made } = open(leave, {
    [`GET ${path}/preview`]: { ...preview({ days: 3 }), daysBefore: 5 },
    [`POST ${path}`]: { ...leave, ...waiting, requestId: leave.id, isAtOnce: false, status },
  });
  await keys.click(await screen.findByRole("button", { name: "Change Mar 01 – Mar 05, 2027" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Change Time Off" }));
  fireEvent.change(dialog.getByLabelText("End Date"), { target: { value: "2027-03-03" } });
  expect(await dialog.findByText("5 days to 3 days")).toBeVisible();
  const send = dialog.getByRole("button", { name: "Request Change" });
  await waitFor(() => expect(send).toBeEnabled());
  await keys.click(send);
  expect(await screen.findByText(title)).toBeVisible();
  expect(made.filter(({ method }) => method === "POST")).toMatchObject([
    { path, body: { startDate: "2027-03-01", endDate: "2027-03-03", isHalfDay: false } },
  ]);
});

test("a pending change is shown beside the leave, and can be withdrawn", async () => {
  const { keys, made } = open(
    { ...leave, change: waiting },
    { [`PATCH ${path}/c1`]: { ...leave, ...waiting, requestId: leave.id, isAtOnce: false, status: "cancelled" } },
  );
  expect(await screen.findByText("Change pending: Mar 01 – Mar 03, 2027")).toBeVisible();
  await keys.click(screen.getByRole("button", { name: "Withdraw change Mar 01 – Mar 05, 2027" }));
  expect(await screen.findByText("Change Withdrawn")).toBeVisible();
  expect(made.filter(({ method }) => method === "PATCH")).toMatchObject([
    { path: `${path}/c1`, body: { status: "cancelled", version: 1 } },
  ]);
});

test("leave of a company closure can't be changed, and the row says who can cancel it", async () => {
  open({ ...leave, closureName: "Year end" });
  const note = await screen.findByText("Company closure “Year end”: only an Admin or Owner can cancel it");
  expect(note).toBeVisible();
  expect(screen.queryByRole("button", { name: /^Change / })).toBeNull();
});
