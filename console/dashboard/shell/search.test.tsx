import { expect, test } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import type { SearchAnswer } from "#core/api/search/SearchAnswer.ts";
import { shortcutsHere } from "#console/shared/keys/shortcuts.ts";
import { teamRequest } from "../testing/facts.ts";
import { openApp } from "../testing/openApp.tsx";
import "#console/shared/keys/ShortcutsDialog.tsx";
import "#console/shared/search/SearchDialog.tsx";
import "../pages/ApprovalsPage.tsx";
import "../pages/TeamPage.tsx";
import "../requests/form/RequestDialog.tsx";
import "./PageKeys.tsx";

const FOUND: SearchAnswer = {
  people: [
    {
      id: "e1",
      name: "Maya Chen",
      email: "maya@example.com",
      avatar: "/a.svg",
      role: "Employee",
      isActive: true,
      hasPage: true,
    },
  ],
  requests: [],
  records: [],
};

async function open(path: string, role: "Employee" | "Manager") {
  const app = openApp(path, role, {
    "GET /api/search": FOUND,
    "GET /api/pto-requests?view=team&status=pending": [teamRequest()],
  });
  await screen.findByRole("heading", { level: 1 });
  await waitFor(() => expect(shortcutsHere()).not.toEqual([]));
  return app;
}

test("Ctrl+K searches, arrow keys choose, and Enter opens", async () => {
  const { keys } = await open("/requests", "Manager");
  await keys.keyboard("{Control>}k{/Control}");
  const field = await screen.findByRole("combobox", { name: "Search" });
  expect(field).toHaveFocus();
  expect(within(screen.getByRole("group", { name: "Actions" })).getByText("New request")).toBeVisible();
  await keys.type(field, "ma");
  const option = await screen.findByRole("option", { name: /Maya Chen/ });
  expect(option).toHaveAttribute("aria-selected", "true");
  expect(field).toHaveAttribute("aria-activedescendant", option.id);
  await keys.keyboard("{ArrowDown}");
  await keys.keyboard("{ArrowUp}{Enter}");
  expect(screen.queryByRole("dialog", { name: "Search" })).toBeNull();
  expect(window.location.pathname).toBe("/people/e1");
});

test("Enter waits for results that are on their way", async () => {
  const { keys } = await open("/requests", "Manager");
  await keys.keyboard("/");
  await keys.type(await screen.findByRole("combobox", { name: "Search" }), "chen{Enter}");
  await screen.findByRole("heading", { name: /Page Not Found|Person/ });
  expect(window.location.pathname).toBe("/people/e1");
});

test("the slash focuses the search field of a page that has one", async () => {
  const { keys } = await open("/team", "Employee");
  const field = await screen.findByRole("searchbox");
  await keys.keyboard("/");
  expect(field).toHaveFocus();
  await keys.keyboard("n?");
  expect(field).toHaveValue("n?");
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("N opens a new request, and no shortcut works while a dialog is open", async () => {
  const { keys } = await open("/dashboard", "Employee");
  await keys.keyboard("n");
  expect(await screen.findByRole("dialog", { name: "Request Time Off" })).toBeVisible();
  await keys.keyboard("?");
  expect(screen.queryByRole("dialog", { name: "Keyboard Shortcuts" })).toBeNull();
});

test("C opens the calendar, and P the approvals for those who have any", async () => {
  const { keys } = await open("/requests", "Employee");
  await keys.keyboard("p");
  expect(window.location.pathname).toBe("/requests");
  await keys.keyboard("c");
  expect(window.location.pathname).toBe("/calendar");
});

test("the list of shortcuts shows those that work on the page", async () => {
  const { keys } = await open("/approvals", "Manager");
  await screen.findByRole("article", { name: "Maya Chen's request" });
  await keys.keyboard("?");
  const dialog = within(await screen.findByRole("dialog", { name: "Keyboard Shortcuts" }));
  const meanings = (group: string) =>
    within(dialog.getByRole("region", { name: group }))
      .getAllByRole("term")
      .map(({ textContent }) => textContent);
  expect(meanings("Everywhere")).toEqual([
    "Search",
    "Search this page, or everything if it has no search field",
    "New request",
    "Show this list",
    "Open Calendar",
    "Open Approvals",
  ]);
  expect(meanings("Pending Approvals")).toEqual(["Next", "Previous", "Select", "Approve", "Reject", "Undo"]);
});
