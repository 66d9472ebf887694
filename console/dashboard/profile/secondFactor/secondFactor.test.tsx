import { describe, expect, test } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import { me } from "../../testing/facts.ts";
import { answer } from "../../testing/fakeApi.ts";
import { openApp } from "../../testing/openApp.tsx";

const SECRET = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";
const CODES = Array.from({ length: 10 }, (_, nth) => `000${nth}-1111-2222-3333-4444-5555`);
const PATH = "/api/auth/second-factor";
const OFF = { isOn: false, since: null, recoveryCodesLeft: 0, isRequired: false, confirmBy: "password" };
const ON = { ...OFF, isOn: true, since: "2027-02-01T15:00:00Z", recoveryCodesLeft: 9 };
const SETUP = {
  [`POST ${PATH}/setup`]: answer(201, { secret: SECRET, uri: `otpauth://totp/Awayday:ann?secret=${SECRET}` }),
  [`POST ${PATH}/confirm`]: { recoveryCodes: CODES },
};

async function openProfile(replies: Record<string, unknown>) {
  const app = openApp("/", "Employee", replies);
  await app.keys.click(await screen.findByRole("button", { name: /^Account menu/ }));
  await app.keys.click(await screen.findByRole("menuitem", { name: "Profile Settings" }));
  const profile = await screen.findByRole("dialog", { name: "Profile Settings" });
  return { ...app, section: within(await within(profile).findByRole("region", { name: "Security" })) };
}

describe("the profile", () => {
  test("sets up a second factor: password, code from the app, recovery codes", async () => {
    const { section, keys, made, replies } = await openProfile({ [`GET ${PATH}`]: OFF, ...SETUP });
    await keys.click(await section.findByRole("button", { name: "Set Up Two-Factor Authentication" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Set Up Two-Factor Authentication" }));
    await keys.type(await dialog.findByLabelText("Current Password"), "my password");
    await keys.click(dialog.getByRole("button", { name: "Continue" }));
    expect(await dialog.findByRole("img", { name: /^QR code/ })).toBeVisible();
    expect(dialog.getByRole("region", { name: "Scan the Code" })).toHaveFocus();
    expect(dialog.getByText("GEZD GNBV GY3T QOJQ GEZD GNBV GY3T QOJQ")).toBeVisible();

    const code = dialog.getByLabelText("Code");
    expect(code).toHaveAttribute("autocomplete", "one-time-code");
    await keys.type(code, "123 456");
    replies[`GET ${PATH}`] = ON;
    await keys.click(dialog.getByRole("button", { name: "Turn On" }));
    const codes = await dialog.findByRole("list", { name: "Recovery codes" });
    expect(dialog.getByRole("region", { name: "Save Your Recovery Codes" })).toHaveFocus();
    expect(screen.queryByText("Your other sessions were signed out.")).toBeNull();
    expect(
      within(codes)
        .getAllByRole("listitem")
        .map(({ textContent }) => textContent),
    ).toEqual(CODES);
    expect(codes.parentElement).toHaveTextContent(/^Awayday recovery codesann@example.com/);
    await keys.click(dialog.getByRole("button", { name: "Copy" }));
    expect(await navigator.clipboard.readText()).toContain(CODES.join("\n"));
    expect(dialog.getByRole("link", { name: "Download" })).toHaveAttribute("download", "awayday-recovery-codes.txt");
    await keys.click(dialog.getByRole("button", { name: "I've Saved the Codes" }));
    expect(await section.findByText("Two-factor authentication on")).toBeVisible();
    expect(screen.getByText("Your other sessions were signed out.")).toBeVisible();
    expect(made.filter(({ method }) => method === "POST").map(({ body }) => body)).toEqual([
      { password: "my password" },
      { code: "123456" },
    ]);
  });

  test("changes the app, and warns of what stops working", async () => {
    const { section, keys } = await openProfile({ [`GET ${PATH}`]: { ...ON, confirmBy: "nothing" }, ...SETUP });
    await keys.click(await section.findByRole("button", { name: "Change App" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Change Authenticator App" }));
    expect(await dialog.findByText(/^The app you use now and your recovery codes will stop working\./)).toBeVisible();
    await keys.click(dialog.getByRole("button", { name: "Continue" }));
    await keys.type(await dialog.findByLabelText("Code"), "123456");
    await keys.click(dialog.getByRole("button", { name: "Change App" }));
    await keys.click(await dialog.findByRole("button", { name: "I've Saved the Codes" }));
    expect(await screen.findByText("Authenticator App Changed")).toBeVisible();
  });

  test("shows at the field that the code is wrong", async () => {
    const words = "This code is wrong. Check that your phone's clock is correct.";
    const { section, keys } = await openProfile({
      [`GET ${PATH}`]: { ...OFF, confirmBy: "nothing" },
      ...SETUP,
      [`POST ${PATH}/confirm`]: answer(400, { error: words, code: "wrong_code", fields: { code: words } }),
    });
    await keys.click(await section.findByRole("button", { name: "Set Up Two-Factor Authentication" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Set Up Two-Factor Authentication" }));
    await keys.click(await dialog.findByRole("button", { name: "Continue" }));
    await keys.type(await dialog.findByLabelText("Code"), "123456{Enter}");
    await waitFor(() => expect(dialog.getByLabelText("Code")).toHaveAccessibleDescription(words));
  });

  test("turns it off with the password", async () => {
    const { section, keys, made, replies } = await openProfile({
      [`GET ${PATH}`]: ON,
      [`POST ${PATH}/turn-off`]: answer(204),
    });
    expect(await section.findByText("9 recovery codes left.")).toBeVisible();
    await keys.click(section.getByRole("button", { name: "Turn Off" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Turn off two-factor authentication?" }));
    await keys.type(dialog.getByLabelText("Current Password"), "my password");
    replies[`GET ${PATH}`] = OFF;
    await keys.click(dialog.getByRole("button", { name: "Turn Off" }));
    expect(await section.findByRole("button", { name: "Set Up Two-Factor Authentication" })).toBeVisible();
    expect(made.find(({ path }) => path.endsWith("turn-off"))?.body).toEqual({ password: "my password" });
  });

  test("has no Turn Off button if the organization requires a second factor", async () => {
    const { section } = await openProfile({ [`GET ${PATH}`]: { ...ON, isRequired: true } });
    expect(await section.findByRole("button", { name: "Change App" })).toBeVisible();
    expect(section.queryByRole("button", { name: "Turn Off" })).toBeNull();
  });
});

const SEEN = "2027-03-01T10:00:00Z";

test("a person who must have a second factor is led to its setup and released after the recovery codes", async () => {
  const { keys, replies } = openApp("/requests", "Employee", {
    "GET /api/auth/user": { ...me("Employee"), mustSetUpSecondFactor: true },
    [`GET ${PATH}`]: { ...OFF, isRequired: true, confirmBy: "nothing" },
    ...SETUP,
    "GET /api/auth/sessions": [
      { id: "s1", userAgent: "", address: "1.2.3.4", signedInAt: SEEN, seenAt: SEEN, isCurrent: true },
      { id: "s2", userAgent: "", address: "6.6.6.6", signedInAt: SEEN, seenAt: SEEN, isCurrent: false },
    ],
    "DELETE /api/auth/sessions/s2": answer(204),
  });
  expect(await screen.findByRole("heading", { name: "Set Up Two-Factor Authentication" })).toBeVisible();
  await keys.click(await screen.findByRole("button", { name: /^Sign out / }));
  expect(await screen.findByText("Device Signed Out")).toBeVisible();
  await keys.click(await screen.findByRole("button", { name: "Continue" }));
  await keys.type(await screen.findByLabelText("Code"), "123456{Enter}");
  replies["GET /api/auth/user"] = me("Employee");
  expect(await screen.findByText(CODES[9] ?? "")).toBeVisible();
  await keys.click(screen.getByRole("button", { name: "I've Saved the Codes" }));
  expect(await screen.findByRole("heading", { name: "My Requests" })).toBeVisible();
});

describe("the sign-in page", () => {
  const first = { "POST /api/auth/login": answer(202, { secondFactor: "required" }) };
  async function logIn(replies: Record<string, unknown>, address = "/login") {
    const app = openApp(address, null, { ...first, ...replies });
    await app.keys.type(await screen.findByLabelText("Email"), "ann@example.com");
    await app.keys.type(screen.getByLabelText("Password"), "my password");
    await app.keys.click(screen.getByRole("button", { name: "Sign In" }));
    await screen.findByRole("heading", { name: "Enter Your Code" });
    return app;
  }

  test("asks for the code and leads to the requested page", async () => {
    const { keys, made } = await logIn({ [`POST ${PATH}`]: me("Employee") }, "/requests");
    const code = screen.getByLabelText("Code");
    expect(code).toHaveFocus();
    expect(code).toHaveAttribute("autocomplete", "one-time-code");
    await keys.type(code, "123456{Enter}");
    expect(await screen.findByRole("heading", { name: "My Requests" })).toBeVisible();
    expect(made.findLast(({ method }) => method === "POST")?.body).toEqual({ code: "123456" });
  });

  test("accepts a recovery code instead", async () => {
    const words = "This recovery code is wrong or has already been used";
    const { keys } = await logIn({
      [`POST ${PATH}`]: answer(401, { error: words, code: "wrong_code", fields: { recoveryCode: words } }),
    });
    await keys.click(screen.getByRole("button", { name: "Use a Recovery Code" }));
    await keys.type(screen.getByLabelText("Recovery Code"), `${CODES[0]}{Enter}`);
    await waitFor(() => expect(screen.getByLabelText("Recovery Code")).toHaveAccessibleDescription(words));
  });

  test("starts over if the second step came too late", async () => {
    const error = "This sign-in took too long or had too many wrong codes. Please sign in again.";
    const { keys } = await logIn({ [`POST ${PATH}`]: answer(401, { error, code: "sign_in_over" }) });
    await keys.type(screen.getByLabelText("Code"), "123456{Enter}");
    expect(await screen.findByRole("heading", { name: "Sign In to Awayday" })).toBeVisible();
    expect(await screen.findByText(error)).toBeVisible();
  });
});
