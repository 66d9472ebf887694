import { describe, expect, test } from "@jest/globals";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { ownRequest, preview, previewYear } from "../testing/facts.ts";
import { answer } from "../testing/fakeApi.ts";
import { openApp } from "../testing/openApp.tsx";

async function openForm(replies: Record<string, unknown> = {}) {
  const app = openApp("/employee", "Employee", { "GET /api/pto-requests/preview": preview(), ...replies });
  await app.keys.click(await screen.findByRole("button", { name: "Request Time Off" }));
  const form = within(await screen.findByRole("dialog", { name: "Request Time Off" }));
  const date = (label: string, value: string) => fireEvent.change(form.getByLabelText(label), { target: { value } });
  const choose = async (start: string, end: string) => {
    await app.keys.click(form.getByRole("combobox", { name: "PTO Type" }));
    await app.keys.click(await screen.findByRole("option", { name: "Vacation" }));
    date("Start Date", start);
    date("End Date", end);
  };
  return { ...app, form, date, choose };
}

describe("the request form", () => {
  test("previews the cost and the conflicts of the request", async () => {
    const { form, choose, made } = await openForm({
      "GET /api/pto-requests/preview": preview({
        days: 4,
        holidays: [{ date: "2027-05-31", name: "Memorial Day" }],
        conflicts: [{ userName: "Tom Okafor", startDate: "2027-06-01", endDate: "2027-06-02" }],
      }),
    });
    expect(form.getByText("Ask two weeks ahead.")).toBeVisible();
    await choose("2027-05-31", "2027-06-04");
    expect(await form.findByText("4 days")).toBeVisible();
    expect(form.getByText("11.5 days")).toBeVisible();
    expect(form.getByText("6.5 days")).toBeVisible();
    expect(form.getByText("Ola Berg")).toBeVisible();
    expect(form.getByText("5 weekdays − Memorial Day = 4 days")).toBeVisible();
    expect(form.getByText("Team member conflict detected")).toBeVisible();
    expect(made.filter(({ path }) => path.includes("preview")).at(-1)?.path).toBe(
      "/api/pto-requests/preview?type=vacation&startDate=2027-05-31&endDate=2027-06-04&isHalfDay=false",
    );
  });

  test("shows the length before a type is chosen, and then asks for the type", async () => {
    const { form, keys, date } = await openForm();
    date("Start Date", "2027-03-05");
    date("End Date", "2027-03-08");
    expect(form.getByText("2 days")).toBeVisible();
    await keys.click(form.getByRole("button", { name: "Submit Request" }));
    expect(await form.findByText("Please select a PTO type")).toBeVisible();
  });

  test("a last day can be typed over, and text that isn't a date stays there with its problem", async () => {
    const { form, keys, choose } = await openForm();
    await choose("2027-03-08", "2027-03-12");
    const last = form.getByLabelText("End Date");
    await keys.clear(last);
    await keys.type(last, "mar 31");
    expect(last).toHaveValue("mar 31");
    await keys.tab();
    expect(last).toHaveValue("Mar 31, 2027");
    await keys.clear(last);
    await keys.type(last, "apr 31");
    await keys.tab();
    expect(last).toHaveValue("apr 31");
    expect(last).toBeInvalid();
  });

  test("costs nothing on a weekend and cannot be sent", async () => {
    const { form, date } = await openForm();
    date("Start Date", "2027-03-06");
    date("End Date", "2027-03-07");
    expect(form.getByText("0 days")).toBeVisible();
    expect(form.getByRole("button", { name: "Submit Request" })).toBeDisabled();
  });

  test("shows at each field what is missing, and cannot be sent without it", async () => {
    const { form, keys, date } = await openForm();
    expect(form.getByRole("button", { name: "Submit Request" })).toBeDisabled();
    fireEvent.blur(form.getByLabelText("Start Date"));
    expect(await form.findByText("Start date is required")).toBeVisible();
    fireEvent.blur(form.getByLabelText("End Date"));
    expect(await form.findByText("End date is required")).toBeVisible();
    date("Start Date", "2027-03-05");
    date("End Date", "2027-03-01");
    expect(await form.findByText("End date must be on or after start date")).toBeVisible();
    await keys.click(form.getByRole("combobox", { name: "PTO Type" }));
    await keys.keyboard("{Escape}");
    await keys.tab();
    expect(await form.findByText("Please select a PTO type")).toBeVisible();
  });

  test("does not accept a date before today", async () => {
    const { form, choose } = await openForm();
    await choose("2027-02-09", "2027-02-09");
    fireEvent.blur(form.getByLabelText("Start Date"));
    expect(await form.findByText("Start date cannot be in the past")).toBeVisible();
    expect(form.getByRole("button", { name: "Submit Request" })).toBeDisabled();
  });

  test("accepts as many days back as the policy allows", async () => {
    const { form, choose, date } = await openForm({
      "GET /api/pto-requests/preview": preview({ earliestStart: "2027-02-08" }),
    });
    await choose("2027-02-09", "2027-02-09");
    fireEvent.blur(form.getByLabelText("Start Date"));
    await waitFor(() => expect(form.getByRole("button", { name: "Submit Request" })).toBeEnabled());
    expect(form.queryByText("Start date cannot be in the past")).toBeNull();
    date("Start Date", "2027-02-05");
    fireEvent.blur(form.getByLabelText("Start Date"));
    expect(await form.findByText("Start date must be February 8, 2027, or later")).toBeVisible();
    expect(form.getByRole("button", { name: "Submit Request" })).toBeDisabled();
  });

  test("shows which evidence is needed and how much is unpaid", async () => {
    const { form, choose } = await openForm({
      "GET /api/pto-requests/preview": preview({ conditions: ["1 of 6 days is unpaid"] }),
    });
    await choose("2027-03-01", "2027-03-08");
    expect(await form.findByText("1 of 6 days is unpaid.")).toBeVisible();
  });

  test("offers a half day on a single weekday only", async () => {
    const { form, choose, date } = await openForm();
    expect(form.getByRole("checkbox", { name: "Half day (single weekday only)" })).toBeDisabled();
    await choose("2027-03-06", "2027-03-06");
    expect(form.getByRole("checkbox", { name: "Half day (single weekday only)" })).toBeDisabled();
    date("Start Date", "2027-03-03");
    date("End Date", "2027-03-03");
    expect(await form.findByRole("checkbox", { name: "Half day" })).toBeEnabled();
  });

  test("cannot be sent for more days than are available", async () => {
    const refusal = { error: "You only have 3 days available for vacation leave", code: "insufficient_balance" };
    const { form, choose } = await openForm({
      "GET /api/pto-requests/preview": preview({ available: 3, balanceAfter: -2, refusals: [refusal] }),
    });
    await choose("2027-03-01", "2027-03-05");
    expect(await form.findByText("Insufficient balance for this request")).toBeVisible();
    expect(form.getByText("−2 days")).toBeVisible();
    expect(form.getByRole("button", { name: "Submit Request" })).toBeDisabled();
  });

  test("shows the balance and the approver once a type is chosen", async () => {
    const { form, keys, made } = await openForm();
    await keys.click(form.getByRole("combobox", { name: "PTO Type" }));
    await keys.click(await screen.findByRole("option", { name: "Sick" }));
    expect(await form.findByText("11.5 days")).toBeVisible();
    expect(form.getByText("Ola Berg")).toBeVisible();
    expect(form.queryByText("6.5 days")).toBeNull();
    expect(made.at(-1)?.path).toBe("/api/pto-requests/preview?type=sick");
    expect(form.getByRole("button", { name: "Submit Request" })).toBeDisabled();
  });

  test("lists every reason for a refusal and links the conflicting request", async () => {
    const request = { type: "sick", status: "approved", startDate: "2027-03-02", endDate: "2027-03-03" } as const;
    const overlap = { code: "overlap", error: "You already have a PTO request for these dates" };
    const refusals = [
      { ...overlap, request: { id: "r7", ...request } },
      { ...overlap, request: { id: "r8", ...request, startDate: "2027-03-04", endDate: "2027-03-04" } },
      { code: "insufficient_balance", error: "You only have 3 days available for vacation leave" },
    ];
    const { form, choose } = await openForm({ "GET /api/pto-requests/preview": preview({ refusals }) });
    await choose("2027-03-01", "2027-03-05");
    expect(await form.findByText(overlap.error)).toBeVisible();
    expect(form.getByText("You only have 3 days available for vacation leave")).toBeVisible();
    expect(form.getByRole("link", { name: "Sick, Mar 04, 2027, approved" })).toBeVisible();
    const link = form.getByRole("link", { name: "Sick, Mar 02 – Mar 03, 2027, approved" });
    expect(link).toHaveAttribute("href", "/requests?request=r7");
    expect(form.getByRole("button", { name: "Submit Request" })).toBeDisabled();
  });

  test.each(["overlap", "too_far_ahead", "blackout"])(
    "cannot be sent while the preview has the refusal %s",
    async (code) => {
      const refusals = [{ code, error: "No." }];
      const { form, choose } = await openForm({ "GET /api/pto-requests/preview": preview({ refusals }) });
      await choose("2027-03-01", "2027-03-05");
      expect(await form.findByText("No.")).toBeVisible();
      expect(form.getByRole("button", { name: "Submit Request" })).toBeDisabled();
    },
  );

  test("explains a request that reaches into the next leave year, year by year", async () => {
    const years = [
      previewYear({ charged: 3, after: 8.5 }),
      previewYear({ leaveYear: 2028, charged: 2, carried: 5, booked: 3, pending: 0, available: 22, after: 17 }),
    ];
    const { form, choose, keys } = await openForm({
      "GET /api/pto-requests/preview": preview({ years, days: 5, available: 4 }),
    });
    await choose("2027-12-29", "2028-01-04");
    expect(await form.findByText("11.5 days in 2027 22 days in 2028")).toBeVisible();
    expect(form.getByText("8.5 days in 2027 17 days in 2028")).toBeVisible();
    await keys.click(await form.findByRole("button", { name: "How This Adds Up" }));
    const rows = within(await form.findByRole("table")).getAllByRole("row");
    expect(rows.map(({ children }) => [...children].map(({ textContent }) => textContent))).toEqual([
      ["Leave year", "2027", "2028"],
      ["Carried over", "0", "+5"],
      ["Accrued", "+20", "+20"],
      ["Taken or booked", "−6", "−3"],
      ["Waiting for a decision", "−2.5", "0"],
      ["Available", "11.5", "22"],
      ["This request", "−3", "−2"],
      ["Carry-over lost", "0", "−3"],
      ["Left", "8.5", "17"],
    ]);
    expect(form.getByText("The days this request uses from 2027 can no longer be carried over.")).toBeVisible();
    expect(form.getByRole("button", { name: "Submit Request" })).toBeEnabled();
  });

  test("adds up where carried days expire before the requested dates, and where leave may be taken in advance", async () => {
    const years = [
      previewYear({ charged: 3, available: 13.5, after: 10.5 }),
      previewYear({ leaveYear: 2028, charged: 2, carried: 5, booked: 0, pending: 0, available: 20, after: 18 }),
    ];
    const { form, choose, keys } = await openForm({ "GET /api/pto-requests/preview": preview({ years, days: 5 }) });
    await choose("2027-12-29", "2028-01-04");
    await keys.click(await form.findByRole("button", { name: "How This Adds Up" }));
    expect(await form.findByRole("row", { name: "Not usable on these dates 0 −5" })).toBeVisible();
    expect(form.getByRole("row", { name: "Can be taken in advance +2 0" })).toBeVisible();
  });

  test("explains an insufficient balance, but not a sufficient one", async () => {
    const refusal = { error: "You only have 3 days available for vacation leave", code: "insufficient_balance" };
    const { form, choose, keys, replies, date } = await openForm({
      "GET /api/pto-requests/preview": preview({ years: [previewYear()] }),
    });
    await choose("2027-03-01", "2027-03-05");
    expect(await form.findByText("6.5 days")).toBeVisible();
    expect(form.queryByRole("button", { name: "How This Adds Up" })).toBeNull();
    const years = [previewYear({ available: 3, after: 0 })];
    replies["GET /api/pto-requests/preview"] = preview({ years, available: 3, balanceAfter: -2, refusals: [refusal] });
    date("End Date", "2027-03-08");
    await keys.click(await form.findByRole("button", { name: "How This Adds Up" }));
    expect(await form.findByRole("row", { name: "Left 2 days short" })).toBeVisible();
  });

  test("is sent, closes, and shows a confirmation; the lists are fetched again", async () => {
    const { form, choose, keys, made } = await openForm({ "POST /api/pto-requests": answer(201, ownRequest()) });
    await choose("2027-03-01", "2027-03-05");
    await form.findByText("5 days");
    await keys.type(form.getByLabelText("Notes (optional)"), "Skiing");
    await keys.click(form.getByRole("button", { name: "Submit Request" }));
    expect(await screen.findByText("PTO Request Submitted")).toBeVisible();
    expect(screen.getByText("Your vacation request for 5 days has been sent for approval.")).toBeVisible();
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    const sent = made.findIndex(({ method }) => method === "POST");
    expect(made[sent]?.body).toEqual({
      type: "vacation",
      startDate: "2027-03-01",
      endDate: "2027-03-05",
      notes: "Skiing",
      isHalfDay: false,
      idempotencyKey: expect.any(String),
    });
    const after = made.slice(sent + 1).map(({ path }) => path);
    expect(after).toEqual(expect.arrayContaining(["/api/pto-requests", "/api/pto-balances", "/api/team/calendar"]));
  });

  test("stays open while it is being sent, so that the outcome is shown", async () => {
    let reply: ((sent: unknown) => void) | undefined;
    const { form, choose, keys } = await openForm({
      "POST /api/pto-requests": () => new Promise((resolve) => (reply = resolve)),
    });
    await choose("2027-03-01", "2027-03-05");
    await form.findByText("5 days");
    await keys.click(form.getByRole("button", { name: "Submit Request" }));
    expect(await form.findByRole("button", { name: "Submitting..." })).toBeDisabled();
    expect(form.getByRole("button", { name: "Cancel" })).toBeDisabled();
    await keys.keyboard("{Escape}");
    expect(screen.getByRole("dialog")).toBeVisible();
    reply?.(answer(503, { error: "Please try again in a minute" }));
    expect(await screen.findByText("Please try again in a minute")).toBeVisible();
    expect(form.getByRole("button", { name: "Cancel" })).toBeEnabled();
  });

  test.each([
    ["overlap", "Date Conflict", "You already have a PTO request for these dates"],
    ["costs_nothing", "Invalid Duration", "Request must include at least one business day or a valid half-day"],
    ["insufficient_balance", "Insufficient Balance", "You only have 3 days available for vacation leave"],
    ["too_far_ahead", "Submission Failed", "You can only request leave through Dec 31, 2028"],
  ])("a refusal with the code %s has the title %s", async (code, title, words) => {
    const { form, choose, keys } = await openForm({ "POST /api/pto-requests": answer(422, { error: words, code }) });
    await choose("2027-03-01", "2027-03-05");
    await form.findByText("5 days");
    await keys.click(form.getByRole("button", { name: "Submit Request" }));
    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.getByText(words)).toBeVisible();
    expect(screen.getByRole("dialog")).toBeVisible();
  });
});
