import { describe, expect, jest, test } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import type { Role } from "#core/people/access/roles.ts";
import { me } from "../testing/facts.ts";
import { answer } from "../testing/fakeApi.ts";
import { browser } from "../session/browser.ts";
import { openApp } from "../testing/openApp.tsx";

const CHROME = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36";
const sessions = [
  { id: "s1", signedInAt: "", seenAt: "2027-02-10T15:00:00Z", userAgent: CHROME, address: "10.0.0.1", isCurrent: true },
  {
    id: "s2",
    signedInAt: "",
    seenAt: "2027-02-01T15:00:00Z",
    userAgent: "iPhone",
    address: "10.0.0.2",
    isCurrent: false,
  },
];

async function openDialog(
  item: string,
  replies: Record<string, unknown> = {},
  role: Role = "Employee",
  services: Parameters<typeof openApp>[3] = {},
) {
  const app = openApp("/", role, { "GET /api/auth/sessions": sessions, ...replies }, services);
  await app.keys.click(await screen.findByRole("button", { name: /^Account menu/ }));
  await app.keys.click(await screen.findByRole("menuitem", { name: item }));
  return { ...app, dialog: within(await screen.findByRole("dialog", { name: item })) };
}

describe("the profile", () => {
  test("changes the password, and shows an error at the field if the current one is wrong", async () => {
    const words = "The current password is incorrect";
    const { dialog, keys, made, replies } = await openDialog("Profile Settings", {
      "POST /api/auth/password": answer(400, { error: words, fields: { currentPassword: words } }),
    });
    const current = within(dialog.getByRole("form", { name: "Password" })).getByLabelText("Current Password");
    await keys.type(current, "wrong");
    await keys.type(dialog.getByLabelText("New Password"), "a new one");
    await keys.click(dialog.getByRole("button", { name: "Change Password" }));
    await waitFor(() => expect(current).toHaveAccessibleDescription(words));
    replies["POST /api/auth/password"] = answer(204);
    await keys.click(dialog.getByRole("button", { name: "Change Password" }));
    expect(await screen.findByText("Password Changed")).toBeVisible();
    expect(made.findLast(({ method }) => method === "POST")?.body).toEqual({
      currentPassword: "wrong",
      newPassword: "a new one",
    });
    expect(dialog.getByLabelText("New Password")).toHaveValue("");
  });

  test("names the shown person in the link to their data, so that an old page doesn't download another person's", async () => {
    const { dialog } = await openDialog("Profile Settings");
    const link = dialog.getByRole("link", { name: "Download My Data" });
    expect([link.getAttribute("href"), link.hasAttribute("download")]).toEqual([
      "/api/auth/user/export?shown=u1",
      false,
    ]);
  });

  test("keeps typed text after a click beside the dialog", async () => {
    const { dialog, keys } = await openDialog("Profile Settings");
    const current = within(dialog.getByRole("form", { name: "Password" })).getByLabelText("Current Password");
    await keys.type(current, "secret");
    const backdrop = document.querySelector(".MuiDialog-container");
    if (!backdrop) throw new Error("The dialog has no backdrop");
    await keys.click(backdrop);
    expect(screen.getByRole("dialog", { name: "Profile Settings" })).toContainElement(current);
    expect(current).toHaveValue("secret");
  });

  test("changes the email by a link, and shows where it was sent", async () => {
    const own = { email: "ann@example.com", hasPassword: true, hasSecondFactor: false, pending: null };
    const { dialog, keys, made, replies } = await openDialog("Profile Settings", {
      "GET /api/auth/email": own,
      "POST /api/auth/email": answer(201, { status: "sent", email: "new@example.com" }),
      "DELETE /api/auth/email": answer(204),
    });
    const form = within(await dialog.findByRole("form", { name: "Email" }));
    await keys.type(form.getByLabelText("New Email"), "new@example.com");
    await keys.type(form.getByLabelText("Current Password"), "secret");
    replies["GET /api/auth/email"] = { ...own, pending: { email: "new@example.com", expiresAt: "" } };
    await keys.click(dialog.getByRole("button", { name: "Change Email" }));
    expect(await dialog.findByText(/^We sent a link to new@example\.com\./)).toBeVisible();
    expect(made.findLast(({ method }) => method === "POST")?.body).toEqual({
      email: "new@example.com",
      currentPassword: "secret",
    });
    replies["GET /api/auth/email"] = own;
    await keys.click(dialog.getByRole("button", { name: "Cancel Change" }));
    await waitFor(() => expect(dialog.queryByText(/^We sent a link/)).toBeNull());
  });

  test("asks a person with a second factor for a code before their email changes", async () => {
    const own = { email: "ann@example.com", hasPassword: true, hasSecondFactor: true, pending: null };
    const { dialog, keys, made } = await openDialog("Profile Settings", {
      "GET /api/auth/email": own,
      "POST /api/auth/email": answer(201, { status: "sent", email: "new@example.com" }),
    });
    const form = within(await dialog.findByRole("form", { name: "Email" }));
    await keys.type(form.getByLabelText("Code"), "123 456");
    await keys.type(form.getByLabelText("New Email"), "new@example.com");
    await keys.type(form.getByLabelText("Current Password"), "secret");
    await keys.click(dialog.getByRole("button", { name: "Change Email" }));
    await screen.findByText("Link Sent");
    expect(made.findLast(({ method }) => method === "POST")?.body).toEqual({
      email: "new@example.com",
      currentPassword: "secret",
      code: "123456",
    });
  });

  test("lets a person without a password confirm with Google before their email changes", async () => {
    const own = { email: "ann@example.com", hasPassword: false, hasSecondFactor: false, pending: null };
    const goTo = jest.spyOn(browser, "goTo").mockReturnValue();
    const { dialog, keys, made, replies, unmount } = await openDialog("Profile Settings", {
      "GET /api/auth/email": { ...own, confirmBy: "google" },
      "POST /api/auth/google-confirmation": { goTo: "/auth/google/confirm" },
    });
    await keys.click(await dialog.findByRole("button", { name: "Confirm with Google" }));
    await waitFor(() => expect(goTo).toHaveBeenCalledWith("/auth/google/confirm"));
    expect(made.findLast(({ method }) => method === "POST")?.body).toEqual({ purpose: "email" });
    unmount();

    openApp("/dashboard?profile", "Employee", {
      ...replies,
      "GET /api/auth/email": { ...own, confirmBy: "nothing" },
      "POST /api/auth/email": answer(201, { status: "sent", email: "new@example.com" }),
    });
    const back = within(await screen.findByRole("dialog", { name: "Profile Settings" }));
    const form = within(await back.findByRole("form", { name: "Email" }));
    expect(form.queryByLabelText("Current Password")).toBeNull();
    await keys.type(form.getByLabelText("New Email"), "new@example.com");
    await keys.click(back.getByRole("button", { name: "Change Email" }));
    expect(await screen.findByText("Link Sent")).toBeVisible();
  });

  test("lets a person without a password set one after confirming with Google", async () => {
    const ways = { isAvailable: true, hasPassword: false, hasGoogle: true };
    const { dialog, keys, made, replies } = await openDialog("Profile Settings", {
      "GET /api/auth/google-link": { ...ways, confirmPasswordBy: "nothing" },
      "PUT /api/auth/password": answer(204),
    });
    await keys.type(await dialog.findByLabelText("New Password"), "a new one");
    expect(within(dialog.getByRole("form", { name: "Password" })).queryByLabelText("Current Password")).toBeNull();
    expect(
      dialog.getByText(
        /Setting a password signs out your other sessions, revokes your API keys and calendar links, and disconnects your calendars\./,
      ),
    ).toBeVisible();
    replies["GET /api/auth/google-link"] = { ...ways, hasPassword: true, confirmPasswordBy: "password" };
    await keys.click(await dialog.findByRole("button", { name: "Set Password" }));
    expect(await screen.findByText("Password Set")).toBeVisible();
    expect(made.findLast(({ method }) => method === "PUT")?.body).toEqual({ newPassword: "a new one" });
    expect(await dialog.findByRole("button", { name: "Change Password" })).toBeVisible();
    expect(within(dialog.getByRole("form", { name: "Password" })).getByLabelText("Current Password")).toBeVisible();
  });

  test.each([true, false])("offers no password to a person who must use single sign-on (has one: %s)", async (has) => {
    const ways = { isAvailable: true, hasGoogle: false, hasSecondFactor: false, ssoOnly: true };
    const { dialog } = await openDialog("Profile Settings", {
      "GET /api/auth/google-link": { ...ways, hasPassword: has, confirmPasswordBy: has ? "password" : "signIn" },
    });
    expect(await dialog.findByText("You sign in with single sign-on, as your organization requires.")).toBeVisible();
    expect(dialog.queryByRole("button", { name: /^(Set|Change) Password$/ })).toBeNull();
    expect(dialog.queryByText(/you need a password|don't have a password/)).toBeNull();
  });

  test("asks nobody for a password who has none", async () => {
    const { dialog } = await openDialog("Profile Settings", {
      "GET /api/auth/google-link": {
        isAvailable: true,
        hasPassword: false,
        hasGoogle: false,
        hasSecondFactor: false,
        confirmPasswordBy: "signIn",
      },
    });
    expect(await dialog.findByText("To link a Google account, you need a password.")).toBeVisible();
    expect(dialog.getByText(/^You don't have a password\. To set one, /)).toBeVisible();
    expect(dialog.queryByRole("button", { name: /^(Set|Change) Password$/ })).toBeNull();
    expect(dialog.queryByRole("form", { name: "Google" })).toBeNull();
  });

  test("asks a person with a second factor for a code before their first password is set", async () => {
    const ways = { isAvailable: true, hasPassword: false, hasGoogle: true, hasSecondFactor: true };
    const { dialog, keys, made } = await openDialog("Profile Settings", {
      "GET /api/auth/google-link": { ...ways, confirmPasswordBy: "nothing" },
      "PUT /api/auth/password": answer(204),
    });
    await keys.type(await dialog.findByLabelText("New Password"), "a new one");
    await keys.type(dialog.getByLabelText("Code"), "123 456");
    await keys.click(dialog.getByRole("button", { name: "Set Password" }));
    expect(await screen.findByText("Password Set")).toBeVisible();
    expect(made.findLast(({ method }) => method === "PUT")?.body).toEqual({ newPassword: "a new one", code: "123456" });
  });

  test("asks a person with a second factor for a code before Google is linked", async () => {
    const goTo = jest.spyOn(browser, "goTo").mockReturnValue();
    const ways = { isAvailable: true, hasPassword: true, hasGoogle: false, hasSecondFactor: true };
    const { dialog, keys, made } = await openDialog("Profile Settings", {
      "GET /api/auth/google-link": { ...ways, confirmPasswordBy: "password" },
      "POST /api/auth/google-link": { goTo: "/auth/google/link" },
    });
    const form = within(await dialog.findByRole("form", { name: "Google" }));
    await keys.type(form.getByLabelText("Current Password"), "secret");
    await keys.type(form.getByLabelText("Code"), "123 456");
    await keys.click(form.getByRole("button", { name: "Link Google" }));
    await waitFor(() => expect(goTo).toHaveBeenCalledWith("/auth/google/link"));
    expect(made.findLast(({ method }) => method === "POST")?.body).toEqual({ password: "secret", code: "123456" });
  });

  test("offers no password in an organization that signs in with Google only", async () => {
    const { dialog } = await openDialog("Profile Settings", {
      "GET /api/auth/google-link": { isAvailable: true, hasPassword: true, hasGoogle: true, confirmPasswordBy: null },
    });
    await waitFor(() => expect(dialog.queryByRole("heading", { name: "Password" })).toBeNull());
  });

  test("lists the sessions and ends another one", async () => {
    const { dialog, keys, made } = await openDialog("Profile Settings", {
      "DELETE /api/auth/sessions/s2": answer(204),
    });
    expect(await dialog.findByText("Chrome on Linux")).toBeVisible();
    expect(dialog.getByText("This device")).toBeVisible();
    await keys.click(dialog.getByRole("button", { name: "Sign out iPhone" }));
    expect(await screen.findByText("Device Signed Out")).toBeVisible();
    expect(made.some(({ method, path }) => method === "DELETE" && path === "/api/auth/sessions/s2")).toBe(true);
  });
});

describe("the preferences", () => {
  const byDefault = "Slack if available, otherwise email (default)";

  test("save each choice at once, and remove it for the default", async () => {
    const { dialog, keys, made } = await openDialog("Preferences", { "PATCH /api/auth/user": me("Employee") });
    expect(dialog.getByRole("radio", { name: byDefault })).toBeChecked();
    await keys.click(dialog.getByRole("radio", { name: "Slack only" }));
    expect(dialog.getByRole("radio", { name: "Slack only" })).toBeChecked();
    expect(await screen.findByText("Preferences Saved")).toBeVisible();
    await keys.click(dialog.getByRole("radio", { name: byDefault }));
    await waitFor(() => expect(dialog.getByRole("radio", { name: byDefault })).toBeChecked());
    expect(made.filter(({ method }) => method === "PATCH").map(({ body }) => body)).toEqual([
      { notificationChoices: { slack: true, mail: false } },
      { notificationChoices: { slack: null, mail: null } },
    ]);
  });

  test("save the theme and the first day of the week to the account, and use them at once", async () => {
    const { dialog, keys, made } = await openDialog("Preferences", { "PATCH /api/auth/user": me("Employee") });
    await keys.click(dialog.getByRole("radio", { name: "Dark" }));
    await keys.click(dialog.getByRole("radio", { name: "Monday" }));
    await waitFor(() =>
      expect(made.filter(({ method }) => method === "PATCH").map(({ body }) => body)).toEqual([
        { theme: "dark" },
        { weekStart: 1 },
      ]),
    );
    expect(document.cookie).toContain("theme=dark");
    await keys.click(dialog.getByRole("button", { name: "Done" }));
    const weekdays = await screen.findAllByRole("columnheader", { name: /^(Sun|Mon)$/ });
    expect(weekdays.map((weekday) => weekday.getAttribute("aria-label"))).toEqual(["Mon", "Sun"]);
  });

  test("save channels for a subject, and remove them for the general choice", async () => {
    const { dialog, keys, made } = await openDialog("Preferences", { "PATCH /api/auth/user": me("Employee") });
    await keys.click(dialog.getByRole("button", { name: "Choose by Subject" }));
    const choose = async (label: string) => {
      await keys.click(await dialog.findByRole("combobox", { name: "Questions and answers about requests" }));
      await keys.click(await screen.findByRole("option", { name: label }));
    };
    await choose("Inbox only");
    await choose("As above");
    await waitFor(() =>
      expect(made.filter(({ method }) => method === "PATCH").map(({ body }) => body)).toEqual([
        { notificationChoices: { topics: { messages: "inbox" } } },
        { notificationChoices: { topics: { messages: null } } },
      ]),
    );
    expect(dialog.queryByRole("combobox", { name: "Requests to decide" })).toBeNull();
  });

  test("offer only the channels that the server has", async () => {
    const { dialog, keys } = await openDialog("Preferences", {}, "Employee", { hasMail: false });
    expect(dialog.getByRole("radio", { name: "Slack if available (default)" })).toBeChecked();
    expect(dialog.queryByRole("radio", { name: /email/i })).toBeNull();
    await keys.click(dialog.getByRole("button", { name: "Choose by Subject" }));
    await keys.click(await dialog.findByRole("combobox", { name: "Delegates" }));
    const options = screen.getAllByRole("option").map(({ textContent }) => textContent);
    expect(options).toEqual(["As above", "Slack", "Inbox only"]);
  });

  test("without a channel, offer none", async () => {
    const { dialog } = await openDialog("Preferences", {}, "Employee", { hasMail: false, hasSlack: false });
    expect(dialog.queryByRole("radio", { name: "Inbox only" })).toBeNull();
    expect(dialog.queryByRole("button", { name: "Choose by Subject" })).toBeNull();
  });

  test("revert a refused choice and show the server's text", async () => {
    const { dialog, keys } = await openDialog("Preferences", {
      "PATCH /api/auth/user": answer(503, { error: "Unavailable for a moment" }),
    });
    await keys.click(dialog.getByRole("radio", { name: "Email only" }));
    expect(await screen.findByText("Unavailable for a moment")).toBeVisible();
    expect(dialog.getByRole("radio", { name: byDefault })).toBeChecked();
  });

  test("let a Manager turn reminders off, and back on by removing the choice", async () => {
    const { dialog, keys, made } = await openDialog(
      "Preferences",
      { "PATCH /api/auth/user": me("Manager") },
      "Manager",
    );
    const reminders = dialog.getByRole("switch", { name: /^Remind me/ });
    await keys.click(reminders);
    expect(reminders).not.toBeChecked();
    await keys.click(reminders);
    expect(reminders).toBeChecked();
    expect(made.filter(({ method }) => method === "PATCH").map(({ body }) => body)).toEqual([
      { notificationChoices: { reminders: false } },
      { notificationChoices: { reminders: null } },
    ]);
  });

  test("have no reminders for an Employee", async () => {
    const { dialog } = await openDialog("Preferences");
    expect(dialog.queryByRole("switch")).toBeNull();
  });
});
