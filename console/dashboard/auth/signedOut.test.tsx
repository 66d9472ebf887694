import { afterEach, beforeEach, describe, expect, jest, test } from "@jest/globals";
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { takeCarriedToast } from "#console/shared/toast/carriedToast.ts";
import { arrivalAtLogin, browser, startOverAtLogin } from "../session/browser.ts";
import { answer } from "../testing/fakeApi.ts";
import { heldReply } from "#console/shared/testing/heldReply.ts";
import { openApp } from "../testing/openApp.tsx";

let goTo: jest.SpiedFunction<typeof browser.goTo>;
beforeEach(() => {
  goTo = jest.spyOn(browser, "goTo").mockImplementation(() => {});
});
afterEach(() => goTo.mockRestore());

describe("the sign-in page", () => {
  test("Sign In is disabled without an email and a password", async () => {
    const { keys } = openApp("/login", null);
    expect(await screen.findByRole("button", { name: "Sign In" })).toBeDisabled();
    await keys.type(screen.getByLabelText("Email"), "ann@example.com");
    expect(screen.getByRole("button", { name: "Sign In" })).toBeDisabled();
    await keys.type(screen.getByLabelText("Password"), "x");
    expect(screen.getByRole("button", { name: "Sign In" })).toBeEnabled();
    expect(screen.getByRole("link", { name: "Sign in with Google" })).toHaveAttribute("href", "/auth/google");
    expect(screen.getByRole("link", { name: "Create New Organization" })).toHaveAttribute("href", "/signup");
  });

  test("signing in with Google also leads to the requested page", async () => {
    openApp("/requests?q=sea", null);
    const google = await screen.findByRole("link", { name: "Sign in with Google" });
    expect(google).toHaveAttribute("href", "/auth/google?goTo=%2Frequests%3Fq%3Dsea");
  });

  test("an email at a verified domain leads to the organization's identity provider", async () => {
    const { keys, made } = openApp("/requests?q=sea", null, {
      "GET /api/auth/single-sign-on?domain=acme.test": [{ id: "c1", name: "Okta" }],
    });
    await keys.type(await screen.findByLabelText("Email"), "ann@acme.test");
    const link = await screen.findByRole("link", { name: "Continue with Okta" });
    expect(link).toHaveAttribute("href", "/auth/sso/c1?goTo=%2Frequests%3Fq%3Dsea");
    expect(made.map(({ path }) => path).filter((path) => path.includes("ann"))).toEqual([]);
  });

  test("the domain is looked up once the field is left, and the last buttons stay until the next arrive", async () => {
    const held = heldReply();
    const { made } = openApp("/login", null, {
      "GET /api/auth/single-sign-on?domain=acme.test": [{ id: "c1", name: "Okta" }],
      "GET /api/auth/single-sign-on?domain=acme.testing": held.reply,
    });
    const field = await screen.findByLabelText("Email");
    const leaveWith = (...texts: string[]) => {
      fireEvent.focus(field);
      for (const value of texts) fireEvent.change(field, { target: { value } });
      fireEvent.blur(field);
    };
    const lookedUp = () => made.map(({ path }) => path.split("?domain=")[1]).filter((domain) => domain !== undefined);
    leaveWith("ann@acme.te", "ann@acme.tes", "ann@acme.test");
    expect(await screen.findByRole("link", { name: "Continue with Okta" })).toBeVisible();
    leaveWith("ann@acme.testi", "ann@acme.testing");
    await waitFor(() => expect(lookedUp()).toEqual(["acme.test", "acme.testing"]));
    expect(screen.getByRole("link", { name: "Continue with Okta" })).toBeVisible();
    held.give([]);
    await waitFor(() => expect(screen.queryByRole("link", { name: "Continue with Okta" })).toBeNull());
  });

  test("a sign-in at an identity provider that failed shows its reason until the person leaves the page", async () => {
    openApp("/login?then=%2Frequests&error=sso_link_first", null, {}, { hasGoogle: false });
    expect(
      await screen.findByText(/^Please confirm that this account is yours.* sign in here with your password\./),
    ).toBeVisible();
    expect(window.location.search).toContain("error=sso_link_first");
  });

  test.each([
    ["sso_asked", "info"],
    ["sso_link_first", "warning"],
  ])("the outcome %s of a sign-in at an identity provider has the look of %s", async (code, look) => {
    openApp(`/login?error=${code}`, null);
    const colors = { info: "MuiAlert-colorInfo", warning: "MuiAlert-colorWarning" };
    const notice = (await screen.findByText(/join\.|Please confirm/)).closest(".MuiAlert-root");
    expect(notice).toHaveClass(colors[look as keyof typeof colors]);
  });

  test("a failure shows the server's text", async () => {
    const { keys } = openApp("/login", null, {
      "POST /api/auth/login": answer(401, { error: "Wrong email or password", code: "unauthenticated" }),
    });
    await keys.type(await screen.findByLabelText("Email"), "ann@example.com");
    await keys.type(screen.getByLabelText("Password"), "wrong{Enter}");
    expect(await screen.findByText("Login Failed")).toBeVisible();
    expect(screen.getByRole("alert")).toHaveTextContent("Wrong email or password");
    expect(screen.getByLabelText("Email")).toHaveValue("ann@example.com");
  });

  test("an Owner can enter the recovery code once single sign-on is required", async () => {
    const { keys, made } = openApp("/login", null, {
      "POST /api/auth/login": (body: object) =>
        "recoveryCode" in body
          ? answer(401, { error: "Wrong", code: "wrong_recovery_code", fields: { recoveryCode: "Used before" } })
          : answer(403, { error: "Your organization requires single sign-on", code: "sso_required" }),
    });
    await keys.type(await screen.findByLabelText("Email"), "ann@example.com");
    await keys.type(screen.getByLabelText("Password"), "secret{Enter}");
    const code = await screen.findByLabelText("Recovery Code (for Owners)");
    await keys.type(code, "aaaa{Enter}");
    await waitFor(() => expect(code).toHaveAccessibleDescription("Used before"));
    const body = { email: "ann@example.com", password: "secret" };
    const sent = made.filter(({ method }) => method === "POST").map((call) => call.body);
    expect(sent).toEqual([body, { ...body, recoveryCode: "aaaa" }]);
  });

  test("a person whose password is correct is led to the provider that they must use, as long as the email stays", async () => {
    const connection = { id: "c1", name: "Okta" };
    const { keys } = openApp("/login?then=%2Frequests", null, {
      "POST /api/auth/login": answer(403, { error: "Required", code: "sso_required", connection }),
    });
    const email = await screen.findByLabelText("Email");
    await keys.type(email, "ann@agency.example ");
    await keys.type(screen.getByLabelText("Password"), "secret{Enter}");
    const link = await screen.findByRole("link", { name: "Continue with Okta" });
    expect(link).toHaveAttribute("href", "/auth/sso/c1?goTo=%2Frequests");
    expect(screen.getByText(/^Your password is correct, but .* Okta within 10 minutes\.$/)).toBeVisible();
    expect(screen.queryByText("Login Failed")).toBeNull();
    await keys.type(email, "x");
    expect(link).not.toBeInTheDocument();
  });

  test("after a failure, the focus is back in the field that was disabled while sending", async () => {
    const held = heldReply();
    const { keys } = openApp("/login", null, { "POST /api/auth/login": held.reply });
    await keys.type(await screen.findByLabelText("Email"), "ann@example.com");
    const password = screen.getByLabelText("Password");
    await keys.type(password, "wrong{Enter}");
    await waitFor(() => expect(password).toBeDisabled());
    // jsdom leaves the focus on a disabled field.
    password.blur();
    held.give(answer(401, { error: "Wrong email or password", code: "unauthenticated" }));
    await waitFor(() => expect(password).toHaveFocus());
  });

  test("after a wrong code, the focus is back in the field of the code", async () => {
    const held = heldReply();
    const { keys } = openApp("/login/second-factor", null, { "POST /api/auth/second-factor": held.reply });
    const code = await screen.findByLabelText("Code");
    await keys.type(code, "123123{Enter}");
    await waitFor(() => expect(code).toBeDisabled());
    code.blur();
    held.give(answer(401, { error: "This code is wrong", fields: { code: "This code is wrong" } }));
    await waitFor(() => expect(code).toHaveFocus());
  });
});

describe("quick sign-up", () => {
  test("creates the organization, then starts over at the sign-in page with a confirmation", async () => {
    const { keys, made } = openApp("/signup/quick", null, { "POST /api/orgs/signup-simple": answer(201, {}) });
    const submit = await screen.findByRole("button", { name: "Create Organization & Account" });
    await keys.type(screen.getByLabelText(/Organization Name/), "Northwind");
    await keys.type(screen.getByLabelText(/Your Email/), "jane.doe@example.com");
    await keys.type(screen.getByLabelText(/Password/), "12345");
    expect(submit).toBeDisabled();
    await keys.type(screen.getByLabelText(/Password/), "6");
    await keys.click(submit);
    await waitFor(() => expect(goTo).toHaveBeenCalledWith("/"));
    expect(made.at(-1)?.body).toEqual({
      organizationName: "Northwind",
      email: "jane.doe@example.com",
      password: "123456",
    });
    expect(takeCarriedToast()?.title).toBe("Organization Created!");
  });

  test("asks to open the emailed link first where another account uses the email", async () => {
    const user = { id: "u", email: "jane@example.com", mustConfirm: true };
    const { keys } = openApp("/signup/quick", null, { "POST /api/orgs/signup-simple": answer(201, { user }) });
    await keys.type(await screen.findByLabelText(/Organization Name/), "Northwind");
    await keys.type(screen.getByLabelText(/Your Email/), "jane@example.com");
    await keys.type(screen.getByLabelText(/Password/), "123456{Enter}");
    await waitFor(() => expect(goTo).toHaveBeenCalledWith("/"));
    expect(arrivalAtLogin()).toEqual({ email: "jane@example.com" });
    expect(takeCarriedToast()?.description).toBe("Before you sign in, open the link in the email we sent you.");
  });

  test("shows at its field that an email is taken", async () => {
    const taken = "This email already has an account";
    const { keys } = openApp("/signup/quick", null, {
      "POST /api/orgs/signup-simple": answer(409, { error: taken, code: "email_taken", fields: { email: taken } }),
    });
    await keys.type(await screen.findByLabelText(/Organization Name/), "Northwind");
    await keys.type(screen.getByLabelText(/Your Email/), "jane@example.com");
    await keys.type(screen.getByLabelText(/Password/), "123456{Enter}");
    expect(await screen.findByText("Signup Failed")).toBeVisible();
    expect(screen.getByLabelText(/Your Email/)).toHaveAccessibleDescription(taken);
  });
});

test("after a sign-up the root is the sign-in page with the email filled in, until the person leaves it", async () => {
  startOverAtLogin("jane@example.com");
  const { keys } = openApp("/", null);
  expect(await screen.findByRole("button", { name: "Sign In" })).toBeVisible();
  expect(screen.getByLabelText("Email")).toHaveValue("jane@example.com");
  await keys.click(screen.getByRole("link", { name: "Awayday home page" }));
  expect(await screen.findByRole("heading", { name: "PTO Management Made Simple" })).toBeVisible();
});

test("the full sign-up creates the organization and continues to Google", async () => {
  const { keys, made } = openApp("/signup/full", null, { "POST /api/orgs/signup": answer(201, {}) });
  const submit = await screen.findByRole("button", { name: "Create Organization & Continue with Google" });
  expect(submit).toBeDisabled();
  expect(screen.getByRole("combobox", { name: "Time Zone" })).toHaveTextContent("Eastern (UTC-5)");
  await keys.type(screen.getByLabelText(/Organization Name/), "Northwind");
  await keys.click(submit);
  expect(await screen.findByText("Organization Created!")).toBeVisible();
  expect(screen.getByRole("button", { name: "Creating Organization..." })).toBeDisabled();
  await waitFor(() => expect(goTo).toHaveBeenCalledWith("/auth/google"), { timeout: 3000 });
  expect(made.at(-1)?.body).toEqual({ name: "Northwind", timezone: "America/New_York" });
});

test("the full sign-up sends the first month of the leave year unless it is January", async () => {
  const { keys, made } = openApp("/signup/full", null, { "POST /api/orgs/signup": answer(201, {}) });
  await keys.type(await screen.findByLabelText(/Organization Name/), "Northwind");
  await keys.click(screen.getByRole("combobox", { name: "Leave Year Starts In" }));
  await keys.click(await screen.findByRole("option", { name: "April" }));
  await keys.click(screen.getByRole("button", { name: "Create Organization & Continue with Google" }));
  await waitFor(() =>
    expect(made.at(-1)?.body).toEqual({ name: "Northwind", timezone: "America/New_York", leaveYearStartsIn: 4 }),
  );
});

describe("a server without Google", () => {
  const without = { hasGoogle: false };

  test("the sign-in page and an invitation offer no Google button", async () => {
    const invited = { email: "new@example.com", role: "Manager", organizationName: "Northwind" };
    openApp("/login", null, {}, without);
    expect(await screen.findByRole("button", { name: "Sign In" })).toBeVisible();
    expect(screen.getByRole("link", { name: "Create New Organization" })).toBeVisible();
    expect(screen.queryByText(/Google/)).toBeNull();
    cleanup();
    openApp("/accept-invitation?token=t0k", null, { "GET /api/invitations/token/t0k": invited }, without);
    expect(await screen.findByRole("button", { name: "Create Account" })).toBeVisible();
    expect(screen.queryByText(/Google|Or create password/)).toBeNull();
  });

  test("an invitation into an organization that signs in with Google only shows what is missing", async () => {
    const invited = { email: "new@example.com", role: "Manager", googleOnly: true };
    openApp("/accept-invitation?token=t0k", null, { "GET /api/invitations/token/t0k": invited }, without);
    expect(await screen.findByText(/Google sign-in, but it isn't set up on this server/)).toBeVisible();
    expect(screen.queryByRole("link", { name: /Google/ })).toBeNull();
  });

  test("the full setup asks for an email and a password, and leads to the sign-in page", async () => {
    const { keys, made } = openApp("/signup", null, { "POST /api/orgs/signup": answer(201, {}) }, without);
    const full = await screen.findByRole("link", { name: /^Full Setup/ });
    expect(screen.queryByText(/Google/)).toBeNull();
    await keys.click(full);
    const submit = await screen.findByRole("button", { name: "Create Organization & Account" });
    await keys.type(screen.getByLabelText(/Organization Name/), "Northwind");
    expect(submit).toBeDisabled();
    await keys.type(screen.getByLabelText(/Your Email/), "jane.doe@example.com");
    await keys.type(screen.getByLabelText(/Password/), "123456");
    await keys.click(submit);
    await waitFor(() => expect(goTo).toHaveBeenCalledWith("/"));
    expect(made.at(-1)?.body).toEqual({
      name: "Northwind",
      timezone: "America/New_York",
      email: "jane.doe@example.com",
      password: "123456",
    });
    expect(takeCarriedToast()?.title).toBe("Organization Created!");
  });
});

describe("an invitation", () => {
  const invited = { email: "new@example.com", role: "Manager", organizationName: "Northwind" };

  test("into an organization that signs in with Google only offers no password", async () => {
    openApp("/accept-invitation?token=t0k", null, {
      "GET /api/invitations/token/t0k": { ...invited, googleOnly: true },
    });
    const google = await screen.findByRole("link", { name: "Continue with Google" });
    expect(google).toHaveAttribute("href", "/auth/google?invitationToken=t0k");
    expect(screen.getByText(/^Your organization uses Google sign-in\./)).toBeVisible();
    expect(screen.queryByLabelText("Password")).toBeNull();
    expect(screen.queryByRole("button", { name: "Create Account" })).toBeNull();
  });

  test.each(["/accept-invitation?token=t0k", "/invitations/token/t0k"])("opens at %s", async (address) => {
    openApp(address, null, { "GET /api/invitations/token/t0k": invited });
    expect(await screen.findByText("You've been invited to join as Manager")).toBeVisible();
    expect(screen.getByRole("heading", { name: "Join Your Team" })).toBeVisible();
    expect(screen.getByText("new@example.com")).toBeVisible();
    expect(screen.getByRole("link", { name: "Continue with Google" })).toHaveAttribute(
      "href",
      "/auth/google?invitationToken=t0k",
    );
    expect(screen.getByRole("link", { name: "Cancel" })).toHaveAttribute("href", "/login");
  });

  test.each(["/accept-invitation?token=t0k", "/invitations/token/t0k"])(
    "at %s leaves no token in the URL, and a reload still opens it",
    async (address) => {
      const { unmount } = openApp(address, null, { "GET /api/invitations/token/t0k": invited });
      expect(await screen.findByText("You've been invited to join as Manager")).toBeVisible();
      const { pathname, search, hash } = window.location;
      expect(pathname + search + hash).toBe("/accept-invitation");
      unmount();
      openApp(undefined, null, { "GET /api/invitations/token/t0k": invited });
      expect(await screen.findByText("You've been invited to join as Manager")).toBeVisible();
    },
  );

  test("shows that it is loading", async () => {
    openApp("/accept-invitation?token=t0k", null, { "GET /api/invitations/token/t0k": () => new Promise(() => {}) });
    expect(await screen.findByText("Loading invitation...")).toBeVisible();
  });

  test("that is no longer valid shows an error and leads back to the sign-in page", async () => {
    const { made, keys } = openApp("/invitations/token/old", null, {
      "GET /api/invitations/token/old": answer(404, { error: "This invitation link is invalid or has expired." }),
    });
    expect(await screen.findByRole("heading", { name: "Invalid Invitation" })).toBeVisible();
    expect(screen.getByText("This invitation link is invalid or has expired.")).toBeVisible();
    expect(made.filter(({ path }) => path.includes("invitations"))).toHaveLength(1);
    await keys.click(screen.getByRole("link", { name: "Back to Login" }));
    expect(await screen.findByRole("button", { name: "Sign In" })).toBeVisible();
  });

  test("without a token is not looked up", async () => {
    const { made } = openApp("/accept-invitation", null);
    expect(await screen.findByRole("heading", { name: "Invalid Invitation" })).toBeVisible();
    expect(made.some(({ path }) => path.includes("invitations"))).toBe(false);
  });

  test("asks for a name and for the same password twice", async () => {
    const { keys } = openApp("/accept-invitation?token=t0k", null, { "GET /api/invitations/token/t0k": invited });
    await keys.click(await screen.findByRole("button", { name: "Create Account" }));
    expect(await screen.findByText("Name is required")).toBeVisible();
    expect(screen.getByText("Password must be at least 6 characters")).toBeVisible();
    expect(screen.getByText("Confirm password is required")).toBeVisible();
    await keys.type(screen.getByLabelText("Full Name"), "New Person");
    await keys.type(screen.getByLabelText("Password"), "secret1");
    await keys.type(screen.getByLabelText("Confirm Password"), "secret2");
    expect(await screen.findByText("Passwords don't match")).toBeVisible();
  });

  test("creates the account when accepted, and leads to the sign-in page two seconds later", async () => {
    const { keys, made } = openApp("/accept-invitation?token=t0k", null, {
      "GET /api/invitations/token/t0k": invited,
      "POST /api/invitations/accept": answer(201, { user: { id: "u2", email: "new@example.com" } }),
    });
    await keys.type(await screen.findByLabelText("Full Name"), "New Person");
    await keys.type(screen.getByLabelText("Password"), "secret1");
    await keys.type(screen.getByLabelText("Confirm Password"), "secret1{Enter}");
    expect(await screen.findByRole("heading", { name: "Account Created!" })).toBeVisible();
    expect(made.at(-1)?.body).toEqual({ token: "t0k", name: "New Person", password: "secret1" });
    await waitFor(() => expect(goTo).toHaveBeenCalledWith("/"), { timeout: 3000 });
  });

  test("asks a signed-in person to sign out first", async () => {
    openApp("/accept-invitation?token=t0k", "Employee");
    expect(await screen.findByRole("heading", { name: "You're already signed in" })).toBeVisible();
    expect(screen.getByText(/ann@example.com/)).toBeVisible();
  });
});
