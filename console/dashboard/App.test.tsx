import { describe, expect, jest, test } from "@jest/globals";
import { REDIRECT_ERRORS } from "#core/links/redirectErrors.ts";
import { screen, waitFor } from "@testing-library/react";
import { answer } from "./testing/fakeApi.ts";
import { me } from "./testing/facts.ts";
import { keepDraft, keptDraft } from "#console/shared/drafts.ts";
import { openApp } from "./testing/openApp.tsx";

describe("the signed-out dashboard", () => {
  test("the page shows Loading... while the session is being checked", async () => {
    openApp("/", null, { "GET /api/auth/user": () => new Promise(() => {}) });
    expect(await screen.findByText("Loading...")).toBeVisible();
  });

  test("the root is the landing page with its six features", async () => {
    openApp("/", null);
    expect(await screen.findByRole("heading", { level: 1, name: "PTO Management Made Simple" })).toBeVisible();
    expect(screen.getByRole("heading", { name: "Everything Your Team Needs" })).toBeVisible();
    expect(screen.getAllByRole("heading", { level: 3 })).toHaveLength(6);
    expect(screen.getByRole("link", { name: "Start Free Trial" })).toHaveAttribute("href", "/signup");
    expect(screen.getByRole("link", { name: "Get Started Now" })).toBeVisible();
    expect(screen.getByText("© 2025–2027 Awayday")).toBeVisible();
  });

  test("the landing page leads to the choice of setups and back", async () => {
    const { keys } = openApp("/", null);
    await keys.click(await screen.findByRole("link", { name: "Get Started" }));
    expect(await screen.findByRole("link", { name: /Full Setup with Google/ })).toHaveAttribute("href", "/signup/full");
    expect(screen.getByRole("link", { name: /Quick Setup with Email/ })).toBeVisible();
    await keys.click(screen.getByRole("link", { name: "Back" }));
    expect(await screen.findByRole("heading", { name: "PTO Management Made Simple" })).toBeVisible();
  });

  test("a deep link leads to the sign-in page and then to the requested page", async () => {
    const { keys } = openApp("/requests", null, { "POST /api/auth/login": me("Employee") });
    await keys.type(await screen.findByLabelText("Email"), "ann@example.com");
    await keys.type(screen.getByLabelText("Password"), "secret1");
    await keys.click(screen.getByRole("button", { name: "Sign In" }));
    expect(await screen.findByRole("heading", { name: "My Requests" })).toBeVisible();
    expect(window.location.pathname).toBe("/requests");
    expect(await screen.findByText("Welcome back!")).toBeVisible();
  });

  test("an error from signing in with Google is shown, logged, and removed from the URL", async () => {
    const logged = jest.spyOn(console, "info").mockImplementation(() => {});
    openApp("/?error=no_account", null);
    expect(await screen.findByText("Authentication Error")).toBeVisible();
    expect(screen.getByRole("alert")).toHaveTextContent(REDIRECT_ERRORS.no_account);
    expect(window.location.search).toBe("");
    expect(logged).toHaveBeenCalledWith("Authentication Error", REDIRECT_ERRORS.no_account);
    logged.mockRestore();
  });

  test("free text in the URL is never shown as an error and is removed", async () => {
    openApp("/?error=Your%20account%20is%20locked.%20Call%20555-0100", null);
    expect(await screen.findByRole("link", { name: "Get Started" })).toBeVisible();
    expect(screen.queryByText("Authentication Error")).toBeNull();
    expect(window.location.search).toBe("");
  });

  test.each<[path: string, code: keyof typeof REDIRECT_ERRORS, title: string]>([
    ["/settings/slack", "slack_cancelled", "Slack Not Connected"],
    ["/dashboard", "console_forbidden", "Access Denied"],
    ["/dashboard", "another_persons_data", "Download Failed"],
    ["/dashboard?connections", "calendar_cancelled", "Calendar Not Connected"],
  ])("on %s, the error %s is titled “%s”, not as a sign-in error", async (path, code, title) => {
    const logged = jest.spyOn(console, "info").mockImplementation(() => {});
    openApp(`${path}${path.includes("?") ? "&" : "?"}error=${code}`, null);
    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.getByRole("alert")).toHaveTextContent(REDIRECT_ERRORS[code]);
    expect(window.location.search).not.toContain("error");
    logged.mockRestore();
  });

  test("an unknown path shows the 404 page", async () => {
    openApp("/nowhere", null);
    expect(await screen.findByRole("heading", { name: "404 Page Not Found" })).toBeVisible();
  });
});

describe("the signed-in dashboard", () => {
  test("an unknown path shows the 404 page and keeps the navigation", async () => {
    openApp("/nowhere", "Employee");
    expect(await screen.findByRole("heading", { name: "404 Page Not Found" })).toBeVisible();
    expect(screen.getByRole("navigation", { name: "Main" })).toBeVisible();
  });

  test("signing out leads to the landing page, and forgets unsent drafts", async () => {
    keepDraft("request", "u1", { notes: "Skiing" });
    const { keys, made } = openApp("/requests", "Employee", { "GET /auth/logout": answer(200, {}) });
    await keys.click(await screen.findByRole("button", { name: /Account menu/ }));
    await keys.click(await screen.findByRole("menuitem", { name: "Sign Out" }));
    expect(await screen.findByRole("heading", { name: "PTO Management Made Simple" })).toBeVisible();
    expect(made.some(({ path }) => path === "/auth/logout")).toBe(true);
    expect(keptDraft("request", "u1")).toBeUndefined();
  });

  test("a sign-out that fails warns that the session goes on", async () => {
    const logged = jest.spyOn(console, "error").mockImplementation(() => {});
    const { keys } = openApp("/requests", "Employee", { "GET /auth/logout": answer(503, { error: "Unavailable" }) });
    await keys.click(await screen.findByRole("button", { name: /Account menu/ }));
    await keys.click(await screen.findByRole("menuitem", { name: "Sign Out" }));
    expect(await screen.findByText("Sign-Out Failed")).toBeVisible();
    expect(await screen.findByRole("heading", { name: "PTO Management Made Simple" })).toBeVisible();
    expect(logged).toHaveBeenCalledTimes(1);
  });

  test("a session that has ended leads to the sign-in page", async () => {
    openApp("/requests", "Employee", { "GET /api/pto-requests": answer(401, { error: "Please sign in" }) });
    expect(await screen.findByRole("button", { name: "Sign In" })).toBeVisible();
    expect(window.location.pathname).toBe("/requests");
  });

  test.each([
    ["/settings/users", "Employee", "You need Manager, Admin, or Owner permissions to view team"],
    ["/settings/offices", "Manager", "You need Admin or Owner permissions to manage offices"],
    ["/settings/slack", "Manager", "You need Admin or Owner permissions to manage Slack integration"],
  ] as const)("%s is denied to a person with the role %s", async (address, role, words) => {
    openApp(address, role);
    expect(await screen.findByRole("heading", { name: "Access Denied" })).toBeVisible();
    expect(screen.getByText(words)).toBeVisible();
  });

  test.each([
    ["Employee", "Welcome back, Ann"],
    ["Manager", "Manager Dashboard"],
    ["Owner", "Manager Dashboard"],
  ] as const)("a person with the role %s starts at %s", async (role, heading) => {
    openApp("/", role);
    expect(await screen.findByRole("heading", { level: 1, name: heading })).toBeVisible();
    await waitFor(() => expect(document.title).toBe(`${heading} · Awayday`));
  });
});

test("a failed session check is logged and can be retried", async () => {
  const logged = jest.spyOn(console, "error").mockImplementation(() => {});
  const { keys, replies } = openApp("/", null, {
    "GET /api/auth/user": answer(500, { error: "Something went wrong" }),
  });
  expect(await screen.findByText("Something went wrong")).toBeVisible();
  expect(screen.getByRole("heading", { name: "Failed to load Awayday" })).toBeVisible();
  expect(logged).toHaveBeenCalledWith("Session check failed", expect.anything());
  logged.mockRestore();
  replies["GET /api/auth/user"] = me("Employee");
  await keys.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByRole("heading", { name: "Welcome back, Ann" })).toBeVisible();
});
