import { describe, expect, test } from "@jest/globals";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { ownRequest, preview } from "../testing/facts.ts";
import { answer } from "../testing/fakeApi.ts";
import { heldReply } from "#console/shared/testing/heldReply.ts";
import { openApp } from "../testing/openApp.tsx";
import { wholeText } from "#console/shared/testing/wholeText.ts";

const REASON = "Release week";
const history = [
  ownRequest({ notes: "Skiing" }),
  ownRequest({
    id: "r2",
    type: "personal",
    status: "rejected",
    rejectionReason: REASON,
    decidedByName: "Ola Berg",
    startDate: "2027-04-05",
    endDate: "2027-04-06",
    days: 2,
  }),
  ownRequest({ id: "r3", status: "approved", startDate: "2026-12-30", endDate: "2027-01-04", days: 3 }),
];
const openHistory = (address = "/requests", replies: Record<string, unknown> = {}) =>
  openApp(address, "Employee", { "GET /api/pto-requests": history, ...replies });

const textOf = (element: HTMLElement | undefined) => element?.textContent?.replaceAll("\u00A0", " ");
const shownDates = () => screen.getAllByRole("rowheader").map(textOf);

describe("the request history", () => {
  test("shows every request with its status, and counts them", async () => {
    openHistory();
    const table = within(await screen.findByRole("table", { name: "Requests" }));
    expect(shownDates()).toEqual([
      "Mar 01 – Mar 05, 2027Skiing",
      "Apr 05 – Apr 06, 2027",
      "Dec 30, 2026 – Jan 04, 2027",
    ]);
    const cells = textOf(table.getAllByRole("row")[2]);
    expect(cells).toBe("Apr 05 – Apr 06, 2027Personal2 daysRejectedby Ola BergFeb 09, 2027View Reason");
    expect(screen.getByText(wholeText("1 pending · 1 approved · 1 rejected"))).toBeVisible();
  });

  test("shows the one request that a link points to, then all of them on demand", async () => {
    const { keys } = openHistory("/requests?request=r2");
    await screen.findByRole("table", { name: "Requests" });
    expect(shownDates()).toEqual(["Apr 05 – Apr 06, 2027"]);
    await keys.click(screen.getByRole("button", { name: "Show All Requests" }));
    await waitFor(() => expect(shownDates()).toHaveLength(3));
    expect(window.location.search).toBe("");
  });

  test("is filtered by status and type, which are kept in the URL", async () => {
    const { keys } = openHistory();
    await keys.click(await screen.findByRole("combobox", { name: "Status" }));
    await keys.click(await screen.findByRole("option", { name: "Rejected" }));
    await waitFor(() => expect(shownDates()).toEqual(["Apr 05 – Apr 06, 2027"]));
    expect(window.location.search).toBe("?status=rejected");
    await keys.click(screen.getByRole("combobox", { name: "Type" }));
    await keys.click(await screen.findByRole("option", { name: "Sick" }));
    expect(await screen.findByText("No requests match your filters")).toBeVisible();
    expect(screen.getByText(wholeText("All requests: 1 pending · 1 approved · 1 rejected"))).toBeVisible();
    expect(window.location.search).toBe("?status=rejected&type=sick");
    await keys.click(screen.getByRole("link", { name: "Clear Filters" }));
    await waitFor(() => expect(shownDates()).toHaveLength(3));
    expect(window.location.search).toBe("");
  });

  test("takes its filters from the URL", async () => {
    openHistory("/requests?q=ski&type=vacation");
    expect(await screen.findByRole("searchbox", { name: "Search requests" })).toHaveValue("ski");
    expect(shownDates()).toEqual(["Mar 01 – Mar 05, 2027Skiing"]);
    expect(screen.getByRole("combobox", { name: "Type" })).toHaveTextContent("Vacation");
  });

  test.each([
    ["apr", 1],
    ["2027", 3],
    ["ola berg", 1],
    ["vacation approved", 1],
    ["release", 1],
    ["nothing", 0],
  ])("a search for %s shows %i", async (words, count) => {
    openHistory(`/requests?q=${encodeURIComponent(words)}`);
    await screen.findByRole("searchbox");
    expect(screen.queryAllByRole("rowheader")).toHaveLength(count);
  });

  test("shows fifty of many requests at first, and more on demand", async () => {
    const many = Array.from({ length: 120 }, (_, nth) => ownRequest({ id: `r${nth}`, status: "approved" }));
    const { keys } = openHistory("/requests", { "GET /api/pto-requests": many });
    await screen.findByRole("table");
    expect(shownDates()).toHaveLength(50);
    await keys.click(screen.getByRole("button", { name: "Show More (70)" }));
    expect(shownDates()).toHaveLength(100);
    expect(screen.getByText(wholeText("0 pending · 120 approved · 0 rejected"))).toBeVisible();
  });

  test("shows who canceled approved leave, and why", async () => {
    const reason = "The office moves that week";
    const canceled = { status: "cancelled", decidedByName: "Ola Berg", rejectionReason: reason } as const;
    const own = { id: "own", status: "cancelled", decidedByName: "Maya Chen", isDecidedByOwner: true } as const;
    const { keys } = openHistory("/requests", { "GET /api/pto-requests": [ownRequest(canceled), ownRequest(own)] });
    const table = within(await screen.findByRole("table", { name: "Requests" }));
    expect(table.getAllByText("Cancelled")).toHaveLength(2);
    expect(screen.getByText("by Ola Berg")).toBeVisible();
    expect(screen.queryByText("by Maya Chen")).toBeNull();
    await keys.click(screen.getByRole("button", { name: /^View Reason/ }));
    const dialog = within(await screen.findByRole("dialog", { name: "Cancellation Reason" }));
    expect(dialog.getByText(reason)).toBeVisible();
    expect(dialog.getByText(/canceled by Ola Berg/)).toBeVisible();
  });

  test("shows why a request was rejected, and by whom", async () => {
    const { keys } = openHistory();
    await keys.click(await screen.findByRole("button", { name: /^View Reason/ }));
    const dialog = within(await screen.findByRole("dialog", { name: "Rejection Reason" }));
    expect(dialog.getByText(REASON)).toBeVisible();
    expect(dialog.getByText(/rejected by Ola Berg/)).toBeVisible();
    await keys.click(dialog.getByRole("button", { name: "Close" }));
    await waitFor(() => expect(screen.getByRole("button", { name: /^View Reason/ })).toHaveFocus());
  });

  test("shows an empty state at first", async () => {
    openApp("/requests", "Employee");
    expect(await screen.findByText("No PTO requests yet")).toBeVisible();
  });

  test("shows a failure with Retry", async () => {
    const { keys, replies } = openHistory("/requests", { "GET /api/pto-requests": answer(500, {}) });
    expect(await screen.findByText("Failed to load request history")).toBeVisible();
    replies["GET /api/pto-requests"] = history;
    await keys.click(screen.getByRole("button", { name: "Retry" }));
    expect(await screen.findByRole("table")).toBeVisible();
  });
});

async function askToCancel(reply: unknown) {
  const app = openHistory("/requests", { "PATCH /api/pto-requests/r1": reply });
  await app.keys.click(await screen.findByRole("button", { name: /^Cancel request/ }));
  const dialog = within(await screen.findByRole("dialog", { name: "Cancel this request?" }));
  expect(app.made.some(({ method }) => method === "PATCH")).toBe(false);
  return { ...app, dialog };
}

describe("editing a request", () => {
  test("opens the form filled in, and sends the version that was shown", async () => {
    const { keys, made } = openHistory("/requests", {
      "GET /api/pto-requests/preview": preview(),
      "PATCH /api/pto-requests/r1": ({ body }: { body: object }) => ownRequest({ ...body, days: 3, version: 2 }),
    });
    await keys.click(await screen.findByRole("button", { name: "Edit request Mar 01 – Mar 05, 2027" }));
    const form = within(await screen.findByRole("dialog", { name: "Edit Request" }));
    expect(form.getByLabelText("Start Date")).toHaveValue("Mar 01, 2027");
    expect(form.getByLabelText("Notes (optional)")).toHaveValue("Skiing");
    expect(form.getByRole("button", { name: "Save Changes" })).toBeDisabled();
    fireEvent.change(form.getByLabelText("End Date"), { target: { value: "2027-03-03" } });
    await waitFor(() => expect(form.getByRole("button", { name: "Save Changes" })).toBeEnabled());
    await keys.click(form.getByRole("button", { name: "Save Changes" }));
    expect(await screen.findByText("Request Changed")).toBeVisible();
    expect(made.find(({ method }) => method === "PATCH")?.body).toEqual({
      type: "vacation",
      startDate: "2027-03-01",
      endDate: "2027-03-03",
      isHalfDay: false,
      notes: "Skiing",
      version: 1,
    });
    expect(made.some(({ path }) => path.includes("preview") && path.includes("requestId=r1"))).toBe(true);
  });
});

describe("canceling a request", () => {
  test("is sent once it is confirmed", async () => {
    const { keys, dialog, made } = await askToCancel(() => ownRequest({ status: "cancelled" }));
    const question = dialog.getByText("Your vacation request for Mar 01 – Mar 05, 2027, will be canceled.");
    expect(question.textContent).toContain("Mar\u00A005,\u00A02027");
    await keys.click(dialog.getByRole("button", { name: "Cancel Request" }));
    expect(await screen.findByText("Request Cancelled")).toBeVisible();
    expect(made.find(({ method }) => method === "PATCH")?.body).toEqual({ status: "cancelled", version: 1 });
  });

  test("is not sent when the request is kept", async () => {
    const { keys, dialog, made } = await askToCancel({});
    await keys.click(dialog.getByRole("button", { name: "Keep Request" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(made.some(({ method }) => method === "PATCH")).toBe(false);
  });

  test("shows at once, and is reverted with the server's text after a refusal", async () => {
    const held = heldReply();
    const { keys, dialog } = await askToCancel(held.reply);
    await keys.click(dialog.getByRole("button", { name: "Cancel Request" }));
    expect(await screen.findByText(wholeText("0 pending · 1 approved · 1 rejected"))).toBeVisible();
    held.give(answer(409, { error: "This request was already approved by Ola Berg", code: "already_decided" }));
    expect(await screen.findByText("Cancellation Failed")).toBeVisible();
    expect(screen.getByText("This request was already approved by Ola Berg")).toBeVisible();
    expect(await screen.findByText(wholeText("1 pending · 1 approved · 1 rejected"))).toBeVisible();
  });
});
