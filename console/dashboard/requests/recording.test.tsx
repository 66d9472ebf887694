import { describe, expect, test } from "@jest/globals";
import { fireEvent, screen, within } from "@testing-library/react";
import { ownRequest } from "../testing/facts.ts";
import { answer } from "../testing/fakeApi.ts";
import { openApp } from "../testing/openApp.tsx";
import { MANAGERS_PAGE } from "../testing/usersPage.tsx";

async function openDialog(replies: Record<string, unknown> = {}) {
  const app = openApp("/settings/users", "Manager", { ...MANAGERS_PAGE, ...replies });
  await app.keys.click(await screen.findByRole("button", { name: "Maya Chen's PTO" }));
  await app.keys.click(await screen.findByRole("button", { name: "Record Time Off" }));
  const form = within(await screen.findByRole("dialog", { name: "Record Time Off" }));
  const fill = async (startDate: string, endDate: string) => {
    await app.keys.click(form.getByRole("combobox", { name: "PTO Type" }));
    await app.keys.click(await screen.findByRole("option", { name: "Sick" }));
    fireEvent.change(form.getByLabelText("Start Date"), { target: { value: startDate } });
    fireEvent.change(form.getByLabelText("End Date"), { target: { value: endDate } });
  };
  const send = () => app.keys.click(form.getByRole("button", { name: "Record Time Off" }));
  return { ...app, form, fill, send };
}

const POST = "POST /api/users/Maya%20Chen/pto-requests";

describe("recording time off for a person", () => {
  test("asks for a reason for past dates, and sends it", async () => {
    const recorded = ownRequest({ type: "sick", days: 1, status: "approved" });
    const { form, fill, send, keys, made } = await openDialog({ [POST]: answer(201, recorded) });
    await fill("2027-01-14", "2027-01-14");
    await send();
    expect(await form.findByText("Please give a reason for recording past time off")).toBeVisible();
    await keys.type(form.getByLabelText("Reason"), "Was ill");
    await send();
    expect(await screen.findByText("Maya Chen: 1 day of sick leave.")).toBeVisible();
    expect(made.find(({ method }) => method === "POST")?.body).toEqual({
      type: "sick",
      startDate: "2027-01-14",
      endDate: "2027-01-14",
      isHalfDay: false,
      reason: "Was ill",
      idempotencyKey: expect.any(String),
    });
  });

  test("reports that time off that must be approved is only requested", async () => {
    const requested = ownRequest({ type: "sick", days: 1, status: "pending" });
    const { fill, send } = await openDialog({ [POST]: answer(201, requested) });
    await fill("2027-03-15", "2027-03-15");
    await send();
    expect(await screen.findByText("Time Off Requested")).toBeVisible();
    expect(screen.getByText("Maya Chen: 1 day of sick leave, waiting for approval.")).toBeVisible();
  });

  test("shows a refusal at its field", async () => {
    const text = "Start date must be January 1, 2027, or later";
    const refusal = answer(400, { error: text, code: "start_in_past", fields: { startDate: text } });
    const { form, fill, send, keys } = await openDialog({ [POST]: refusal });
    await fill("2026-12-31", "2027-01-14");
    await keys.type(form.getByLabelText("Reason"), "Was ill");
    await send();
    expect(await form.findByText(text)).toBeVisible();
  });
});
