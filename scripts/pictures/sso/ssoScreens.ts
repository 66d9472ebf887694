import type { JoinRequestAnswer, SsoAnswer, SsoConnectionAnswer, SsoRequiredAnswer } from "#core/api/sso/SsoAnswer.ts";
import { REDIRECT_ERRORS } from "#core/links/redirectErrors.ts";
import { inConsole } from "../inConsole.ts";
import type { Screen } from "../Screen.ts";
import { answering, type Prepare, pressAll } from "../screenSteps.ts";

const AT = "2026-11-27T15:00:00Z";
const CALLBACK = "https://awayday.example.com/auth/sso/callback";
const OKTA: SsoConnectionAnswer = {
  id: "1",
  name: "Okta",
  issuer: "https://lindqvist.okta.com",
  clientId: "0oa1awayday",
  joins: "employee",
  isOn: true,
  version: 1,
  testedAt: AT,
  lastError: null,
  lastErrorAt: null,
  redirectUri: `${CALLBACK}/1`,
  logoutUri: "https://awayday.example.com/auth/sso/1/logout",
};
const ENTRA: SsoConnectionAnswer = {
  ...OKTA,
  id: "2",
  name: "Microsoft",
  issuer: "https://login.microsoftonline.com/3f2c9b1e-7d44-4c1a-9d0e-5b8a6f2c7d10/v2.0",
  joins: "off",
  isOn: false,
  testedAt: null,
  lastError: "The provider refused the client ID, the client secret, or the authorization code",
  lastErrorAt: AT,
};
const PROVEN = {
  id: "1",
  domain: "lindqvist.example",
  recordName: "_awayday.lindqvist.example",
  recordValue: "awayday-domain=Zt4kV0pYxLq2mN8sR1wC6uH3jE9aB5dF7gT0iK4oP2M",
  provenAt: AT,
  checkedAt: AT,
};
const ANSWER: SsoAnswer = {
  connections: [OKTA, ENTRA],
  domains: [
    PROVEN,
    { ...PROVEN, id: "2", domain: "lindqvist.test", recordName: "_awayday.lindqvist.test", provenAt: null },
  ],
  requirement: null,
  signedInWith: "1",
  next: {
    id: "3",
    proof: "proof",
    redirectUri: `${CALLBACK}/3`,
    logoutUri: "https://awayday.example.com/auth/sso/3/logout",
  },
};
const arrange = answering("**/api/admin/single-sign-on", ANSWER);
const screen = (name: string, ...buttons: string[]): Screen => ({
  ...inConsole(name, "single-sign-on", "Single sign-on", ...(buttons.length > 0 ? [pressAll(...buttons)] : [])),
  arrange,
  ...(buttons.length > 0 && { isVariant: true }),
});

const turnable = (name: string, button: string): Screen => ({
  ...screen(name, button),
  arrange: answering("**/api/admin/single-sign-on", {
    ...ANSWER,
    connections: [{ ...OKTA, isOn: false, joins: "off" }],
  } satisfies SsoAnswer),
});
const NOOR: JoinRequestAnswer = {
  id: "1",
  email: "noor@lindqvist.example",
  name: "Noor Haddad",
  connectionName: "Okta",
  createdAt: AT,
  expiresAt: AT,
};
const joining = (name: string, ...buttons: string[]): Screen => ({
  ...inConsole(name, "invitations", "Invitations", ...(buttons.length > 0 ? [pressAll(...buttons)] : [])),
  arrange: answering("**/api/admin/join-requests", [
    NOOR,
    { ...NOOR, id: "2", email: "tom@lindqvist.example", name: null },
  ] satisfies JoinRequestAnswer[]),
  isVariant: true,
});
const required = (name: string, ...buttons: string[]): Screen => ({
  ...screen(name, ...buttons),
  arrange: answering("**/api/admin/single-sign-on", {
    ...ANSWER,
    requirement: { connectionId: "1", hasRecoveryCode: false, exceptions: [{ id: "9", name: "Maya Lindqvist" }] },
  } satisfies SsoAnswer),
  isVariant: true,
});
const WRONG_CODE = {
  error: "This recovery code is wrong or has already been used, or you aren't an Owner.",
  code: "wrong_recovery_code",
  fields: { recoveryCode: "This recovery code is wrong or has already been used, or you aren't an Owner" },
};
const signIn = { path: "/login", heading: "Sign In to Awayday" } as const;
const offered: Prepare = async (page) => {
  await answering("**/api/auth/single-sign-on?*", [{ id: "1", name: "Okta" }])(page);
  await page.getByLabel("Email").fill("maya@lindqvist.example");
  await page.getByRole("link", { name: "Continue with Okta" }).waitFor();
};

const SSO_REQUIRED: SsoRequiredAnswer = {
  error: REDIRECT_ERRORS.sso_required,
  code: "sso_required",
  connection: { id: "1", name: "Okta" },
};
const led: Prepare = async (page) => {
  await page.route("**/api/auth/login", (route) => route.fulfill({ status: 403, json: SSO_REQUIRED }));
  await page.getByLabel("Email").fill("kai@agency.example");
  await page.getByLabel("Password").fill("a password");
  await page.getByRole("button", { name: "Sign In" }).click();
  await page.getByRole("link", { name: "Continue with Okta" }).waitFor();
};

const askedForCode: Prepare = async (page) => {
  await page.route("**/api/auth/login", (route) => route.fulfill({ status: 401, json: WRONG_CODE }));
  await page.getByLabel("Email").fill("maya@lindqvist.example");
  await page.getByLabel("Password").fill("a password");
  await page.getByRole("button", { name: "Sign In" }).click();
  await page.getByLabel("Recovery Code").waitFor();
};

const requiring: Prepare = async (page) => {
  await answering("**/api/admin/single-sign-on/requirement", { recoveryCode: "k3vd-9q2m-x7ta-4hwn-c8pe-5rjz" })(page);
  await pressAll("Require single sign-on")(page);
  await page.getByLabel("Current password").fill("a password");
  await answering("**/api/admin/single-sign-on", {
    ...ANSWER,
    requirement: { connectionId: "1", hasRecoveryCode: true, exceptions: [] },
  } satisfies SsoAnswer)(page);
  await page.getByRole("button", { name: "Require", exact: true }).click();
  await page.getByRole("dialog", { name: "Recovery code" }).waitFor();
};

export const SSO_SCREENS: Screen[] = [
  { ...inConsole("sso-none", "single-sign-on", "Single sign-on"), isVariant: true },
  screen("sso"),
  screen("sso-add", "Add connection"),
  screen("sso-edit", "Edit"),
  screen("sso-turn-off", "Turn off"),
  screen("sso-delete", "Delete"),
  screen("sso-require", "Require single sign-on"),
  required("sso-required"),
  required("sso-exceptions", "Edit exceptions"),
  turnable("sso-turn-on", "Turn on"),
  turnable("sso-join", "Joining"),
  { ...screen("sso-test-passed"), path: "/admin/single-sign-on?tested=1", isVariant: true },
  { ...screen("sso-test-failed"), path: "/admin/single-sign-on?tested=2&error=sso_failed", isVariant: true },
  { ...signIn, name: "sso-sign-in", prepare: offered },
  { ...signIn, name: "sso-password-first", prepare: led },
  { ...signIn, name: "sso-recovery-sign-in", prepare: askedForCode },
  { ...screen("sso-recovery-code"), prepare: requiring, isVariant: true },
  joining("join-requests"),
  joining("join-decline", "Decline noor@lindqvist.example"),
  { ...signIn, name: "sso-asked", path: "/login?error=sso_asked", isVariant: true },
  { ...signIn, name: "sso-other-email", path: "/login?error=sso_other_email", isVariant: true },
  { ...signIn, name: "sso-link-first", path: "/login?error=sso_link_first", isVariant: true },
];
