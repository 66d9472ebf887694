import type { Page } from "playwright-core";
import { confirmationPage } from "#bot/http/mail/confirmationPage.ts";
import { emailPage } from "#bot/http/mail/emailPage.ts";
import { typefaceLinks } from "#bot/http/mail/typefaceLinks.ts";
import { SERVICE_METAS } from "#core/links/serviceMetas.ts";
import { answering, answeringWith, fromUserMenu, type Prepare } from "./screenSteps.ts";
import type { Screen } from "./Screen.ts";

const WEB_ROOT = "dist/console";
const employee = { as: "Employee", path: "/", heading: /./ } as const;
const FACTOR = "**/api/auth/second-factor";
const FACTOR_ON = {
  isOn: true,
  since: "2026-02-01T15:00:00Z",
  recoveryCodesLeft: 2,
  isRequired: false,
  confirmBy: "password",
};

const withGoogle: Prepare = (page) =>
  page.route("**/*", async (route) => {
    if (route.request().resourceType() !== "document") return route.fallback();
    const response = await route.fetch();
    const body = (await response.text()).replace(
      "</head>",
      `<meta name="${SERVICE_METAS.google}" content="on"></head>`,
    );
    return route.fulfill({ response, body });
  });

const showingPage =
  (path: string, body: string): Prepare =>
  (page) =>
    page.route(`**${path}`, (route) =>
      route.fulfill({ contentType: "text/html", body: body.replace("<style>", `${typefaceLinks(WEB_ROOT)}<style>`) }),
    );

const setUpFactor: Prepare = async (page) => {
  await fromUserMenu("Profile Settings")(page);
  await page.getByRole("button", { name: "Set Up Two-Factor Authentication" }).click();
  await page.getByRole("dialog", { name: "Set Up Two-Factor Authentication" }).waitFor();
};

const scanFactor: Prepare = async (page) => {
  await setUpFactor(page);
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByRole("img", { name: /^QR code/ }).waitFor();
};

/** The codes are made up. The second factor stays off, so a password still suffices for signing in. */
const readRecoveryCodes: Prepare = async (page) => {
  const recoveryCodes = Array.from({ length: 10 }, (_, nth) => `4f7q-${nth}k2m-8xwd-p3vz-h6cn-t9r${nth}`);
  await answering("**/second-factor/confirm", { recoveryCodes })(page);
  await scanFactor(page);
  await page.getByLabel("Code", { exact: true }).fill("123456");
  await page.getByRole("button", { name: "Turn On" }).click();
  await page.getByRole("list", { name: "Recovery codes" }).waitFor();
};

const inProfile = (section: string) => async (page: Page) => {
  await fromUserMenu("Profile Settings")(page);
  const heading = page.getByRole("dialog").getByRole("heading", { name: section, exact: true });
  await heading.evaluate((element) => element.scrollIntoView());
};

export const SIGN_UP_SCREENS: Screen[] = [
  { name: "login-google", path: "/login", heading: "Sign In to Awayday", arrange: withGoogle },
  { name: "setup", path: "/signup", heading: "Create Your Organization" },
  { name: "setup-google", isVariant: true, path: "/signup", heading: "Create Your Organization", arrange: withGoogle },
  { name: "signup-full", path: "/signup/full", heading: "Create Your Organization" },
  {
    name: "signup-full-google",
    isVariant: true,
    path: "/signup/full",
    heading: "Create Your Organization",
    arrange: withGoogle,
  },
  { name: "signup-quick", path: "/signup/quick", heading: "Quick Setup" },
  {
    name: "second-step-recovery",
    isVariant: true,
    path: "/login/second-factor",
    heading: "Enter Your Code",
    prepare: (page) => page.getByRole("button", { name: "Use a Recovery Code" }).click(),
  },
  {
    name: "invitation",
    path: "/accept-invitation?token=open",
    heading: "Join Your Team",
    arrange: answering("**/api/invitations/token/*", {
      email: "ana.silva@lumen-oak.example",
      role: "Employee",
      organizationName: "Lumen & Oak",
    }),
  },
  { name: "link-google", path: "/link-google#token=open", heading: "Sign In with Google", arrange: withGoogle },
  {
    name: "mail-confirm",
    path: "/mail/confirm/open",
    heading: "Confirm your email",
    arrange: showingPage(
      "/mail/confirm/open",
      confirmationPage({ email: "olivia.hart@lumen-oak.example", organizationName: "Lumen & Oak", replaces: false })
        .page,
    ),
  },
  {
    name: "mail-email",
    isVariant: true,
    path: "/mail/email/open",
    heading: "Confirm your new email",
    arrange: showingPage(
      "/mail/email/open",
      emailPage({ from: "grace.kim@lumen-oak.example", to: "grace@kim.example" }).page,
    ),
  },
];

export const ACCOUNT_SCREENS: Screen[] = [
  {
    name: "connect-slack",
    as: "Employee",
    path: "/connect-slack?token=open",
    heading: "Connect Slack",
    arrange: answering("**/api/auth/slack-link?*", {
      slackName: "Grace Kim",
      teamName: "Lumen & Oak",
      connectedByName: "Olivia Hart",
      confirmBy: "password",
      hasSecondFactor: true,
    }),
  },
  {
    name: "connect-slack-dead",
    isVariant: true,
    as: "Employee",
    path: "/connect-slack",
    heading: "This link no longer works",
  },
  {
    ...employee,
    name: "profile-email-pending",
    isVariant: true,
    arrange: answeringWith("**/api/auth/email", (own) => ({
      ...own,
      hasSecondFactor: true,
      pending: { email: "grace@kim.example", expiresAt: "2027-03-01T12:00:00Z" },
    })),
    prepare: inProfile("Email"),
  },
  { ...employee, name: "own-data", isVariant: true, prepare: inProfile("Your Data") },
  { ...employee, name: "second-factor-on", arrange: answering(FACTOR, FACTOR_ON), prepare: inProfile("Security") },
  {
    ...employee,
    name: "second-factor-password",
    isVariant: true,
    arrange: answering(FACTOR, { ...FACTOR_ON, isOn: false, since: null, recoveryCodesLeft: 0 }),
    prepare: setUpFactor,
  },
  { ...employee, name: "second-factor-setup", isVariant: true, prepare: scanFactor },
  { ...employee, name: "second-factor-codes", prepare: readRecoveryCodes },
  {
    ...employee,
    name: "second-factor-required",
    heading: "Set Up Two-Factor Authentication",
    arrange: answeringWith("**/api/auth/user", (me) => ({ ...me, mustSetUpSecondFactor: true })),
  },
  {
    name: "confirmation-banner",
    as: "Owner",
    path: "/",
    heading: "Manager Dashboard",
    arrange: answeringWith("**/api/auth/user", (me) => ({ ...me, isUnconfirmed: true })),
  },
];
