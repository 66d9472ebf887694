import { describe, expect, test } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import { user } from "../testing/facts.ts";
import { answer } from "../testing/fakeApi.ts";
import { openApp } from "../testing/openApp.tsx";
import { wholeText } from "#console/shared/testing/wholeText.ts";

const OFFICE = {
  id: "01890000-0000-7000-8000-000000000001",
  name: "Main Office",
  country: "United States",
  timezone: "America/New_York",
  isDefault: true,
  memberCount: 1,
};
const BERLIN = {
  ...OFFICE,
  id: "01890000-0000-7000-8000-000000000002",
  name: "Berlin",
  isDefault: false,
  memberCount: 3,
};
const PEOPLE = [
  user("Ola Berg", "Owner"),
  user("Maya Chen", "Employee"),
  user("Tom Okafor", "Manager", { id: "01890000-0000-7000-8000-0000000000aa" }),
  user("Gone Person", "Employee", { isActive: false }),
];
const INVITATION = {
  id: "i1",
  email: "new@example.com",
  role: "Employee",
  officeId: OFFICE.id,
  startDate: "2027-03-01",
  managerId: null,
  status: "pending",
  token: "t0k",
  expiresAt: "2027-02-17T15:00:00.000Z",
  invitedByUserName: "Ola Berg",
};
const ALL = { "GET /api/users": PEOPLE, "GET /api/offices": [OFFICE], "GET /api/invitations": [INVITATION] };

test("managers see on the team page who must still book consecutive time off", async () => {
  const block = { id: "u2", name: "Maya Chen", officeName: null, managerName: "Tom Okafor", type: "vacation" };
  const blocks = [{ ...block, days: 10, longest: 0, by: "2027-12-31" }];
  openApp("/team", "Manager", { ...ALL, "GET /api/team/blocks": blocks });
  const section = within(await screen.findByRole("region", { name: "Consecutive Time Off to Book" }));
  expect(section.getByRole("listitem")).toHaveTextContent(
    "Maya ChenMust book 10 consecutive workdays of vacation leave, starting by Dec 31, 2027. None of this leave is booked yet.",
  );
});

describe("the team", () => {
  test("lists the active people and finds them by name, email, or role", async () => {
    const { keys } = openApp("/team", "Employee", { "GET /api/users": PEOPLE });
    expect(await screen.findByText("3 members")).toBeVisible();
    expect(screen.queryByText("Gone Person")).toBeNull();
    await keys.type(screen.getByRole("searchbox"), "MANAGER");
    expect(screen.getByText("1 member")).toBeVisible();
    expect(screen.getByText("Tom Okafor")).toBeVisible();
    await keys.type(screen.getByRole("searchbox"), " nobody");
    expect(screen.getByText("No team members found")).toBeVisible();
  });

  test("takes its search from the URL", async () => {
    openApp("/team?q=berg", "Employee", { "GET /api/users": PEOPLE });
    expect(await screen.findByText("1 member")).toBeVisible();
    expect(screen.getByRole("searchbox")).toHaveValue("berg");
  });

  test("shows that it is loading", async () => {
    openApp("/team", "Employee", { "GET /api/users": () => new Promise(() => {}) });
    expect(await screen.findByText("Loading team...")).toBeVisible();
  });
});

describe("the offices", () => {
  test("open one at a time and then load their members", async () => {
    const { keys, made } = openApp("/offices", "Employee", {
      "GET /api/offices": [OFFICE, BERLIN],
      [`GET /api/offices/${OFFICE.id}/members`]: [
        { id: "m", name: "Maya Chen", email: "maya@example.com", role: "Employee" },
      ],
      [`GET /api/offices/${BERLIN.id}/members`]: [],
    });
    const main = await screen.findByRole("button", { name: /Main Office/ });
    expect(main).toHaveTextContent("Default");
    expect(main).toHaveTextContent("1 member");
    expect(made.some(({ path }) => path.includes("members"))).toBe(false);
    await keys.click(main);
    expect(await screen.findByText("maya@example.com")).toBeVisible();
    await keys.click(screen.getByRole("button", { name: /Berlin/ }));
    expect(await screen.findByText("No members assigned to this office")).toBeVisible();
    expect(main).toHaveAttribute("aria-expanded", "false");
    expect(window.location.search).toBe(`?office=${BERLIN.id}`);
  });

  test("show an empty state", async () => {
    openApp("/offices", "Employee", { "GET /api/offices": [] });
    expect(await screen.findByText("No offices configured")).toBeVisible();
  });
});

describe("the users page", () => {
  test("filters by role", async () => {
    const { keys } = openApp("/settings/users", "Owner", ALL);
    const table = await screen.findByRole("table", { name: "Users" });
    expect(within(table).getAllByRole("row")).toHaveLength(4);
    await keys.click(screen.getByRole("combobox", { name: "Role" }));
    await keys.click(await screen.findByRole("option", { name: "Owner" }));
    expect(within(screen.getByRole("table", { name: "Users" })).getAllByRole("row")).toHaveLength(2);
  });

  test("does not fetch invitations for a Manager", async () => {
    const { made } = openApp("/settings/users", "Manager", ALL);
    expect(await screen.findByRole("table", { name: "Users" })).toBeVisible();
    expect(screen.queryByRole("button", { name: "Invite User" })).toBeNull();
    expect(made.some(({ path }) => path === "/api/invitations")).toBe(false);
  });

  test("without email, the invitation dialog creates the invitation instead of sending it", async () => {
    const replies = { ...ALL, "GET /api/offices": [OFFICE, BERLIN] };
    const { keys } = openApp("/settings/users", "Admin", replies, { hasMail: false });
    const invite = await screen.findByRole("button", { name: "Invite User" });
    await waitFor(() => expect(invite).toBeEnabled());
    await keys.click(invite);
    const dialog = within(await screen.findByRole("dialog", { name: "Invite User" }));
    expect(dialog.getByRole("button", { name: "Create Invitation" })).toBeVisible();
  });

  test("invites a person and copies the link", async () => {
    const { keys, made } = openApp("/settings/users", "Admin", {
      ...ALL,
      "GET /api/offices": [OFFICE, BERLIN],
      "POST /api/invitations": answer(201, INVITATION),
    });
    const invite = await screen.findByRole("button", { name: "Invite User" });
    await waitFor(() => expect(invite).toBeEnabled());
    await keys.click(invite);
    const dialog = within(await screen.findByRole("dialog", { name: "Invite User" }));
    await keys.click(dialog.getByRole("button", { name: "Send Invitation" }));
    expect(await dialog.findByText("Invalid email address")).toBeVisible();
    expect(dialog.getByText("Office assignment is required")).toBeVisible();

    await keys.type(dialog.getByLabelText("Email"), "new@example.com");
    await keys.click(dialog.getByRole("combobox", { name: "Role" }));
    expect(screen.queryByRole("option", { name: "Owner" })).toBeNull();
    await keys.click(await screen.findByRole("option", { name: "Manager" }));
    await keys.click(dialog.getByRole("combobox", { name: "Office" }));
    await keys.click(await screen.findByRole("option", { name: "Berlin" }));
    await keys.click(dialog.getByRole("combobox", { name: "Manager (optional)" }));
    await keys.click(await screen.findByRole("option", { name: "Tom Okafor" }));
    await keys.click(dialog.getByRole("button", { name: "Send Invitation" }));
    expect(await screen.findByText("Invitation Sent")).toBeVisible();
    expect(made.find(({ method }) => method === "POST")?.body).toEqual({
      email: "new@example.com",
      role: "Manager",
      officeId: BERLIN.id,
      managerId: "01890000-0000-7000-8000-0000000000aa",
      startDate: "2027-02-10",
    });
    expect(await navigator.clipboard.readText()).toBe("http://localhost/accept-invitation?token=t0k");
  });

  test("shows when an invitation expires, copies its link, and revokes it", async () => {
    const { keys, made, replies } = openApp("/settings/users", "Owner", {
      ...ALL,
      "DELETE /api/invitations/i1": answer(204),
    });
    expect(
      await screen.findByText(wholeText("Employee · start date Mar 01, 2027 · expires Feb 17, 2027")),
    ).toBeVisible();
    await keys.click(screen.getByRole("button", { name: "Copy Link for new@example.com" }));
    expect(await screen.findByText("Link Copied")).toBeVisible();
    await keys.click(screen.getByRole("button", { name: "Revoke invitation for new@example.com" }));
    const dialog = within(await screen.findByRole("dialog"));
    replies["GET /api/invitations"] = [];
    await keys.click(dialog.getByRole("button", { name: "Revoke" }));
    expect(await screen.findByText("Invitation revoked successfully")).toBeVisible();
    expect(made.some(({ method, path }) => method === "DELETE" && path === "/api/invitations/i1")).toBe(true);
    const none = await screen.findByText("No pending invitations. Invite someone to get started.");
    await waitFor(() => expect(document.body).not.toHaveFocus());
    expect(document.activeElement).toContainElement(none);
  });

  test("shows an error if the list fails", async () => {
    openApp("/settings/users", "Manager", { "GET /api/users": answer(500, { error: "Something went wrong" }) });
    expect(await screen.findByText("Failed to load users. Please try again.")).toBeVisible();
  });
});

test("Slack can be connected if it isn't yet", async () => {
  openApp("/settings/slack", "Owner", { "GET /api/slack/status": { connected: false } });
  expect(await screen.findByText("Not Connected")).toBeVisible();
  expect(screen.getByRole("link", { name: "Connect to Slack" })).toHaveAttribute("href", "/api/slack/install?shown=u1");
  expect(screen.getAllByRole("listitem").length).toBeGreaterThanOrEqual(4);
});

test("a server without Slack shows that Slack isn't available and offers no button that leads nowhere", async () => {
  openApp("/settings/slack", "Owner", { "GET /api/slack/status": { connected: false } }, { hasSlack: false });
  expect(await screen.findByText(/^Slack isn't set up on this server yet\./)).toBeVisible();
  expect(screen.getByRole("button", { name: "Connect to Slack" })).toBeDisabled();
  expect(screen.queryByRole("link", { name: "Connect to Slack" })).toBeNull();
});

test("connected Slack shows every workspace, and a note that all of them are disconnected together", async () => {
  const { keys, replies } = openApp("/settings/slack", "Owner", {
    "GET /api/slack/status": {
      connected: true,
      teamName: "Northwind HQ",
      installedAt: null,
      workspaces: [
        { teamName: "Northwind HQ", installedAt: null, connectedByName: null, linksByEmail: true },
        { teamName: "Depot", installedAt: "2027-01-05T10:00:00Z", connectedByName: "Ada", linksByEmail: false },
      ],
    },
  });
  expect(await screen.findByText("Northwind HQ")).toBeVisible();
  expect(screen.getByText("Installed: Unknown")).toBeVisible();
  expect(screen.getByText("Depot")).toBeVisible();
  expect(screen.getByText("Installed Jan 05, 2027, by Ada")).toBeVisible();
  expect(screen.getByText(/^Ada is no longer an active Admin or Owner\./)).toBeVisible();
  expect(screen.getByRole("link", { name: "Connect or Reconnect a Workspace" })).toHaveAttribute(
    "href",
    "/api/slack/install?shown=u1",
  );
  replies["DELETE /api/slack/installation"] = () => {
    replies["GET /api/slack/status"] = { connected: false };
    return answer(204);
  };
  await keys.click(screen.getByRole("button", { name: "Disconnect All" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Disconnect Slack?" }));
  expect(dialog.getByText(/slash commands for your 2 workspaces\./)).toBeVisible();
  await keys.click(dialog.getByRole("button", { name: "Disconnect All" }));
  expect(await screen.findByText("Slack Disconnected")).toBeVisible();
  expect(await screen.findByText("Not Connected")).toBeVisible();
});
