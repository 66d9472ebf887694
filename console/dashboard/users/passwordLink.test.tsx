import { expect, jest, test } from "@jest/globals";
import { screen, within } from "@testing-library/react";
import { answer } from "../testing/fakeApi.ts";
import { openApp } from "../testing/openApp.tsx";
import { act, USERS_PAGE } from "../testing/usersPage.tsx";

const LINK = "https://awayday.example/reset-password#token=abc";
const MAKE = "POST /api/users/Maya%20Chen/password-link";
const made = answer(201, { link: LINK, expiresAt: "2027-02-10T15:30:00.000Z" });

test("an Admin copies a link that sets a new password for a person", async () => {
  const opened = openApp("/settings/users", "Admin", { ...USERS_PAGE, [MAKE]: made });
  const dialog = await act(opened, "Maya Chen", "Copy Password Link");
  expect(dialog.getByText(/unlinks their accounts at Google, identity providers, and Slack\.$/)).toBeVisible();
  expect(dialog.getByText("maya.chen@example.com")).toBeVisible();
  await opened.keys.click(dialog.getByRole("button", { name: "Copy Password Link" }));
  expect(await screen.findByText("Link Copied")).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(LINK);
});

test("the link is shown if the browser refuses to copy it", async () => {
  const opened = openApp("/settings/users", "Admin", { ...USERS_PAGE, [MAKE]: made });
  jest.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("not allowed"));
  const dialog = await act(opened, "Maya Chen", "Copy Password Link");
  await opened.keys.click(dialog.getByRole("button", { name: "Copy Password Link" }));
  expect(await dialog.findByRole("textbox", { name: "Password Link" })).toHaveValue(LINK);
});

test("a refusal shows the server's text", async () => {
  const opened = openApp("/settings/users", "Admin", {
    ...USERS_PAGE,
    [MAKE]: answer(409, { error: "This person is deactivated" }),
  });
  const dialog = await act(opened, "Maya Chen", "Copy Password Link");
  await opened.keys.click(dialog.getByRole("button", { name: "Copy Password Link" }));
  expect(await screen.findByText("This person is deactivated")).toBeVisible();
});

test("no link is offered for a role above your own", async () => {
  const { keys } = openApp("/settings/users", "Admin", USERS_PAGE);
  await keys.click(await screen.findByRole("button", { name: "More actions for Ola Berg" }));
  const menu = within(await screen.findByRole("menu"));
  expect(menu.queryByRole("menuitem", { name: "Copy Password Link" })).toBeNull();
});
