import { expect, test } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import type { PersonPageAnswer } from "#core/api/people/PersonPageAnswer.ts";
import type { Role } from "#core/people/access/roles.ts";
import { balance, ownRequest, teamRequest } from "../../testing/facts.ts";
import { answer } from "../../testing/fakeApi.ts";
import { openApp } from "../../testing/openApp.tsx";
import "./PersonPage.tsx";
import "../../requests/change/ChangeDialog.tsx";
import "../../requests/person/CancelForDialog.tsx";

const PERSON = {
  id: "e1",
  name: "Maya Chen",
  email: "maya@example.com",
  avatar: "/avatars/Maya.svg",
  role: "Employee" as const,
  managerId: "u1",
  managerName: "Ann Whitfield",
  officeId: null,
  office: null,
  officeName: null,
  isActive: true,
  startDate: "2025-02-03",
  endDate: null,
  workingPattern: null,
};
const APPROVED = ownRequest({ id: "r2", status: "approved", startDate: "2027-03-08", endDate: "2027-03-10", days: 3 });
const PAST = ownRequest({ id: "r3", status: "approved", startDate: "2027-01-11", endDate: "2027-01-11", days: 1 });
const PAGE: PersonPageAnswer = {
  person: PERSON,
  today: "2027-02-10",
  teams: [{ id: "t1", name: "Night Shift", isLead: true }],
  calendar: { from: "2027-01-01", to: "2027-12-31", days: "w".repeat(365), holidays: [] },
  requests: [ownRequest({ id: "t1" }), APPROVED, PAST],
};

function open(role: Role, replies: Record<string, unknown> = {}) {
  return openApp("/people/e1", role, {
    "GET /api/users/e1/page?year=2027": PAGE,
    "GET /api/users/e1/balances": [balance()],
    "GET /api/pto-requests?view=team&status=pending": [
      teamRequest({ id: "t1", employee: { id: "e1", name: "Maya Chen", email: "m@example.com", avatar: "/a.svg" } }),
      teamRequest({ id: "t2", employee: { id: "e2", name: "Tom Okafor", email: "t@example.com", avatar: "/b.svg" } }),
    ],
    "GET /api/admin/people/e1/policies": [],
    ...replies,
  });
}

test("those above a person see their calendar, balances, requests, and details, and decide", async () => {
  const change = { id: "c1", version: 1, isCancellation: true, startDate: "2027-03-08", endDate: "2027-03-10" };
  const changed = { ...APPROVED, change: { ...change, isHalfDay: false, days: 0, notes: null } };
  open("Manager", {
    "GET /api/users/e1/page?year=2027": { ...PAGE, requests: [ownRequest({ id: "t1" }), changed, PAST] },
  });
  expect(await screen.findByRole("heading", { name: "Maya Chen", level: 1 })).toBeVisible();
  expect(await screen.findByRole("article", { name: "Maya Chen's request" })).toBeVisible();
  expect(screen.queryByRole("article", { name: "Tom Okafor's request" })).toBeNull();
  expect(screen.getByRole("table", { name: "March 2027" })).toHaveTextContent("Vacation (pending)");
  expect(await screen.findByRole("article", { name: "Vacation balance" })).toBeVisible();
  expect(within(screen.getByRole("region", { name: "Upcoming" })).getByText("Mar 08 – Mar 10, 2027")).toBeVisible();
  expect(within(screen.getByRole("region", { name: "Past and Closed" })).getByText("Jan 11, 2027")).toBeVisible();
  expect(screen.getByText("Cancellation pending")).toHaveStyle({ display: "block" });
  expect(screen.getByText("Night Shift (lead)")).toBeVisible();
  expect(screen.getByRole("link", { name: "Ann Whitfield" })).toHaveAttribute("href", "/people/u1");
  expect(screen.getByRole("button", { name: "Record Time Off" })).toBeVisible();
  expect(screen.queryByRole("link", { name: "Open in Admin Console" })).toBeNull();
  expect(screen.queryByRole("button", { name: /^Cancel Mar/ })).toBeNull();
});

test("after a decision, the focus moves to the same person's next request, not to another person's", async () => {
  const employee = { id: "e1", name: "Maya Chen", email: "m@example.com", avatar: "/a.svg" };
  const maya = (id: string, day: string) => teamRequest({ id, employee, startDate: day, endDate: day });
  const tom = teamRequest({ id: "t2", employee: { ...employee, id: "e2", name: "Tom Okafor" } });
  const pending = "GET /api/pto-requests?view=team&status=pending";
  const later = [tom, maya("t3", "2027-06-01")];
  const { keys, replies } = open("Manager", {
    [pending]: [maya("t1", "2027-02-15"), ...later],
    "PATCH /api/pto-requests/t1": () => {
      replies[pending] = later;
      return { status: "approved" };
    },
  });
  const [first] = await screen.findAllByRole("button", { name: "Approve Maya Chen's request" });
  await keys.click(first as HTMLElement);
  await waitFor(() => expect(screen.getByRole("article", { name: "Maya Chen's request" })).toHaveFocus());
});

test("a person's own working hours begin with the day from which both weeks apply", async () => {
  const weeks = [
    [480, 480, 480, 480, 0, 0, 0],
    [480, 480, 480, 480, 480, 0, 0],
  ] as const;
  const person = { ...PERSON, workingPattern: { from: "2027-02-01", weeks } };
  open("Manager", { "GET /api/users/e1/page?year=2027": { ...PAGE, person } });
  const words =
    "From Feb 01, 2027: Week 1: Monday to Thursday, 8 hours a day; Fridays off. Week 2: Monday to Friday, 8 hours a day";
  expect(await screen.findByText(words)).toBeVisible();
});

test("a manager changes approved leave at once, with a reason", async () => {
  const { keys, made } = open("Manager", {
    "GET /api/pto-requests/r2/changes/preview": answer(500),
    "POST /api/pto-requests/r2/changes": {},
  });
  await keys.click(await screen.findByRole("button", { name: "Change Mar 08 – Mar 10, 2027" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Change Time Off" }));
  expect(dialog.getByText(/takes effect immediately. Maya Chen will be notified/)).toBeVisible();
  expect(dialog.queryByText("Approver")).toBeNull();
  expect(dialog.getByRole("textbox", { name: "Reason" })).toBeVisible();
  expect(made.some(({ method }) => method === "POST")).toBe(false);
});

test("an Admin cancels a person's approved leave with a reason, and continues in the console", async () => {
  const { keys, made } = open("Admin", { "PATCH /api/pto-requests/r3": PAST });
  expect(await screen.findByRole("link", { name: "Open in Admin Console" })).toHaveAttribute(
    "href",
    "/admin/people/e1",
  );
  await keys.click(screen.getByRole("button", { name: "Cancel Jan 11, 2027" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Cancel this request?" }));
  await keys.type(dialog.getByRole("textbox", { name: "Reason" }), "Recorded by mistake");
  await keys.click(dialog.getByRole("button", { name: "Cancel Request" }));
  expect(await screen.findByText("Request Cancelled")).toBeVisible();
  const body = { status: "cancelled", version: 1, rejectionReason: "Recorded by mistake" };
  expect(made).toContainEqual({ method: "PATCH", path: "/api/pto-requests/r3", body });
});

test("an Admin deletes a person's photo after a confirmation; a Manager can't", async () => {
  const page = { ...PAGE, person: { ...PERSON, avatar: "/api/users/e1/photo?v=0123456789abcdef" } };
  const asManager = open("Manager", { "GET /api/users/e1/page?year=2027": page });
  expect(await screen.findByRole("button", { name: "Record Time Off" })).toBeVisible();
  expect(screen.queryByRole("button", { name: "Delete Photo" })).toBeNull();
  asManager.unmount();
  const replies = { "GET /api/users/e1/page?year=2027": page, "DELETE /api/users/e1/photo": answer(204) };
  const { keys, made } = open("Admin", replies);
  await keys.click(await screen.findByRole("button", { name: "Delete Photo" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Delete Maya Chen's photo?" }));
  await keys.click(dialog.getByRole("button", { name: "Delete Photo" }));
  expect(await screen.findByText("Maya Chen was notified by email.")).toBeVisible();
  expect(made.filter(({ method }) => method === "DELETE").map(({ path }) => path)).toEqual(["/api/users/e1/photo"]);
});

test("the page of a person whom the viewer may not see is like an unknown address", async () => {
  open("Employee", { "GET /api/users/e1/page?year=2027": answer(404, { error: "The person was not found" }) });
  expect(await screen.findByRole("heading", { name: "404 Page Not Found" })).toBeVisible();
});
