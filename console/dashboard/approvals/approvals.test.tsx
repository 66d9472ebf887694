import { describe, expect, test } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import { calendarEvent, teamRequest, user } from "../testing/facts.ts";
import { answer } from "../testing/fakeApi.ts";
import { heldReply } from "#console/shared/testing/heldReply.ts";
import { openApp } from "../testing/openApp.tsx";
import { coverageTone } from "./coverageTone.ts";

const TEAM = "GET /api/pto-requests?view=team&status=pending";
const COUNT = "GET /api/pto-requests/count";

describe("pending approvals", () => {
  test("a card shows the person, the dates, the team's coverage, and the remaining balance", async () => {
    openApp("/approvals", "Manager", { [TEAM]: [teamRequest()] });
    const card = within(await screen.findByRole("article", { name: "Maya Chen's request" }));
    expect(card.getByText("maya@example.com")).toBeVisible();
    expect(card.getByText("5 days")).toBeVisible();
    expect(card.getByText("60%")).toBeVisible();
    expect(card.getByText("3 of 5 at work")).toBeVisible();
    expect(card.getByRole("progressbar", { name: /Team coverage/ })).toHaveAttribute("aria-valuenow", "60");
    expect(card.getByText("Tom Okafor")).toBeVisible();
    expect(card.getByText("12 days")).toBeVisible();
    expect(card.getByText("Visiting family")).toBeVisible();
  });

  test("a card lists pending absences separately from approved ones", async () => {
    openApp("/approvals", "Manager", { [TEAM]: [teamRequest({ alsoPending: ["Ben Ode"] })] });
    const card = within(await screen.findByRole("article", { name: "Maya Chen's request" }));
    expect(card.getByText("Also away").parentElement).toHaveTextContent("Also awayTom Okafor");
    expect(card.getByText("Also pending").parentElement).toHaveTextContent("Also pendingBen Ode");
  });

  test("a card shows the balance of each leave year that the request charges", async () => {
    const balancesAfter = [
      { leaveYear: 2027, after: 0 },
      { leaveYear: 2028, after: 16 },
    ];
    openApp("/approvals", "Manager", { [TEAM]: [teamRequest({ balanceAfter: 0, balancesAfter })] });
    const card = within(await screen.findByRole("article", { name: "Maya Chen's request" }));
    expect(card.getByText("Balance after").parentElement).toHaveTextContent(
      "Balance after0 days in 202716 days in 2028",
    );
  });

  test("a card of unlimited leave shows no number of days left", async () => {
    openApp("/approvals", "Manager", { [TEAM]: [teamRequest({ balanceAfter: 0, isUnlimited: true })] });
    const card = within(await screen.findByRole("article", { name: "Maya Chen's request" }));
    expect(card.getByText("Balance after").parentElement).toHaveTextContent("Balance afterUnlimited");
  });

  test("a card shows which evidence is needed and how much is unpaid", async () => {
    const conditions = ["Evidence is needed for more than 3 days", "1 of 6 days is unpaid"];
    openApp("/approvals", "Manager", { [TEAM]: [teamRequest({ conditions })] });
    const card = within(await screen.findByRole("article", { name: "Maya Chen's request" }));
    expect(conditions.map((text) => card.getByText(`${text}.`))).toHaveLength(2);
  });

  test("a request that the viewer can't approve shows the reason, and can still be rejected", async () => {
    const approvalRefusal = "Only another Admin or Owner can change past or current days of an Admin's time off";
    const { keys } = openApp("/approvals", "Manager", {
      [TEAM]: [teamRequest({ approvalRefusal, conditions: [approvalRefusal] })],
    });
    const card = within(await screen.findByRole("article", { name: "Maya Chen's request" }));
    expect(card.getByText(`${approvalRefusal}.`)).toBeVisible();
    expect(card.getByRole("button", { name: "Approve Maya Chen's request" })).toBeDisabled();
    expect(card.getByRole("button", { name: "Reject Maya Chen's request" })).toBeEnabled();
    await keys.click(card.getByRole("checkbox", { name: "Select Maya Chen's request" }));
    const selected = within(screen.getByRole("region", { name: "Selected requests" }));
    expect(selected.getByRole("button", { name: "Approve 1" })).toBeDisabled();
    expect(selected.getByText(`Maya Chen's request stays pending: ${approvalRefusal}.`)).toBeVisible();
  });

  test("a card shows the people of a team with a limit who would be at work, and marks dates below the limit", async () => {
    const part = { working: 3, isBelow: false, names: ["Kim Lee"] };
    const parts = [
      { ...part, startDate: "2027-03-10", endDate: "2027-03-10", present: 1, isBelow: true },
      { ...part, startDate: "2027-03-11", endDate: "2027-03-12", present: 2 },
    ];
    const strip = { team: "Night Shift", limit: "At least 2 people", parts, moreParts: 1, moreBelow: 1 };
    openApp("/approvals", "Manager", { [TEAM]: [teamRequest({ teamStrips: [strip] })] });
    const card = within(await screen.findByRole("article", { name: "Maya Chen's request" }));
    expect(card.getByText("Minimum in Night Shift").parentElement).toHaveTextContent("Minimum in Night Shift2 people");
    const items = within(card.getByRole("list", { name: "At work in Night Shift" })).getAllByRole("listitem");
    expect(items.map(({ textContent }) => textContent)).toEqual([
      "Mar 10, 2027: 1 of 3 at work (Kim Lee), below the minimum",
      "Mar 11 – Mar 12, 2027: 2 of 3 at work (Kim Lee and 1 more)",
      "and 1 more, 1 below the minimum",
    ]);
  });

  test("typed text of a rejection survives a click beside the dialog", async () => {
    const { keys } = openApp("/approvals", "Manager", { [TEAM]: [teamRequest()] });
    await keys.click(await screen.findByRole("button", { name: "Reject Maya Chen's request" }));
    await keys.type(await screen.findByLabelText("Reason (optional)"), "Release week");
    const backdrop = document.querySelector(".MuiDialog-container");
    if (!backdrop) throw new Error("The dialog has no backdrop");
    await keys.click(backdrop);
    expect(screen.getByLabelText("Reason (optional)")).toHaveValue("Release week");
  });

  test("a team of one has no coverage", async () => {
    const alone = { teamCoverage: 0, coverage: { present: 0, people: 1 } };
    openApp("/approvals", "Manager", { [TEAM]: [teamRequest(alone)] });
    const card = within(await screen.findByRole("article", { name: "Maya Chen's request" }));
    expect(card.queryByText(/Team coverage/)).toBeNull();
    expect(card.queryByRole("progressbar")).toBeNull();
  });

  test("a card shows the request as it was before an edit", async () => {
    const was = { type: "vacation", startDate: "2027-02-22", endDate: "2027-02-24", isHalfDay: false, days: 3 };
    openApp("/approvals", "Manager", { [TEAM]: [teamRequest({ editedFrom: was })] });
    const card = within(await screen.findByRole("article", { name: "Maya Chen's request" }));
    expect(card.getByText("Changed. It was 3 days of vacation leave, Feb 22 – Feb 24, 2027.")).toBeVisible();
  });

  test("one click approves a request and removes it", async () => {
    const { keys, made, replies } = openApp("/", "Manager", { [TEAM]: [teamRequest()] });
    replies["PATCH /api/pto-requests/t1"] = () => {
      replies[TEAM] = [];
      return {};
    };
    await keys.click(await screen.findByRole("button", { name: "Approve Maya Chen's request" }));
    expect(await screen.findByText("Request Approved")).toBeVisible();
    expect(screen.getByText("Maya Chen, Mar 01 – Mar 05, 2027")).toBeVisible();
    expect(await screen.findByText("No pending approvals")).toBeVisible();
    expect(made.find(({ method }) => method === "PATCH")?.body).toEqual({ status: "approved", version: 1 });
  });

  test("a decision can be undone from its toast", async () => {
    const { keys, made, replies } = openApp("/approvals", "Manager", { [TEAM]: [teamRequest()] });
    replies["PATCH /api/pto-requests/t1"] = () => {
      replies[TEAM] = [];
      return {};
    };
    replies["POST /api/pto-requests/t1/undo"] = () => {
      replies[TEAM] = [teamRequest()];
      return {};
    };
    await keys.click(await screen.findByRole("button", { name: "Approve Maya Chen's request" }));
    await keys.click(await screen.findByRole("button", { name: "Undo" }));
    expect(await screen.findByText("Decision Undone")).toBeVisible();
    expect(await screen.findByRole("article", { name: "Maya Chen's request" })).toBeVisible();
    expect(made.filter(({ path }) => path.endsWith("/undo"))).toHaveLength(1);
  });

  test("an undo that is too late shows the reason", async () => {
    const { keys } = openApp("/approvals", "Manager", {
      [TEAM]: [teamRequest()],
      "PATCH /api/pto-requests/t1": {},
      "POST /api/pto-requests/t1/undo": answer(409, { error: "A decision can be undone only within 10 seconds" }),
    });
    await keys.click(await screen.findByRole("button", { name: "Approve Maya Chen's request" }));
    await keys.click(await screen.findByRole("button", { name: "Undo" }));
    expect(await screen.findByText("A decision can be undone only within 10 seconds")).toBeVisible();
  });

  test("a request is rejected with a reason", async () => {
    const { keys, made } = openApp("/", "Manager", { [TEAM]: [teamRequest()], "PATCH /api/pto-requests/t1": {} });
    await keys.click(await screen.findByRole("button", { name: "Reject Maya Chen's request" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Reject Request" }));
    await keys.type(dialog.getByLabelText("Reason (optional)"), "Release week");
    await keys.click(dialog.getByRole("button", { name: "Reject Request" }));
    expect(await screen.findByText("Request Rejected")).toBeVisible();
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(made.find(({ method }) => method === "PATCH")?.body).toEqual({
      status: "rejected",
      version: 1,
      rejectionReason: "Release week",
    });
  });

  test("an approved request leaves the list before the server has responded, and returns if the server refuses", async () => {
    const held = heldReply();
    const second = teamRequest({
      id: "t2",
      employee: { id: "e2", name: "Kim Lee", email: "k@example.com", avatar: "" },
    });
    const { keys } = openApp("/", "Manager", {
      [TEAM]: [teamRequest(), second],
      [COUNT]: { count: 2, hasMore: false },
      "PATCH /api/pto-requests/t1": held.reply,
    });
    await keys.click(await screen.findByRole("button", { name: "Approve Maya Chen's request" }));
    await waitFor(() => expect(screen.queryByRole("article", { name: "Maya Chen's request" })).toBeNull());
    expect(await screen.findByRole("link", { name: "Approvals, 1 waiting" })).toBeVisible();
    expect(screen.getByRole("article", { name: "Kim Lee's request" })).toHaveFocus();
    held.give(answer(503, { error: "Unavailable for a moment" }));
    expect(await screen.findByText("Approval Failed")).toBeVisible();
    expect(await screen.findByRole("article", { name: "Maya Chen's request" })).toBeVisible();
  });

  test("a refused rejection keeps the typed reason", async () => {
    const { keys } = openApp("/", "Manager", {
      [TEAM]: [teamRequest()],
      "PATCH /api/pto-requests/t1": answer(503, { error: "Unavailable for a moment" }),
    });
    await keys.click(await screen.findByRole("button", { name: "Reject Maya Chen's request" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Reject Request" }));
    expect(dialog.getByText("Maya Chen: vacation leave, Mar 01 – Mar 05, 2027, 5 days.")).toBeVisible();
    await keys.type(dialog.getByLabelText("Reason (optional)"), "Release week");
    await keys.click(dialog.getByRole("button", { name: "Reject Request" }));
    expect(await screen.findByText("Rejection Failed")).toBeVisible();
    expect(dialog.getByLabelText("Reason (optional)")).toHaveValue("Release week");
  });

  test("the navigation counts the pending approvals", async () => {
    const count = { count: 500, hasMore: true };
    const { made } = openApp("/offices", "Manager", { [COUNT]: count, "GET /api/offices": [] });
    expect(await screen.findByRole("link", { name: "Approvals, 500+ waiting" })).toBeVisible();
    expect(made.filter(({ path }) => path.includes("view=team"))).toEqual([]);
  });

  test("many requests are shown twelve at a time", async () => {
    const many = Array.from({ length: 30 }, (_, nth) => teamRequest({ id: `t${nth}` }));
    const { keys } = openApp("/approvals", "Manager", { [TEAM]: many });
    expect(await screen.findAllByRole("article", { name: /'s request$/ })).toHaveLength(12);
    await keys.click(screen.getByRole("button", { name: "Show More (18)" }));
    expect(screen.getAllByRole("article", { name: /'s request$/ })).toHaveLength(24);
  });

  test("the dashboard shows the three requests that start first, and a link to all of them", async () => {
    const many = [8, 5, 7, 6].map((day) =>
      teamRequest({
        id: `t${day}`,
        startDate: `2027-03-0${day}`,
        endDate: `2027-03-0${day}`,
        employee: { ...teamRequest().employee, name: `Person ${day}` },
      }),
    );
    const { keys } = openApp("/", "Manager", { [TEAM]: many });
    const cards = await screen.findAllByRole("article", { name: /'s request$/ });
    expect(cards.map((card) => card.getAttribute("aria-label"))).toEqual([
      "Person 5's request",
      "Person 6's request",
      "Person 7's request",
    ]);
    await keys.click(screen.getByRole("link", { name: "Open All Approvals" }));
    expect(await screen.findAllByRole("article", { name: /'s request$/ })).toHaveLength(4);
  });

  test("a list that was cut to the 500 newest requests states that there are more", async () => {
    const most = Array.from({ length: 501 }, (_, nth) => teamRequest({ id: `t${nth}` }));
    openApp("/approvals", "Manager", { [TEAM]: most });
    expect(await screen.findByRole("button", { name: "Show More (488)" })).toBeVisible();
    expect(await screen.findByText(/^These are the 500 newest requests\./)).toBeVisible();
    expect(await screen.findByRole("link", { name: "Approvals, 500+ waiting" })).toBeVisible();
  });

  test("a list of exactly 500 requests claims no older ones", async () => {
    const all = Array.from({ length: 500 }, (_, nth) => teamRequest({ id: `t${nth}` }));
    openApp("/approvals", "Manager", { [TEAM]: all });
    expect(await screen.findByRole("link", { name: "Approvals, 500 waiting" })).toBeVisible();
    expect(screen.queryByText(/^These are the 500 newest requests\./)).toBeNull();
  });

  test("a request that another person has decided names that person, and the list is fetched again", async () => {
    const words = "This request was already approved by Ola Berg";
    const { keys, replies } = openApp("/", "Manager", { [TEAM]: [teamRequest()] });
    replies["PATCH /api/pto-requests/t1"] = () => {
      replies[TEAM] = [];
      return answer(409, { error: words, code: "already_decided" });
    };
    await keys.click(await screen.findByRole("button", { name: "Approve Maya Chen's request" }));
    expect(await screen.findByText("Approval Failed")).toBeVisible();
    expect(screen.getByText(words)).toBeVisible();
    expect(await screen.findByText("No pending approvals")).toBeVisible();
  });
});

const figures = async () => (await screen.findAllByRole("definition")).map(({ textContent }) => textContent);

test("the manager's dashboard counts pending requests, the people below, and the people out today", async () => {
  openApp("/manager", "Manager", {
    [TEAM]: [teamRequest()],
    "GET /api/users": [
      user("Ola Berg", "Manager"),
      user("Lea Low", "Manager", { managerId: "u1" }),
      user("Kim Lee", "Employee", { managerId: "Lea Low" }),
    ],
    "GET /api/team/calendar": [
      calendarEvent({ startDate: "2027-02-10", endDate: "2027-02-10", isHalfDay: true }),
      calendarEvent({ id: "c4", type: "sick", startDate: "2027-02-10", endDate: "2027-02-10", isHalfDay: true }),
      calendarEvent({ id: "c2", userName: "Kim Lee", status: "pending" }),
      calendarEvent({ id: "c3", userName: "Ines Duarte", startDate: "2027-02-11", endDate: "2027-02-12" }),
    ],
  });
  await waitFor(async () =>
    expect(await figures()).toEqual([
      "1",
      "waiting for you",
      "2",
      "active, reporting to you",
      "1",
      "on approved leave",
    ]),
  );
  expect(screen.getByRole("link", { name: "Team Members: 2" })).toHaveAttribute("href", "/team");
  expect(screen.getByRole("link", { name: "Out Today: 1" })).toHaveAttribute("href", "/calendar");
});

test.each([
  [80, "success"],
  [79, "warning"],
  [60, "warning"],
  [59, "error"],
])("a coverage of %i percent has the tone %s", (percent, tone) => expect(coverageTone(percent)).toBe(tone));

test("a request is snoozed from its card, and moves to the snoozed requests with the day of its return", async () => {
  const snoozedUntil = "2027-02-15T14:00:00.000Z";
  const { keys, made, replies } = openApp("/approvals", "Manager", { [TEAM]: [teamRequest()] });
  replies["POST /api/pto-requests/t1/snooze"] = () => {
    replies[TEAM] = [teamRequest({ snoozedUntil })];
    return answer(201, { snoozedUntil });
  };
  await keys.click(await screen.findByRole("button", { name: "Snooze Maya Chen's request" }));
  await keys.click(await screen.findByRole("menuitem", { name: "Until Monday" }));
  expect(await screen.findByText("Maya Chen's request returns on Mon, February 15 at 9:00 AM.")).toBeVisible();
  const group = within(await screen.findByRole("region", { name: "Snoozed" }));
  expect(group.getByText("Snoozed until Mon, February 15")).toBeVisible();
  expect(screen.getByText("No pending approvals")).toBeVisible();
  expect(screen.queryByRole("link", { name: /waiting/ })).toBeNull();
  await waitFor(() => expect(group.getByRole("article")).toHaveFocus());
  expect(made.findLast(({ method }) => method === "POST")?.body).toEqual({ until: "monday" });

  replies["DELETE /api/pto-requests/t1/snooze"] = () => {
    replies[TEAM] = [teamRequest()];
    return answer(204);
  };
  await keys.click(group.getByRole("button", { name: "End the snooze of Maya Chen's request" }));
  await waitFor(() => expect(screen.queryByRole("region", { name: "Snoozed" })).toBeNull());
  await waitFor(() => expect(screen.getByRole("article")).toHaveFocus());
});
