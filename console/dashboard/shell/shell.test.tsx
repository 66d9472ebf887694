import { expect, test } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import type { Role } from "#core/people/access/roles.ts";
import { openApp } from "../testing/openApp.tsx";
import { navigationOf } from "./navigation.ts";

const ALL_PAGES = [
  "dashboard",
  "calendar",
  "requests",
  "approvals",
  "settings/users",
  "offices",
  "settings",
  "settings/offices",
  "settings/slack",
];

test.each<[Role, string[]]>([
  ["Employee", ["dashboard", "calendar", "requests", "team", "offices"]],
  ["Manager", ["dashboard", "calendar", "requests", "approvals", "settings/users", "offices"]],
  ["Admin", ALL_PAGES],
  ["Owner", ALL_PAGES],
])("the sidebar of a person with the role %s", (role, keys) => {
  const { pages, settings } = navigationOf({ role });
  expect([...pages, ...settings].map(({ page }) => page)).toEqual(keys);
});

test("the list of the team is marked as Team for Admins, whose entry leads to the list of users", async () => {
  openApp("/team", "Admin");
  const nav = within(await screen.findByRole("navigation", { name: "Main" }));
  expect(nav.getByRole("link", { name: "Team" })).toHaveAttribute("aria-current", "page");
});

test("the current page is marked, and a link leads to another", async () => {
  const { keys } = openApp("/", "Employee");
  const nav = within(await screen.findByRole("navigation", { name: "Main" }));
  expect(nav.getByRole("link", { name: "Dashboard" })).toHaveAttribute("aria-current", "page");
  await keys.click(nav.getByRole("link", { name: "My Requests" }));
  expect(await screen.findByRole("heading", { name: "My Requests" })).toBeVisible();
  expect(window.location.pathname).toBe("/requests");
  expect(nav.getByRole("link", { name: "My Requests" })).toHaveAttribute("aria-current", "page");
});

test("a new page starts at its top, with the focus on its content", async () => {
  const { keys } = openApp("/", "Employee");
  await keys.click(await screen.findByRole("link", { name: "My Requests" }));
  expect(await screen.findByRole("heading", { name: "My Requests" })).toBeVisible();
  expect(screen.getByRole("main")).toHaveFocus();
});

test("the sidebar collapses by its button and by Ctrl+B, and stays that way", async () => {
  const { keys } = openApp("/", "Employee");
  const toggle = await screen.findByRole("button", { name: "Toggle sidebar" });
  expect(toggle).toHaveAttribute("aria-expanded", "true");
  await keys.keyboard("{Control>}b{/Control}");
  expect(toggle).toHaveAttribute("aria-expanded", "false");
  expect(document.cookie).toContain("sidebar_state=false");
  expect(screen.getByRole("link", { name: "My Requests" })).toBeVisible();
  await keys.click(toggle);
  expect(document.cookie).toContain("sidebar_state=true");
});

test("the user menu shows the signed-in person and opens the profile and the preferences", async () => {
  const { keys, made } = openApp("/", "Manager", { "PATCH /api/auth/user": {} });
  await keys.click(await screen.findByRole("button", { name: "Account menu for Ann Whitfield" }));
  const menu = within(await screen.findByRole("menu"));
  expect(menu.getByText("ann@example.com")).toBeVisible();
  expect(menu.getByText("Manager")).toBeVisible();
  await keys.click(menu.getByRole("menuitem", { name: "Profile Settings" }));
  const profile = within(await screen.findByRole("dialog", { name: "Profile Settings" }));
  await keys.clear(profile.getByLabelText("Full Name"));
  await keys.type(profile.getByLabelText("Full Name"), "Ann W{Enter}");
  expect(await screen.findByText("Profile Updated")).toBeVisible();
  expect(made.find(({ method }) => method === "PATCH")?.body).toEqual({ name: "Ann W" });
});

test("the theme switches, is remembered, and follows the system again through the preferences", async () => {
  const { keys } = openApp("/", "Employee");
  await keys.click(await screen.findByRole("button", { name: "Switch to dark theme" }));
  await waitFor(() => expect(localStorage.getItem("theme")).toBe("dark"));
  await keys.click(screen.getByRole("button", { name: /Account menu/ }));
  await keys.click(await screen.findByRole("menuitem", { name: "Preferences" }));
  await keys.click(await screen.findByRole("radio", { name: "System" }));
  expect(localStorage.getItem("theme")).toBe("system");
});
