import { expect, test } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import type { SetupAnswer } from "#core/api/OrganizationAnswer.ts";
import { SETUP_STEPS } from "#core/organization/setup.ts";
import { me, user } from "../testing/facts.ts";
import { MAIN, VACATION } from "../testing/officesPage.tsx";
import { openApp } from "../testing/openApp.tsx";

const checklist = (...done: string[]): SetupAnswer => ({
  state: "open",
  steps: SETUP_STEPS.map((step) => ({ step, isDone: done.includes(step) })),
});

const OFFICE = "01890000-0000-7000-8000-000000000001";

const replies = (...done: string[]) => ({
  "GET /api/offices": [{ ...MAIN, id: OFFICE }],
  [`GET /api/offices/${OFFICE}/policies`]: [VACATION],
  "GET /api/auth/user": { ...me("Owner"), setup: "new" },
  "GET /api/organization/setup": checklist(...done),
  "PATCH /api/organization/setup": ({ confirmed }: { confirmed?: string }) =>
    checklist(...done, ...(confirmed ? [confirmed] : [])),
});

test("the first sign-in to a new organization opens the checklist, which tracks and confirms its steps", async () => {
  const { made, keys } = openApp("/", "Owner", replies("slack"));
  expect(await screen.findByRole("heading", { name: "Get Started" })).toBeVisible();
  expect(await screen.findByText("1 of 6 steps done")).toBeVisible();
  await waitFor(() =>
    expect(made).toContainEqual({ method: "PATCH", path: "/api/organization/setup", body: { state: "open" } }),
  );
  await keys.click(await screen.findByRole("button", { name: "Office Looks Good" }));
  expect(await screen.findByText("2 of 6 steps done")).toBeVisible();
  expect(made).toContainEqual({ method: "PATCH", path: "/api/organization/setup", body: { confirmed: "office" } });
  await waitFor(() => expect(document.activeElement).toHaveTextContent(/^Check your office, done/));
});

test.each([
  [null, "Working hours: Monday to Friday, 8 hours a day."],
  [
    {
      from: "2027-01-04",
      weeks: [
        [480, 480, 480, 480, 0, 0, 0],
        [480, 0, 0, 0, 0, 0, 0],
      ],
    },
    "Working hours alternate between two weeks. Week 1: Monday to Thursday, 8 hours a day; Fridays off. Week 2: Monday, 8 hours; Tuesdays, Wednesdays, Thursdays, and Fridays off.",
  ],
])("the checklist shows the working hours %j in words", async (workingPattern, text) => {
  openApp("/setup", "Owner", { ...replies(), "GET /api/offices": [{ ...MAIN, id: OFFICE, workingPattern }] });
  expect(
    await screen.findByText(`Main Office is in the United States, in the time zone America/New York. ${text}`),
  ).toBeVisible();
});

test("the steps appear together, once the office has loaded", async () => {
  openApp("/setup", "Owner", { ...replies(), "GET /api/offices": () => new Promise(() => {}) });
  expect(await screen.findByText("0 of 6 steps done")).toBeVisible();
  expect(screen.queryByRole("heading", { name: /^Invite your team/ })).toBeNull();
});

test("without a Slack app on the server, the checklist can be completed without Slack", async () => {
  const others = SETUP_STEPS.filter((step) => step !== "slack");
  openApp("/setup", "Owner", replies(...others), { hasSlack: false });
  expect(await screen.findByText("Everything is set up.")).toBeVisible();
  expect(screen.getByText("5 of 5 steps done")).toBeVisible();
  expect(screen.queryByRole("heading", { name: /Slack/ })).not.toBeInTheDocument();
});

test("pasted addresses are counted, words that aren't addresses are named, and everyone is invited at once", async () => {
  const { made, keys } = openApp("/setup", "Owner", {
    ...replies(),
    "POST /api/invitations/bulk": { sent: [], members: ["ben@acme.example"], invited: [] },
  });
  const invite = await screen.findByRole("button", { name: "Invite Several People" });
  await waitFor(() => expect(invite).toBeEnabled());
  await keys.click(invite);
  const dialog = within(await screen.findByRole("dialog"));
  await keys.click(dialog.getByLabelText("Email Addresses"));
  await keys.paste("Ana <ana@acme.example>, ben@acme.example; cleo");
  expect(dialog.getByRole("status")).toHaveTextContent("Not an email address: “cleo”");
  expect(dialog.getByRole("button", { name: "Invite 2 People" })).toBeDisabled();
  await keys.paste(" dan");
  expect(dialog.getByRole("status")).toHaveTextContent("Not email addresses: “cleo” and “dan”");
  await keys.clear(dialog.getByLabelText("Email Addresses"));
  await keys.paste("ana@acme.example\nben@acme.example");
  await keys.click(dialog.getByRole("button", { name: "Invite 2 People" }));
  expect(await screen.findByText("1 person already has an account.")).toBeVisible();
  expect(made.findLast(({ method }) => method === "POST")).toMatchObject({
    body: { emails: ["ana@acme.example", "ben@acme.example"], role: "Employee" },
  });
});

test("without email, the notice after inviting several people names the page with their links", async () => {
  const sent = { sent: ["ana@acme.example"], members: [], invited: [] };
  const { keys } = openApp("/setup", "Owner", { ...replies(), "POST /api/invitations/bulk": sent }, { hasMail: false });
  const invite = await screen.findByRole("button", { name: "Invite Several People" });
  await waitFor(() => expect(invite).toBeEnabled());
  await keys.click(invite);
  const dialog = within(await screen.findByRole("dialog"));
  expect(dialog.getByText(/Email isn't set up on this server/)).toBeVisible();
  await keys.click(dialog.getByLabelText("Email Addresses"));
  await keys.paste("ana@acme.example");
  await keys.click(dialog.getByRole("button", { name: "Invite 1 Person" }));
  expect(await screen.findByText("1 Invitation Created")).toBeVisible();
  expect(screen.getByText("Copy the links from the list of invitations on the Users page.")).toBeVisible();
});

test("the only person of an organization sees an invitation to invite others, not zeros", async () => {
  openApp("/dashboard", "Owner", { ...replies(), "GET /api/users": [user("Ann Whitfield", "Owner")] });
  expect(await screen.findByText(/just you so far/)).toBeVisible();
  expect(screen.getByRole("link", { name: "Invite Your Team" })).toHaveAttribute("href", "/setup");
  expect(screen.queryByText("Team Members")).not.toBeInTheDocument();
});
