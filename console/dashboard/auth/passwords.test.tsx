import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { takeCarriedToast } from "#console/shared/toast/carriedToast.ts";
import { browser } from "../session/browser.ts";
import { answer } from "../testing/fakeApi.ts";
import { openApp } from "../testing/openApp.tsx";

let goTo: jest.SpiedFunction<typeof browser.goTo>;
beforeEach(() => {
  goTo = jest.spyOn(browser, "goTo").mockImplementation(() => {});
});
afterEach(() => goTo.mockRestore());

const FORGOT = "POST /api/auth/forgot-password";
const RESET = "POST /api/auth/reset-password";

test("the sign-in page leads to the password link form, which shows the server's message", async () => {
  const message = "If there is an account with this email, a message with a link is on its way.";
  const { keys, made } = openApp("/login", null, { [FORGOT]: { message } });
  await keys.click(await screen.findByRole("link", { name: "Forgot password?" }));
  const send = await screen.findByRole("button", { name: "Send Link" });
  expect(send).toBeDisabled();
  await keys.type(screen.getByLabelText("Email"), "ann@example.com");
  await keys.click(send);
  expect(await screen.findByText(message)).toBeVisible();
  expect(made.at(-1)?.body).toEqual({ email: "ann@example.com" });
});

test("a server without email offers no link and refers to an Admin", async () => {
  openApp("/forgot-password", null, {}, { hasMail: false });
  expect(await screen.findByText(/Ask an Admin in your organization for a password link\.$/)).toBeVisible();
  expect(screen.queryByRole("button", { name: "Send Link" })).toBeNull();
});

test("a new password must be typed twice and leads to the sign-in page", async () => {
  const { keys, made } = openApp("/reset-password#token=abc", null, { [RESET]: answer(204) });
  await keys.type(await screen.findByLabelText("New Password"), "a better one");
  expect(window.location.href).not.toContain("abc");
  await keys.type(screen.getByLabelText("Confirm Password"), "another one");
  await keys.click(screen.getByRole("button", { name: "Set Password" }));
  expect(await screen.findByText("Passwords don't match")).toBeVisible();
  expect(made.some(({ method }) => method === "POST")).toBe(false);
  await keys.clear(screen.getByLabelText("Confirm Password"));
  await keys.type(screen.getByLabelText("Confirm Password"), "a better one{Enter}");
  await waitFor(() => expect(goTo).toHaveBeenCalledWith("/"));
  expect(made.at(-1)?.body).toEqual({ token: "abc", newPassword: "a better one" });
  expect(takeCarriedToast()?.title).toBe("Password Changed");
});

test.each<[string, string]>([
  ["that was already used", "/reset-password#token=abc"],
  ["without its token", "/reset-password"],
])("a link %s offers a new one", async (_, address) => {
  const { keys } = openApp(address, null, { [RESET]: answer(404, { error: "Dead", code: "invalid_reset" }) });
  if (address.includes("token")) {
    await keys.type(await screen.findByLabelText("New Password"), "a better one");
    await keys.type(screen.getByLabelText("Confirm Password"), "a better one{Enter}");
  }
  expect(await screen.findByRole("heading", { name: "This link no longer works" })).toBeVisible();
  expect(screen.getByRole("link", { name: "Request a New Link" })).toHaveAttribute("href", "/forgot-password");
});

const openProfile = async (ways: object, more: Record<string, unknown> = {}) => {
  const opened = openApp("/dashboard", "Employee", { "GET /api/auth/google-link": ways, ...more });
  await opened.keys.click(await screen.findByRole("button", { name: /^Account menu/ }));
  await opened.keys.click(await screen.findByRole("menuitem", { name: "Profile Settings" }));
  await screen.findByRole("dialog", { name: "Profile Settings" });
  return opened;
};

test("a server without Google gives no advice that would lead nowhere", async () => {
  openApp("/link-google#token=abc", null, {}, { hasGoogle: false });
  expect(await screen.findByText(/^This server no longer offers Google sign-in\./)).toBeVisible();
  cleanup();
  openApp("/link-google", null);
  expect(await screen.findByText(/choose “Forgot password\?”/)).toBeVisible();
});

test("Google is linked with the password, then by going to Google", async () => {
  const { keys, made } = await openProfile(
    { isAvailable: true, hasPassword: true, hasGoogle: false },
    { "POST /api/auth/google-link": { goTo: "/auth/google/link" } },
  );
  const form = within(await screen.findByRole("form", { name: "Google" }));
  await keys.type(form.getByLabelText("Current Password"), "secret");
  await keys.click(form.getByRole("button", { name: "Link Google" }));
  await waitFor(() => expect(goTo).toHaveBeenCalledWith("/auth/google/link"));
  expect(made.at(-1)?.body).toEqual({ password: "secret" });
});

test("a linked Google account is unlinked with the password and, by a person with a second factor, a code", async () => {
  const ways = { isAvailable: true, hasPassword: true, hasGoogle: true, hasSecondFactor: true };
  const { keys, replies, made } = await openProfile(ways, { "POST /api/auth/google-link/unlink": answer(204) });
  const unlink = await screen.findByRole("button", { name: "Unlink Google" });
  await keys.click(unlink);
  expect(await screen.findByText("Current password is required")).toBeVisible();
  const form = within(screen.getByRole("form", { name: "Google" }));
  await keys.type(form.getByLabelText("Current Password"), "secret");
  await keys.type(form.getByLabelText("Code"), "123 456");
  replies["GET /api/auth/google-link"] = { ...ways, hasGoogle: false };
  await keys.click(unlink);
  expect(await screen.findByRole("button", { name: "Link Google" })).toBeVisible();
  expect(screen.getByText("Google Unlinked")).toBeVisible();
  expect(made.findLast(({ method }) => method === "POST")?.body).toEqual({ password: "secret", code: "123456" });
});

test("a server without Google shows no Google section", async () => {
  await openProfile({ isAvailable: false, hasPassword: true, hasGoogle: false });
  expect(await screen.findByRole("heading", { name: "Password" })).toBeVisible();
  expect(screen.queryByRole("heading", { name: "Google" })).toBeNull();
});

test("emails link to the preferences", async () => {
  openApp("/dashboard?preferences", "Employee");
  expect(await screen.findByRole("dialog", { name: "Preferences" })).toBeVisible();
});
