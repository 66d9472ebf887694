import { afterEach, expect, test } from "@jest/globals";
import { act, screen, waitFor, within } from "@testing-library/react";
import { noAnswer, setOnline } from "#console/shared/testing/network.ts";
import { STANDARD_TYPES } from "#core/leave/standardTypes.ts";
import { aPerson, aRequest } from "../testing/facts.ts";
import { fakeEventSource } from "../testing/fakeEventSource.ts";
import { openConsole, refusal } from "../testing/openConsole.tsx";

afterEach(() => {
  setOnline(true);
  Reflect.deleteProperty(globalThis, "EventSource");
});

const show = (more: Parameters<typeof aRequest>[0]) => ({ [`GET /api/admin/requests/${more.id}`]: aRequest(more) });

test("a pending request is approved, the outcome is shown, and the decision can be undone", async () => {
  let status: "pending" | "approved" = "pending";
  const { keys, made } = openConsole("/admin/requests/r1/show", "Admin", {
    "GET /api/admin/requests/r1": () => aRequest({ id: "r1", status }),
    "POST /api/admin/requests/r1/approve": () => {
      status = "approved";
      return aRequest({ id: "r1", status });
    },
    "POST /api/pto-requests/r1/undo": () => {
      status = "pending";
      return {};
    },
  });
  expect(await screen.findByRole("heading", { name: "Maya Chen: Vacation, Mar 01 – Mar 05, 2027" })).toBeVisible();
  await keys.click(screen.getByRole("button", { name: "Approve" }));
  expect(await screen.findByText("Request approved")).toBeVisible();
  await waitFor(() => expect(screen.queryByRole("button", { name: "Approve" })).toBeNull());
  await keys.click(screen.getByRole("button", { name: "Undo" }));
  expect(await screen.findByText("Decision Undone")).toBeVisible();
  expect(made.findLast(({ method }) => method === "POST")?.path).toBe("/api/pto-requests/r1/undo");
  expect(await screen.findByRole("button", { name: "Approve" })).toBeVisible();
});

test("a canceled request has the date, the person, and the reason of its cancellation, which isn't called a decision", async () => {
  const canceled = { decidedAt: "2027-02-02T10:00:00.000Z", decidedByName: "Ada Reyes", rejectionReason: "Ill" };
  openConsole("/admin/requests/r1/show", "Admin", show({ id: "r1", status: "cancelled", ...canceled }));
  const term = await screen.findByText("Canceled", { selector: "dt" });
  expect(term.parentElement).toHaveTextContent(/^Canceled.* by Ada Reyes$/);
  expect(screen.getByText("Reason", { selector: "dt" }).parentElement).toHaveTextContent("Ill");
  expect(screen.queryByText("Decided")).toBeNull();
});

test("an approved request can be canceled only with a reason", async () => {
  const { keys, made } = openConsole("/admin/requests/r1/show", "Admin", {
    ...show({ id: "r1", status: "approved", decidedByName: "Tom Okafor" }),
    "POST /api/admin/requests/r1/cancel": refusal(409, "This request was already cancelled by Ola"),
  });
  await keys.click(await screen.findByRole("button", { name: "Cancel request" }));
  const dialog = await screen.findByRole("dialog", { name: "Cancel this request?" });
  expect(within(dialog).getByRole("button", { name: "Keep request" })).toBeVisible();
  expect(within(dialog).queryByRole("button", { name: "Cancel" })).toBeNull();
  await keys.click(within(dialog).getByRole("button", { name: "Cancel request" }));
  expect(await within(dialog).findByText("Please give a reason for canceling approved time off")).toBeVisible();
  await keys.type(within(dialog).getByRole("textbox", { name: "Reason" }), "Ill");
  await keys.click(within(dialog).getByRole("button", { name: "Cancel request" }));
  expect(await screen.findByText("This request was already cancelled by Ola")).toBeVisible();
  expect(made.find(({ method }) => method === "POST")?.body).toEqual({ rejectionReason: "Ill", version: 1 });
});

test("extra work is listed, and approved time is canceled only with a reason", async () => {
  const credit = aRequest({ id: "c1", status: "approved", endDate: "2027-03-01", days: 1, isCredit: true });
  const { keys, made } = openConsole("/admin/credits", "Admin", {
    "GET /api/admin/credits": [credit],
    "GET /api/admin/credits/c1": credit,
    "POST /api/admin/credits/c1/cancel": { ...credit, status: "cancelled" },
  });
  await keys.click(await screen.findByRole("link", { name: "Maya Chen" }));
  expect(await screen.findByRole("heading", { name: "Maya Chen: extra work on Mar 01, 2027" })).toBeVisible();
  await keys.click(screen.getByRole("button", { name: "Cancel request" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Cancel this request?" }));
  expect(
    dialog.getByText(/^The added time will be removed from the balance, even if it was already used\./),
  ).toBeVisible();
  await keys.click(dialog.getByRole("button", { name: "Cancel request" }));
  expect(await dialog.findByText("Please give a reason for canceling approved extra work")).toBeVisible();
  await keys.type(dialog.getByRole("textbox", { name: "Reason" }), "Paid");
  await keys.click(dialog.getByRole("button", { name: "Cancel request" }));
  expect(await screen.findByText("Request canceled")).toBeVisible();
  expect(made.find(({ method }) => method === "POST")?.body).toEqual({ rejectionReason: "Paid", version: 1 });
});

test("N opens the form for another person's request, except in a field", async () => {
  const { keys } = openConsole("/admin/people", "Admin", { "GET /api/admin/people": [] });
  await keys.type(await screen.findByRole("searchbox", { name: "Name or email" }), "n");
  expect(window.location.pathname).toBe("/admin/people");
  await keys.click(screen.getByRole("heading", { name: "People", level: 1 }));
  await keys.keyboard("n");
  expect(await screen.findByRole("heading", { name: "Request time off for another person" })).toBeVisible();
});

test.each(["day", "hour"])("a request in %ss across two leave years previews the cost in each", async (unit) => {
  const { keys } = openConsole("/admin/requests/create", "Admin", {
    "GET /api/auth/user": { leaveTypes: STANDARD_TYPES.map((type) => ({ id: type.key, ...type, unit })) },
    "GET /api/admin/people": [aPerson({ id: "maya", name: "Maya Chen" })],
    "POST /api/admin/requests/preview": {
      days: 6,
      available: 20,
      balanceAfter: 16,
      years: [
        { leaveYear: 2026, charged: 4, available: 20, after: 16 },
        { leaveYear: 2027, charged: 2, available: 25, after: 23 },
      ],
      isUnlimited: false,
      approverName: "",
      conditions: [],
      conflicts: [],
      refusals: [],
    },
  });
  await keys.click(await screen.findByRole("combobox", { name: "Person" }));
  await keys.click(await screen.findByRole("option", { name: "Maya Chen" }));
  await keys.type(screen.getByLabelText("Start date"), "2026-12-28");
  await keys.type(screen.getByLabelText("End date"), "2027-01-05");
  const cost = `Uses 6 ${unit}s: 4 ${unit}s in 2026 (20 ${unit}s available now, 16 after) and 2 ${unit}s in 2027 (25 ${unit}s available now, 23 after).`;
  expect(await screen.findByText(cost)).toBeVisible();
});

test("after a decision removes its button, the focus stays on the page of the request", async () => {
  let status: "pending" | "approved" = "pending";
  const { keys } = openConsole("/admin/requests/r1/show", "Admin", {
    "GET /api/admin/requests/r1": () => aRequest({ id: "r1", status }),
    "POST /api/admin/requests/r1/approve": () => {
      status = "approved";
      return aRequest({ id: "r1", status });
    },
  });
  await keys.click(await screen.findByRole("button", { name: "Approve" }));
  await waitFor(() => expect(screen.queryByRole("button", { name: "Approve" })).toBeNull());
  await waitFor(() => expect(document.body).not.toHaveFocus());
  expect(document.activeElement).toContainElement(screen.getByRole("heading", { level: 1 }));
});

test("a closed request has no actions", async () => {
  openConsole("/admin/requests/r1/show", "Admin", show({ id: "r1", status: "rejected", rejectionReason: "Too busy" }));
  expect(await screen.findByText("Too busy")).toBeVisible();
  expect(screen.queryByRole("button", { name: /Approve|Reject|Cancel request/ })).toBeNull();
});

test("a request for another person previews its cost, and refusals appear beside the fields", async () => {
  const { keys, made } = openConsole("/admin/requests/create", "Admin", {
    "GET /api/admin/people": [aPerson({ id: "maya", name: "Maya Chen" })],
    "POST /api/admin/requests/preview": {
      days: 5,
      available: 20,
      balanceAfter: 15,
      isUnlimited: false,
      approverName: "Tom Okafor",
      conditions: ["Evidence is needed for more than 2 days"],
      years: [{ leaveYear: 2027, charged: 5, available: 20, after: 15 }],
      conflicts: [{ userName: "Ezra" }],
      refusals: [],
    },
    "POST /api/admin/requests": refusal(409, "You already have a PTO request for these dates", {
      startDate: "You already have a PTO request for these dates",
    }),
  });
  await keys.click(await screen.findByRole("combobox", { name: "Person" }));
  await keys.click(await screen.findByRole("option", { name: "Maya Chen" }));
  await keys.type(screen.getByLabelText("Start date"), "2027-03-01");
  await keys.type(screen.getByLabelText("End date"), "2027-03-05");
  const cost =
    "Uses 5 days (20 days available now, 15 after). Evidence is needed for more than 2 days. Approver: Tom Okafor. Also away: Ezra.";
  expect(await screen.findByText(cost)).toBeVisible();
  await keys.click(screen.getByRole("button", { name: "Submit request" }));
  const start = screen.getByLabelText("Start date");
  await waitFor(() => expect(start).toHaveAccessibleDescription("You already have a PTO request for these dates"));
  expect(made.findLast(({ path }) => path === "/api/admin/requests")?.body).toMatchObject({
    userId: "maya",
    type: "vacation",
    startDate: "2027-03-01",
    endDate: "2027-03-05",
    isHalfDay: false,
  });
});

test("refusals disable the button of a request for another person, and link to the request on the same dates", async () => {
  const taken = { id: "r7", type: "sick", status: "pending", startDate: "2027-03-02", endDate: "2027-03-02" };
  const refusals = [
    { error: "You already have a PTO request for these dates", code: "overlap", request: taken },
    { error: "You only have 3 days available for vacation leave", code: "insufficient_balance" },
  ];
  const { keys } = openConsole("/admin/requests/create", "Admin", {
    "GET /api/admin/people": [aPerson({ id: "maya", name: "Maya Chen" })],
    "POST /api/admin/requests/preview": (body: unknown) => ({
      days: 5,
      available: 3,
      balanceAfter: -2,
      isUnlimited: false,
      approverName: "",
      conditions: [],
      years: [],
      conflicts: [],
      refusals: (body as { type: string }).type === "vacation" ? refusals : [],
    }),
  });
  await keys.click(await screen.findByRole("combobox", { name: "Person" }));
  await keys.click(await screen.findByRole("option", { name: "Maya Chen" }));
  await keys.type(screen.getByLabelText("Start date"), "2027-03-01");
  await keys.type(screen.getByLabelText("End date"), "2027-03-05");
  await waitFor(() => {
    const link = screen.getByRole("link", { name: /^Mar 02, 2027, sick, pending$/ });
    expect(link).toHaveAttribute("href", "/admin/requests/r7/show");
    expect(screen.getByText("You only have 3 days available for vacation leave")).toBeVisible();
    expect(screen.getByRole("button", { name: "Submit request" })).toBeDisabled();
  });
  await keys.click(screen.getByRole("combobox", { name: "Leave type" }));
  await keys.click(await screen.findByRole("option", { name: "Sick" }));
  await waitFor(() => expect(screen.getByRole("button", { name: "Submit request" })).toBeEnabled());
});

test("a preview that refuses the dates disables the button, and one that fails shows a warning", async () => {
  const text = "End date must be on or after start date";
  const { keys } = openConsole("/admin/requests/create", "Admin", {
    "GET /api/admin/people": [aPerson({ id: "maya", name: "Maya Chen" })],
    "POST /api/admin/requests/preview": (body: unknown) =>
      (body as { endDate?: string }).endDate === "2027-03-01"
        ? refusal(400, text)()
        : refusal(503, "The service is busy.")(),
  });
  await keys.click(await screen.findByRole("combobox", { name: "Person" }));
  await keys.click(await screen.findByRole("option", { name: "Maya Chen" }));
  await keys.type(screen.getByLabelText("Start date"), "2027-03-05");
  await waitFor(() => expect(screen.getByText("The service is busy.")).toBeVisible());
  await keys.type(screen.getByLabelText("End date"), "2027-03-01");
  await waitFor(() => {
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByRole("button", { name: "Submit request" })).toBeDisabled();
  });
});

test("another attempt after a lost response has the same idempotency key, so the request isn't made twice", async () => {
  let attempts = 0;
  const { keys, made } = openConsole("/admin/requests/create", "Admin", {
    "GET /api/admin/people": [aPerson({ id: "maya", name: "Maya Chen" })],
    "POST /api/admin/requests/preview": refusal(503, "Not yet"),
    "POST /api/admin/requests": () => (attempts++ === 0 ? noAnswer() : aRequest({ id: "r2", status: "pending" })),
    "GET /api/admin/requests": [],
  });
  await keys.click(await screen.findByRole("combobox", { name: "Person" }));
  await keys.click(await screen.findByRole("option", { name: "Maya Chen" }));
  await keys.type(screen.getByLabelText("Start date"), "2027-03-01");
  await keys.type(screen.getByLabelText("End date"), "2027-03-05");
  const sent = () => made.filter(({ method, path }) => method === "POST" && path === "/api/admin/requests");
  await keys.click(screen.getByRole("button", { name: "Submit request" }));
  await waitFor(() => expect(sent()).toHaveLength(1));
  await waitFor(() => expect(screen.getByRole("button", { name: "Submit request" })).toBeEnabled());
  await keys.click(screen.getByRole("button", { name: "Submit request" }));
  expect(await screen.findByText("Request submitted")).toBeVisible();
  const [first, second] = sent().map(({ body }) => (body as { idempotencyKey?: string }).idempotencyKey);
  expect(first).toEqual(expect.any(String));
  expect(second).toBe(first);
});

test("a decision made offline is refused at once and never sent later", async () => {
  setOnline(true);
  const { keys, made } = openConsole("/admin/requests/r1/show", "Admin", {
    ...show({ id: "r1", status: "pending" }),
    "POST /api/admin/requests/r1/approve": noAnswer,
  });
  const approve = await screen.findByRole("button", { name: "Approve" });
  act(() => setOnline(false));
  await keys.click(approve);
  expect(
    await screen.findByText("You appear to be offline, so nothing was sent. Check your connection and try again."),
  ).toBeVisible();
  const reads = made.length;
  act(() => setOnline(true));
  await waitFor(() => expect(made.length).toBeGreaterThan(reads));
  expect(made.filter(({ method }) => method === "POST")).toHaveLength(1);
});

test("only pending requests can be selected, because a bulk approval changes no others", async () => {
  const { keys } = openConsole("/admin/requests", "Admin", {
    "GET /api/admin/requests": [
      aRequest({ id: "r1" }),
      aRequest({ id: "r2", userName: "Noor Haddad", status: "approved" }),
    ],
  });
  expect(await screen.findByRole("checkbox", { name: /^Select Noor Haddad/ })).toBeDisabled();
  await keys.click(screen.getByRole("checkbox", { name: "Select all" }));
  await keys.click(screen.getByRole("button", { name: "Approve" }));
  const dialog = await screen.findByRole("dialog", { name: "Approve request" });
  expect(
    within(dialog).getByText(/^1 request selected\. If it has already been decided, it won't change\.$/),
  ).toBeVisible();
  await keys.click(within(dialog).getByRole("button", { name: "Cancel" }));
});

test("the result of a bulk approval stays until it is closed, even if a hint has already emptied the list", async () => {
  const { hint } = fakeEventSource();
  let pending = [aRequest({ id: "r1", status: "pending" })];
  const { keys } = openConsole('/admin/requests?filter={"status":"pending"}', "Admin", {
    "GET /api/admin/requests": () => pending,
    "POST /api/admin/requests/r1/approve": () => {
      pending = [];
      return aRequest({ id: "r1", status: "approved" });
    },
  });
  await keys.click(await screen.findByRole("checkbox", { name: "Select all" }));
  await keys.click(screen.getByRole("button", { name: "Approve" }));
  const dialog = await screen.findByRole("dialog", { name: "Approve request" });
  await keys.click(within(dialog).getByRole("button", { name: "Approve" }));
  expect(await within(dialog).findByText("1 done, 0 failed")).toBeVisible();
  act(() => hint("approvals"));
  expect(await screen.findByText("No matching requests")).toBeInTheDocument();
  expect(within(dialog).getByText("1 done, 0 failed")).toBeVisible();
  await keys.click(within(dialog).getByRole("button", { name: "Done" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("a bulk approval sends the version that was selected, even of a request that left the page since", async () => {
  const { hint } = fakeEventSource();
  let shown = [aRequest({ id: "r1", version: 3 }), aRequest({ id: "r2", version: 5 })];
  const { keys, made } = openConsole("/admin/requests", "Admin", {
    "GET /api/admin/requests": () => shown,
    "POST /api/admin/requests/r1/approve": aRequest({ id: "r1", status: "approved" }),
    "POST /api/admin/requests/r2/approve": refusal(409, "This request was edited"),
  });
  await keys.click(await screen.findByRole("checkbox", { name: "Select all" }));
  shown = [aRequest({ id: "r2", version: 6, userName: "Noor Haddad" })];
  act(() => hint("approvals"));
  expect(await screen.findByText("Noor Haddad")).toBeVisible();
  await keys.click(screen.getByRole("button", { name: "Approve" }));
  const dialog = await screen.findByRole("dialog", { name: "Approve requests" });
  await keys.click(within(dialog).getByRole("button", { name: "Approve" }));
  expect(await within(dialog).findByText("1 done, 1 failed")).toBeVisible();
  const sent = made.filter(({ method }) => method === "POST").map(({ path, body }) => [path, body]);
  expect(sent).toEqual([
    ["/api/admin/requests/r1/approve", { version: 3 }],
    ["/api/admin/requests/r2/approve", { version: 5 }],
  ]);
  await keys.click(within(dialog).getByRole("button", { name: "Done" }));
});

test("a bulk approval refuses a request that is still selected but hasn't been on the page since it was opened", async () => {
  const { hint } = fakeEventSource();
  let shown = [aRequest({ id: "r1" })];
  const { keys, made } = openConsole("/admin/requests", "Admin", {
    "GET /api/admin/requests": () => shown,
    "GET /api/admin/credits": [],
  });
  await keys.click(await screen.findByRole("checkbox", { name: "Select all" }));
  shown = [aRequest({ id: "r2", userName: "Noor Haddad" })];
  act(() => hint("approvals"));
  expect(await screen.findByText("Noor Haddad")).toBeVisible();
  await keys.click(screen.getByRole("link", { name: "Extra work" }));
  await screen.findByRole("heading", { name: "Extra work" });
  await keys.click(screen.getByRole("link", { name: "Requests" }));
  expect(await screen.findByText("Noor Haddad")).toBeVisible();
  await keys.click(screen.getByRole("button", { name: "Approve" }));
  const dialog = await screen.findByRole("dialog", { name: "Approve request" });
  await keys.click(within(dialog).getByRole("button", { name: "Approve" }));
  expect(
    await within(dialog).findByText(/This request is no longer on the page. Find it and select it again./),
  ).toBeVisible();
  expect(made.filter(({ method }) => method === "POST")).toEqual([]);
  await keys.click(within(dialog).getByRole("button", { name: "Done" }));
});
