import { afterEach, expect, jest, test } from "@jest/globals";
import { screen, waitFor } from "@testing-library/react";
import { openApp } from "../testing/openApp.tsx";
import { browser } from "./browser.ts";

afterEach(() => {
  jest.restoreAllMocks();
});

test("a person from the admin console is led back to their page in it", async () => {
  const goTo = jest.spyOn(browser, "goTo").mockImplementation(() => {});
  const wanted = "/admin/people?filter=%7B%22q%22%3A%22maya%22%7D";
  openApp(`/login?then=${encodeURIComponent(wanted)}`, "Admin");
  await waitFor(() => expect(goTo).toHaveBeenCalledWith(wanted));
});

test("a signed-in person who was refused elsewhere sees why", async () => {
  openApp("/login?then=%2Frequests&error=sso_cancelled", "Admin");
  expect(await screen.findByText("The sign-in with your identity provider was canceled or refused")).toBeVisible();
  expect(window.location.pathname + window.location.search).toBe("/requests");
});

test("a person from a page is led back to it", async () => {
  openApp("/login?then=%2Frequests%3Fq%3Dsea", "Admin");
  await waitFor(() => expect(window.location.pathname + window.location.search).toBe("/requests?q=sea"));
});

test.each(["https://evil.example/admin", "//evil.example/admin", "/admin\\evil", "javascript:alert(1)", ""])(
  "signing in never leads to %j",
  async (then) => {
    const goTo = jest.spyOn(browser, "goTo").mockImplementation(() => {});
    openApp(`/login?then=${encodeURIComponent(then)}`, "Admin");
    await waitFor(() => expect(window.location.pathname).toBe("/"));
    expect(goTo).not.toHaveBeenCalled();
  },
);
