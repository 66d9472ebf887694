import { expect, test } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { SsoAnswer, SsoConnectionAnswer } from "#core/api/sso/SsoAnswer.ts";
import { openConsole } from "../testing/openConsole.tsx";
import "../Console.tsx";
import "./SsoPage.tsx";

const AT = "2027-03-01T08:00:00Z";
const OKTA: SsoConnectionAnswer = {
  id: "c1",
  name: "Okta",
  issuer: "https://acme.okta.com",
  clientId: "awayday",
  joins: "off",
  isOn: false,
  version: 3,
  testedAt: AT,
  lastError: null,
  lastErrorAt: null,
  redirectUri: "https://awayday.example/auth/sso/callback/c1",
  logoutUri: "https://awayday.example/auth/sso/c1/logout",
};
const FAILED = { ...OKTA, id: "c2", name: "Entra", testedAt: null, lastError: "No answer", lastErrorAt: AT };
const DOMAIN = { id: "d1", domain: "acme.test", recordName: "_awayday.acme.test", recordValue: "awayday-domain=t" };
const ANSWER: SsoAnswer = {
  connections: [OKTA, FAILED],
  domains: [{ ...DOMAIN, provenAt: null, checkedAt: null }],
  requirement: null,
  signedInWith: null,
  next: {
    id: "c3",
    proof: "p3",
    redirectUri: "https://awayday.example/auth/sso/callback/c3",
    logoutUri: "https://awayday.example/auth/sso/c3/logout",
  },
};

test("an Owner sees each connection's state, and turns on a tested one with their password", async () => {
  const { made } = openConsole("/admin/single-sign-on", "Owner", {
    "GET /api/admin/single-sign-on": ANSWER,
    "GET /api/auth/email": { hasSecondFactor: false },
    "PATCH /api/admin/single-sign-on/connections/c1": {},
  });
  const entra = within(await screen.findByRole("article", { name: "Entra" }));
  expect(entra.getByRole("alert")).toHaveTextContent(/^Last error .*: No answer$/);
  expect(entra.getByRole("button", { name: "Turn on" })).toBeDisabled();
  const okta = within(screen.getByRole("article", { name: "Okta" }));
  expect(okta.getByRole("link", { name: "Test" })).toHaveAttribute("href", "/auth/sso/c1/test");
  const filter = encodeURIComponent(JSON.stringify({ subjectId: "c1" }));
  expect(okta.getByRole("link", { name: "Log" })).toHaveAttribute("href", `/admin/audit-events?filter=${filter}`);
  await userEvent.click(okta.getByRole("button", { name: "Turn on" }));
  const dialog = within(screen.getByRole("dialog", { name: "Turn on Okta?" }));
  await userEvent.type(dialog.getByLabelText("Current password"), "secret");
  await userEvent.click(dialog.getByRole("button", { name: "Turn on" }));
  expect(await screen.findByText("Connection turned on")).toBeVisible();
  const body = { isOn: true, version: 3, currentPassword: "secret" };
  expect(made).toContainEqual({ method: "PATCH", path: "/api/admin/single-sign-on/connections/c1", body });
});

test("an Owner adds a connection under the redirect URI that the form shows", async () => {
  const { made } = openConsole("/admin/single-sign-on", "Owner", {
    "GET /api/admin/single-sign-on": ANSWER,
    "POST /api/admin/single-sign-on/connections": { id: "c3" },
  });
  await userEvent.click(await screen.findByRole("button", { name: "Add connection" }));
  const dialog = within(screen.getByRole("dialog"));
  expect(dialog.getByLabelText("Redirect URI")).toHaveValue(ANSWER.next.redirectUri);
  await userEvent.type(dialog.getByLabelText("Name"), "Acme");
  await userEvent.type(dialog.getByLabelText("Client secret"), "s");
  await userEvent.click(dialog.getByRole("button", { name: "Add connection" }));
  expect(await screen.findByText("Connection added")).toBeVisible();
  const body = expect.objectContaining({ id: "c3", proof: "p3", name: "Acme", clientSecret: "s", joins: "off" });
  expect(made).toContainEqual(expect.objectContaining({ method: "POST", body }));
});

test("a domain that isn't verified shows its TXT record, and is checked", async () => {
  openConsole("/admin/single-sign-on", "Owner", {
    "GET /api/admin/single-sign-on": ANSWER,
    "POST /api/admin/single-sign-on/domains/d1/check": { isProven: false },
  });
  expect(await screen.findByLabelText("Record name for acme.test")).toHaveValue("_awayday.acme.test");
  expect(screen.getByLabelText("Record value for acme.test")).toHaveValue("awayday-domain=t");
  await userEvent.click(screen.getByRole("button", { name: "Check acme.test" }));
  expect(await screen.findByText("Record not found")).toBeVisible();
});

const SIGNED_IN = { ...ANSWER, connections: [{ ...OKTA, isOn: true }], signedInWith: "c1" };

test("single sign-on can't be required before a domain is verified", async () => {
  openConsole("/admin/single-sign-on", "Owner", { "GET /api/admin/single-sign-on": SIGNED_IN });
  expect(await screen.findByText(/^To require single sign-on, verify a domain,/)).toBeVisible();
  expect(screen.getByRole("button", { name: "Require single sign-on" })).toBeDisabled();
});

test("an Owner who signed in with a connection requires it, and sees the recovery code once", async () => {
  const { made } = openConsole("/admin/single-sign-on", "Owner", {
    "GET /api/admin/single-sign-on": { ...SIGNED_IN, domains: [{ ...DOMAIN, provenAt: AT, checkedAt: AT }] },
    "GET /api/auth/email": { hasSecondFactor: false },
    "GET /api/admin/people": [],
    "PUT /api/admin/single-sign-on/requirement": { recoveryCode: "aaaa-bbbb" },
  });
  expect(await screen.findByText("People can use any sign-in method that your organization allows.")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Require single sign-on" }));
  const dialog = within(screen.getByRole("dialog", { name: "Require single sign-on?" }));
  await userEvent.type(dialog.getByLabelText("Current password"), "secret");
  await userEvent.click(dialog.getByRole("button", { name: "Require" }));
  expect(await screen.findByRole("textbox", { name: "Recovery code" })).toHaveValue("aaaa-bbbb");
  const body = { connectionId: "c1", exceptions: [], seen: { exceptions: [] }, version: 3, currentPassword: "secret" };
  expect(made).toContainEqual({ method: "PUT", path: "/api/admin/single-sign-on/requirement", body });
});

test("only what changed is sent, so that an issuer that another Owner replaced isn't restored", async () => {
  const { made } = openConsole("/admin/single-sign-on", "Owner", {
    "GET /api/admin/single-sign-on": ANSWER,
    "PATCH /api/admin/single-sign-on/connections/c1": {},
  });
  const okta = within(await screen.findByRole("article", { name: "Okta" }));
  await userEvent.click(okta.getByRole("button", { name: "Edit" }));
  const dialog = within(screen.getByRole("dialog", { name: "Edit Okta" }));
  await userEvent.type(dialog.getByLabelText("Name"), " 2");
  await userEvent.click(dialog.getByRole("button", { name: "Save changes" }));
  expect(await screen.findByText("Connection updated")).toBeVisible();
  expect(made).toContainEqual(expect.objectContaining({ method: "PATCH", body: { name: "Okta 2" } }));
});

test.each([
  ["tested=c1", "The test of Okta succeeded. You can now turn it on."],
  ["tested=c2&error=sso_failed", "The test of Entra failed"],
  ["tested=c2&error=sso_failed", "No answer"],
  ["tested=c1&error=too_many", "Too many attempts. Please try again later."],
  [
    "error=not_own_google",
    "This isn't the Google account that you sign in with. Please choose the one that you use for Awayday.",
  ],
])("the page shows the outcome of %s once: %s", async (query, text) => {
  openConsole(`/admin/single-sign-on?${query}`, "Owner", { "GET /api/admin/single-sign-on": ANSWER });
  expect(await screen.findByText(text, { selector: "[role=alert] *" })).toBeVisible();
  expect(window.location.search).toBe("");
});

test.each([
  ["tested=c2", "an untested connection"],
  ["tested=c9", "an unknown connection"],
  ["error=Call%20555-0100", "free text"],
])("the page shows no outcome for %s: %s", async (query) => {
  openConsole(`/admin/single-sign-on?${query}`, "Owner", { "GET /api/admin/single-sign-on": ANSWER });
  expect(await screen.findByRole("article", { name: "Okta" })).toBeVisible();
  expect(screen.queryByText(/^The test of|555-0100/)).toBeNull();
});

async function openForm(name: string) {
  await userEvent.click(within(await screen.findByRole("article", { name })).getByRole("button", { name: "Edit" }));
  return screen.getByRole("dialog", { name: `Edit ${name}` });
}

test("the form of a connection that is on warns that new credentials turn it off", async () => {
  openConsole("/admin/single-sign-on", "Owner", {
    "GET /api/admin/single-sign-on": { ...ANSWER, connections: [{ ...OKTA, isOn: true }, FAILED] },
  });
  const okta = await openForm("Okta");
  expect(okta).toHaveTextContent("the connection will be turned off until you test it and turn it on again.");
  await userEvent.click(within(okta).getByRole("button", { name: "Cancel" }));
  expect(await openForm("Entra")).not.toHaveTextContent("turned off");
});

test.each([
  ["a verified domain", AT, /no longer offer your connections/],
  ["a domain that isn't verified", null, /^This domain isn't verified, so nobody's sign-in changes\.$/],
])("the confirmation states the effect of removing %s", async (_, provenAt, effect) => {
  const { keys } = openConsole("/admin/single-sign-on", "Owner", {
    "GET /api/admin/single-sign-on": { ...ANSWER, domains: [{ ...DOMAIN, provenAt, checkedAt: AT }] },
  });
  await keys.click(await screen.findByRole("button", { name: "Remove acme.test" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Remove acme.test?" }));
  expect(dialog.getByText(effect)).toBeVisible();
});

test("after a domain is removed, the focus stays with the domains", async () => {
  let { domains } = ANSWER;
  const { keys } = openConsole("/admin/single-sign-on", "Owner", {
    "GET /api/admin/single-sign-on": () => ({ ...ANSWER, domains }),
    "DELETE /api/admin/single-sign-on/domains/d1": () => {
      domains = [];
      return {};
    },
  });
  await keys.click(await screen.findByRole("button", { name: "Remove acme.test" }));
  await keys.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Remove" }));
  await waitFor(() => expect(screen.queryByRole("article", { name: "acme.test" })).toBeNull());
  await keys.tab();
  expect(screen.getByRole("textbox", { name: "Domain" })).toHaveFocus();
});
