import { expect, test } from "@jest/globals";
import { screen, within } from "@testing-library/react";
import { balance, ownRequest, teamRequest } from "../testing/facts.ts";
import { answer } from "../testing/fakeApi.ts";
import { openApp } from "../testing/openApp.tsx";
import { wholeText } from "#console/shared/testing/wholeText.ts";

const credit = ownRequest({ id: "c1", isCredit: true, startDate: "2027-02-06", endDate: "2027-02-06", days: 1 });
const CREDITS = "GET /api/credits";
const allowed = { credit: { from: "2027-01-11", longest: 2 } };

test("a person requests time for extra work on the balance card", async () => {
  const { keys, made } = openApp("/", "Employee", {
    "GET /api/pto-balances": [balance(allowed), balance({ type: "sick" })],
    "POST /api/credits": credit,
  });
  const open = await screen.findByRole("button", { name: "Add Extra Work: Vacation" });
  expect(screen.queryByRole("button", { name: "Add Extra Work: Sick" })).toBeNull();
  await keys.click(open);
  const form = within(await screen.findByRole("dialog", { name: "Add Extra Work" }));
  await keys.click(form.getByRole("button", { name: "Choose a day" }));
  const calendar = within(await screen.findByRole("dialog", { name: "Choose a day" }));
  await keys.click(calendar.getByRole("button", { name: "Previous month" }));
  const days = ["10", "11"].map((day) => calendar.getByRole("gridcell", { name: new RegExp(`January ${day}, 2027`) }));
  expect(days.map((day) => day.getAttribute("aria-disabled"))).toEqual(["true", "false"]);
  await keys.keyboard("{Escape}");
  expect(form.getByText("At most 2 days")).toBeVisible();
  await keys.click(form.getByRole("button", { name: "Submit Request" }));
  expect(await form.findByText("Please describe the work")).toBeVisible();
  expect(made.some(({ method }) => method === "POST")).toBe(false);
  await keys.type(form.getByLabelText("Day You Worked"), "2027-02-06");
  await keys.type(form.getByLabelText("Amount to Add"), "1");
  await keys.type(form.getByLabelText("Notes"), "The fair");
  await keys.click(form.getByRole("button", { name: "Submit Request" }));
  expect(await screen.findByText("Your request to add 1 day has been sent for approval.")).toBeVisible();
  expect(made.find(({ method }) => method === "POST")?.body).toEqual({
    type: "vacation",
    amount: 1,
    workedOn: "2027-02-06",
    notes: "The fair",
    idempotencyKey: expect.any(String),
  });
});

test("the form shows why the server refuses the day", async () => {
  const text = "You already requested vacation leave for work on February 6, 2027";
  const { keys } = openApp("/", "Employee", {
    "GET /api/pto-balances": [balance(allowed)],
    "POST /api/credits": answer(409, { error: text, fields: { workedOn: text } }),
  });
  await keys.click(await screen.findByRole("button", { name: "Add Extra Work: Vacation" }));
  const form = within(await screen.findByRole("dialog", { name: "Add Extra Work" }));
  await keys.type(form.getByLabelText("Day You Worked"), "2027-02-06");
  await keys.type(form.getByLabelText("Amount to Add"), "1");
  await keys.type(form.getByLabelText("Notes"), "The fair");
  await keys.click(form.getByRole("button", { name: "Submit Request" }));
  expect(await form.findByText(text)).toBeVisible();
});

test("My Requests lists extra work with its state, and cancels what is pending", async () => {
  const rejected = { status: "rejected", decidedByName: "Mona", rejectionReason: "Paid already" } as const;
  const { keys, made, replies } = openApp("/requests", "Employee", {
    [CREDITS]: [credit, { ...credit, id: "c2", ...rejected }, { ...credit, id: "c3", status: "approved" }],
    "PATCH /api/pto-requests/c1": { ...credit, status: "cancelled" },
  });
  const list = within(await screen.findByRole("region", { name: "Extra Work" }));
  expect(list.getByText("Rejected by Mona: Paid already")).toBeVisible();
  expect(
    list.getAllByText(wholeText(/^Vacation ·/)).map(({ textContent }) => textContent?.replaceAll("\u00A0", " ")),
  ).toEqual(["Vacation · 1 day to add", "Vacation · 1 day", "Vacation · 1 day added"]);
  await keys.click(list.getByRole("button", { name: "Cancel extra work on Feb 06, 2027" }));
  replies[CREDITS] = [{ ...credit, status: "cancelled" }];
  await keys.click(screen.getByRole("button", { name: "Cancel Request" }));
  expect(await list.findByText("Cancelled")).toBeVisible();
  expect(made.find(({ method }) => method === "PATCH")?.body).toEqual({ status: "cancelled" });
});

test("a failure to load extra work is shown with Retry, and nothing is shown without any", async () => {
  const { keys, replies } = openApp("/requests", "Employee", { [CREDITS]: answer(403, {}) });
  const list = within(await screen.findByRole("region", { name: "Extra Work" }));
  expect(await list.findByText("Failed to load extra work")).toBeVisible();
  replies[CREDITS] = [];
  await keys.click(list.getByRole("button", { name: "Retry" }));
  await screen.findByText("No PTO requests yet");
  expect(screen.queryByRole("region", { name: "Extra Work" })).toBeNull();
});

test("an approver sees extra work without coverage, questions, or snoozing", async () => {
  const conditions = ["If approved today, the time expires after June 7, 2027"];
  const coverage = { present: 0, people: 0 };
  openApp("/approvals", "Manager", {
    "GET /api/pto-requests?view=team&status=pending": [
      teamRequest({ isCredit: true, days: 1, startDate: "2027-02-06", endDate: "2027-02-06", conditions, coverage }),
    ],
  });
  const card = within(await screen.findByRole("article", { name: "Maya Chen's request" }));
  expect(card.getByText("Extra Work")).toBeVisible();
  expect(card.getByText("+1 day")).toBeVisible();
  expect(card.getByText(`${conditions[0]}.`)).toBeVisible();
  for (const absent of ["Also away", "Team coverage", /Ask a Question/, "Snooze"]) {
    expect(card.queryByText(absent)).toBeNull();
  }
  expect(card.getByRole("button", { name: "Approve Maya Chen's request" })).toBeEnabled();
});
