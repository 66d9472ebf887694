import { expect, test } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import type { TeamRequestAnswer } from "#core/api/RequestAnswer.ts";
import { teamRequest } from "../testing/facts.ts";
import { answer } from "../testing/fakeApi.ts";
import { openApp } from "../testing/openApp.tsx";

const TEAM = "GET /api/pto-requests?view=team&status=pending";
const WHAT_IF = "GET /api/pto-requests/what-if?ids=";
const FINE = { teams: [], balances: [] };

const of = (name: string, changes: Partial<TeamRequestAnswer> = {}) =>
  teamRequest({ id: name, employee: { ...teamRequest().employee, id: `e-${name}`, name }, ...changes });
const ann = of("Ann");
const ben = of("Ben", { startDate: "2027-03-05", endDate: "2027-03-08" });
const cleo = of("Cleo", { startDate: "2027-04-01", endDate: "2027-04-01" });
const cardOf = (name: string) => screen.getByRole("article", { name: `${name}'s request` });

function openQueue(requests: TeamRequestAnswer[], replies: Record<string, unknown> = {}) {
  const app = openApp("/approvals", "Manager", { [TEAM]: requests, ...replies });
  for (const { id } of requests) {
    app.replies[`PATCH /api/pto-requests/${id}`] ??= () => {
      app.replies[TEAM] = (app.replies[TEAM] as TeamRequestAnswer[]).filter((other) => other.id !== id);
      return { status: "approved" };
    };
  }
  return app;
}

test("requests that overlap stand together, and the earliest come first", async () => {
  openQueue([cleo, ben, ann]);
  const group = await screen.findByRole("region", { name: "2 overlapping requests, Mar 01 – Mar 08, 2027" });
  expect(within(group).getAllByRole("article")).toEqual([cardOf("Ann"), cardOf("Ben")]);
  expect(group).not.toContainElement(cardOf("Cleo"));
});

test("keys walk through the queue, decide, and undo", async () => {
  const { keys, made } = openQueue([ann, ben, cleo], { "POST /api/pto-requests/Ann/undo": {} });
  await screen.findByRole("article", { name: "Ann's request" });
  await keys.keyboard("j");
  expect(cardOf("Ann")).toHaveFocus();
  await keys.keyboard("jk");
  expect(cardOf("Ann")).toHaveFocus();
  await keys.keyboard("a");
  await waitFor(() => expect(cardOf("Ben")).toHaveFocus());
  expect(await screen.findByText("Request Approved")).toBeVisible();
  await keys.keyboard("z");
  await waitFor(() => expect(made.filter(({ path }) => path.endsWith("/undo"))).toHaveLength(1));
  await keys.keyboard("r");
  const dialog = within(await screen.findByRole("dialog", { name: "Reject Request" }));
  expect(dialog.getByText(/^Ben: /)).toBeVisible();
  await keys.type(dialog.getByLabelText("Reason (optional)"), "jax");
  expect(dialog.getByLabelText("Reason (optional)")).toHaveValue("jax");
});

test("Z waits for the answer to the latest decision, because the toast still offers to undo the one before it", async () => {
  const { keys, made, replies } = openQueue([ann, ben, cleo], { "POST /api/pto-requests/Ben/undo": {} });
  const approveBen = replies["PATCH /api/pto-requests/Ben"] as () => unknown;
  let send: (() => void) | undefined;
  const sent = new Promise<void>((resolve) => (send = resolve));
  replies["PATCH /api/pto-requests/Ben"] = () => sent.then(approveBen);
  const undone = () => made.filter(({ path }) => path.endsWith("/undo")).map(({ path }) => path);
  await screen.findByRole("article", { name: "Ann's request" });
  await keys.keyboard("ja");
  expect(await screen.findByText(/^Ann, /)).toBeVisible();
  await waitFor(() => expect(cardOf("Ben")).toHaveFocus());
  await keys.keyboard("az");
  expect(undone()).toEqual([]);
  send?.();
  expect(await screen.findByText(/^Ben, /)).toBeVisible();
  await keys.keyboard("z");
  await waitFor(() => expect(undone()).toEqual(["/api/pto-requests/Ben/undo"]));
});

test("selected requests are approved together after a preview of what that would leave", async () => {
  const shortfall = {
    teams: [
      {
        team: "Night Shift",
        limit: "At least 2 people",
        dates: [
          { date: "2027-03-05", present: 1, working: 3, isBelow: true },
          { date: "2027-03-08", present: 2, working: 3, isBelow: false },
        ],
      },
    ],
    balances: [
      { userId: "e-Ann", userName: "Ann", type: "vacation", leaveYear: 2027, balanceAfter: -2, isUnlimited: false },
      { userId: "e-Ben", userName: "Ben", type: "vacation", leaveYear: 2027, balanceAfter: 3, isUnlimited: false },
      { userId: "e-Ben", userName: "Ben", type: "vacation", leaveYear: 2028, balanceAfter: -1, isUnlimited: false },
    ],
  };
  const { keys, made } = openQueue([ann, ben, cleo], { [`${WHAT_IF}Ann`]: FINE, [`${WHAT_IF}Ann,Ben`]: shortfall });
  await keys.click(await screen.findByRole("checkbox", { name: "Select Ann's request" }));
  const bar = within(await screen.findByRole("region", { name: "Selected requests" }));
  expect(await bar.findByText(/^If you approve it, every team keeps its minimum/)).toBeVisible();
  await keys.click(screen.getByRole("checkbox", { name: "Select Ben's request" }));
  expect(
    await bar.findByText(
      "If you approve all of them, Night Shift will have 1 of 3 people at work on Mar 05, 2027 (minimum: 2 people); Ann will have −2 days left; Ben will have −1 day left in 2028.",
    ),
  ).toBeVisible();
  await keys.click(bar.getByRole("button", { name: "Approve 2" }));
  expect(await screen.findByText("2 Requests Approved")).toBeVisible();
  expect(made.filter(({ method }) => method === "PATCH").map(({ path, body }) => [path, body])).toEqual([
    ["/api/pto-requests/Ann", { status: "approved", version: 1 }],
    ["/api/pto-requests/Ben", { status: "approved", version: 1 }],
  ]);
  await waitFor(() => expect(screen.queryByRole("region", { name: "Selected requests" })).toBeNull());
  expect(screen.getAllByRole("article")).toEqual([cardOf("Cleo")]);
  expect(cardOf("Cleo")).toHaveFocus();
});

test("approvals after which requests wait for another approval are counted as steps", async () => {
  const { keys, replies } = openQueue([ann, ben], {
    [`${WHAT_IF}Ann,Ben`]: FINE,
    "PATCH /api/pto-requests/Ann": { status: "pending" },
    "POST /api/pto-requests/Ann/undo": {},
    "POST /api/pto-requests/Ben/undo": answer(409, { error: "Too late" }),
  });
  await keys.click(await screen.findByRole("checkbox", { name: "Select all (2)" }));
  await keys.click(await screen.findByRole("button", { name: "Approve 2" }));
  expect(await screen.findByText("1 Request Approved")).toBeVisible();
  expect(screen.getByText("1 request still needs another approval.")).toBeVisible();
  await keys.click(screen.getByRole("button", { name: "Undo" }));
  expect(await screen.findByText("1 of 2 decisions was undone. Too late")).toBeVisible();
  replies[`${WHAT_IF}Ann`] = FINE;
  await keys.click(await screen.findByRole("checkbox", { name: "Select Ann's request" }));
  await keys.click(await screen.findByRole("button", { name: "Approve 1" }));
  expect(await screen.findByText("1 Step Approved")).toBeVisible();
});

test("a rejection names what would be rejected: a cancellation, a change, or extra work", async () => {
  const change = { requestId: "r1", isCancellation: false, isAtOnce: false };
  const { keys } = openQueue([
    of("Ann", { isCredit: true }),
    of("Ben", { change: { ...change, isCancellation: true } }),
    of("Cleo", { change }),
  ]);
  await keys.click(await screen.findByRole("checkbox", { name: "Select all (3)" }));
  await keys.click(await screen.findByRole("button", { name: "Reject 3" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Reject 3 Requests" }));
  expect(dialog.getByText(/^Ann: the request to add vacation leave, /)).toBeVisible();
  expect(dialog.getByText(/^Ben: the cancellation of vacation leave, /)).toBeVisible();
  expect(dialog.getByText(/^Cleo: the change to vacation leave, /)).toBeVisible();
});

test("selected extra work takes no time off, so no effect of its approval is previewed", async () => {
  const { keys, replies } = openQueue([of("Ann", { isCredit: true }), ben]);
  await keys.click(await screen.findByRole("checkbox", { name: "Select Ann's request" }));
  const bar = within(await screen.findByRole("region", { name: "Selected requests" }));
  expect(bar.getByText("1 selected")).toBeVisible();
  expect(bar.queryByText(/effect of approving/)).toBeNull();
  replies[`${WHAT_IF}Ben`] = FINE;
  await keys.click(screen.getByRole("checkbox", { name: "Select Ben's request" }));
  expect(
    await bar.findByText(/no balance falls below zero\. Changes, cancellations, and extra work aren't/),
  ).toBeVisible();
});

test("a selected request that may only be rejected stays, and the others are approved", async () => {
  const approvalRefusal = "Only another Admin or Owner can change past or current days of an Admin's time off";
  const { keys, made } = openQueue([ann, of("Ada", { approvalRefusal }), cleo], { [`${WHAT_IF}Ann,Cleo`]: FINE });
  await keys.click(await screen.findByRole("checkbox", { name: "Select all (3)" }));
  const bar = within(await screen.findByRole("region", { name: "Selected requests" }));
  expect(
    await bar.findByText(new RegExp(`no balance.* Ada's request stays pending: ${approvalRefusal}\\.$`)),
  ).toBeVisible();
  await keys.click(bar.getByRole("button", { name: "Approve 2" }));
  expect(await screen.findByText("2 Requests Approved")).toBeVisible();
  expect(made.filter(({ method }) => method === "PATCH").map(({ path }) => path)).toEqual([
    "/api/pto-requests/Ann",
    "/api/pto-requests/Cleo",
  ]);
  await waitFor(() => expect(bar.getByText("1 selected")).toBeVisible());
  expect(bar.getByRole("button", { name: "Approve 1" })).toBeDisabled();
  expect(bar.getByRole("button", { name: "Reject 1" })).toBeEnabled();
});

test("selected requests are rejected with one reason, and those that were refused stay selected", async () => {
  const { keys, made } = openQueue([ann, cleo], {
    [`${WHAT_IF}Ann,Cleo`]: FINE,
    "PATCH /api/pto-requests/Cleo": answer(409, { error: "The request was changed" }),
  });
  await keys.click(await screen.findByRole("checkbox", { name: "Select all (2)" }));
  await keys.click(await screen.findByRole("button", { name: "Reject 2" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Reject 2 Requests" }));
  await keys.type(dialog.getByLabelText("Reason (optional)"), "Release week");
  await keys.click(dialog.getByRole("button", { name: "Reject 2 Requests" }));
  expect(await screen.findByText("1 Request Couldn't Be Rejected")).toBeVisible();
  expect(screen.getByText(/^Cleo: The request was changed\s1 other request was rejected\.$/)).toBeVisible();
  expect(made.find(({ path }) => path.endsWith("/Ann"))?.body).toEqual({
    status: "rejected",
    version: 1,
    rejectionReason: "Release week",
  });
  await waitFor(() => expect(screen.getByRole("checkbox", { name: "Select Cleo's request" })).toBeChecked());
});
