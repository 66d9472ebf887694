import { afterEach, expect, jest, test } from "@jest/globals";
import { screen, waitFor } from "@testing-library/react";
import { browser } from "../session/browser.ts";
import { answer } from "../testing/fakeApi.ts";
import { openApp } from "../testing/openApp.tsx";

const link = {
  slackName: "Olivia Owner",
  teamName: "Acme",
  connectedByName: "Ada",
  confirmBy: "password",
  hasSecondFactor: false,
};
const READ = "GET /api/auth/slack-link?token=abc";
const CONNECT = "POST /api/auth/slack-link";

afterEach(() => sessionStorage.clear());

test.each([
  [true, /^Go back to Slack and type \/pto\. We sent you an email about this change\.$/],
  [false, /^Go back to Slack and type \/pto\.$/],
])(
  "the page names the Slack account, the workspace, and who connected it, and connects it with the password (email %j)",
  async (hasMail, text) => {
    const replies = { [READ]: link, [CONNECT]: answer(204) };
    const { keys, made } = openApp("/connect-slack?token=abc", "Owner", replies, { hasMail });
    expect(await screen.findByText("Olivia Owner")).toBeVisible();
    expect(screen.getByText("Acme")).toBeVisible();
    expect(screen.getByText("Ada")).toBeVisible();
    expect(window.location.href).not.toContain("abc");
    await keys.type(screen.getByLabelText("Current Password"), "secret");
    await keys.click(screen.getByRole("button", { name: "Connect Olivia Owner in Acme" }));
    expect(await screen.findByRole("heading", { name: "Slack Account Connected" })).toBeVisible();
    expect(screen.getByText("/pto", { selector: "code" }).parentElement).toHaveTextContent(text);
    expect(made.find(({ method }) => method === "POST")?.body).toEqual({ token: "abc", currentPassword: "secret" });
    expect(sessionStorage).toHaveLength(0);
  },
);

test("a person without a password confirms with Google and comes back to the same link", async () => {
  const goTo = jest.spyOn(browser, "goTo").mockImplementation(() => {});
  const { keys, made } = openApp("/connect-slack?token=abc", "Owner", {
    [READ]: { ...link, confirmBy: "google" },
    "POST /api/auth/google-confirmation": { goTo: "/auth/google/confirm" },
  });
  await keys.click(await screen.findByRole("button", { name: "Confirm with Google" }));
  await waitFor(() => expect(goTo).toHaveBeenCalledWith("/auth/google/confirm"));
  expect(made.at(-1)?.body).toEqual({ purpose: "slack" });
  goTo.mockRestore();
});

test("after the return from Google, the page still has the link", async () => {
  sessionStorage.setItem("awayday.slack-link", "abc");
  openApp("/connect-slack", "Owner", { [READ]: { ...link, confirmBy: "nothing" } });
  expect(await screen.findByRole("button", { name: /^Connect Olivia/ })).toBeEnabled();
  expect(screen.queryByLabelText("Current Password")).toBeNull();
});

test.each<[string, string]>([
  ["of another person", "/connect-slack?token=abc"],
  ["without its token", "/connect-slack"],
])("a link %s shows how to get a new one", async (_, address) => {
  openApp(address, "Owner", { [READ]: answer(404, { error: "Dead", code: "invalid_link" }) });
  expect(await screen.findByRole("heading", { name: "This link no longer works" })).toBeVisible();
  expect(screen.getByText("/pto balance", { selector: "code" }).parentElement).toHaveTextContent(
    /To get a new link, type \/pto balance in Slack\.$/,
  );
});

test("a signed-out person signs in first and then sees the page", async () => {
  openApp("/connect-slack?token=abc", null, {});
  expect(await screen.findByLabelText("Password")).toBeVisible();
  expect(window.location.search).toBe("?token=abc");
});
