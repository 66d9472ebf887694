import type { Page } from "playwright-core";
import { SETUP_PATH } from "#core/links/pagePaths.ts";
import type { Role } from "#core/people/access/roles.ts";
import { ACCOUNT_SCREENS, SIGN_UP_SCREENS } from "./accountScreens.ts";
import { ADMIN_SCREENS } from "./adminScreens.ts";
import { ARRANGED_SCREENS } from "./arrangedScreens.ts";
import { CONSOLE_SCREENS } from "./consoleScreens.ts";
import { DIALOG_SCREENS } from "./dialogScreens.ts";
import { EXTREME_SCREENS } from "./extremeScreens.ts";
import { fromUserMenu, inSequence, pressAll } from "./screenSteps.ts";
import { INBOX_SCREENS } from "./inboxScreens.ts";
import { PERSON_SCREENS } from "./personScreens.ts";
import { REQUEST_SCREENS } from "./requestScreens.ts";
import type { Screen } from "./Screen.ts";
import { THREAD_SCREENS } from "./threadScreens.ts";

const openBalance = inSequence(pressAll("How It Adds Up: Vacation"), (page) =>
  page.getByText("available today").waitFor(),
);

const SIGNED_OUT: Screen[] = [
  { name: "landing", path: "/", heading: "PTO Management Made Simple" },
  { name: "login", path: "/login", heading: "Sign In to Awayday" },
  { name: "forgot-password", isVariant: true, path: "/forgot-password", heading: "Forgot your password?" },
  { name: "reset-password", isVariant: true, path: "/reset-password#token=open", heading: "Set a New Password" },
  { name: "second-step", path: "/login/second-factor", heading: "Enter Your Code" },
  ...SIGN_UP_SCREENS,
  { name: "authentication-error", path: "/?error=no_account", heading: /./ },
  { name: "invitation-invalid", path: "/accept-invitation?token=unknown", heading: "Invalid Invitation" },
  { name: "not-found-signed-out", isVariant: true, path: "/nowhere", heading: "404 Page Not Found" },
];

const OF_EMPLOYEES: Screen[] = [
  { name: "employee-dashboard", as: "Employee", path: "/", heading: /^Welcome back/ },
  {
    name: "calendar-day",
    as: "Employee",
    path: "/employee",
    heading: /^Welcome back/,
    prepare: async (page) => {
      await page.getByRole("gridcell", { selected: true }).click();
      await page.getByRole("region", { name: "Team Calendar" }).scrollIntoViewIfNeeded();
    },
  },
  { name: "calendar-month", as: "Employee", path: "/calendar", heading: "Calendar" },
  { name: "calendar-timeline", as: "Admin", path: "/calendar?view=timeline", heading: "Calendar" },
  {
    name: "calendar-timeline-month",
    isVariant: true,
    as: "Manager",
    path: "/calendar?view=timeline&range=month",
    heading: "Calendar",
  },
  {
    name: "calendar-timeline-year",
    isVariant: true,
    as: "Admin",
    path: "/calendar?view=timeline&range=year",
    heading: "Calendar",
  },
  { name: "balance", as: "Employee", path: "/", heading: /./, prepare: openBalance },
  { name: "team", as: "Employee", path: "/team", heading: "Team" },
  { name: "offices", as: "Employee", path: "/offices", heading: "Offices" },
  { name: "profile", as: "Employee", path: "/", heading: /./, prepare: fromUserMenu("Profile Settings") },
  { name: "preferences", as: "Employee", path: "/", heading: /./, prepare: fromUserMenu("Preferences") },
  { name: "access-denied", as: "Employee", path: "/settings/users", heading: "Access Denied" },
  { name: "not-found", as: "Employee", path: "/nowhere", heading: "404 Page Not Found" },
  { name: "invited-while-signed-in", as: "Employee", path: "/accept-invitation?token=x", heading: /already signed in/ },
];

const OF_MANAGERS: Screen[] = [
  { name: "manager-dashboard", as: "Manager", path: "/", heading: "Manager Dashboard" },
  { name: "approvals", isVariant: true, as: "Manager", path: "/approvals", heading: "Manager Dashboard" },
  {
    name: "approvals-selected",
    isVariant: true,
    as: "Manager",
    path: "/approvals",
    heading: /./,
    prepare: async (page) => {
      await page.getByRole("checkbox", { name: /^Select all/ }).check();
      await page.getByText(/^(If you approve|Approving) all of them/).waitFor();
    },
  },
  { name: "reject", as: "Manager", path: "/approvals", heading: /./, prepare: pressAll(/^Reject .*request$/) },
  { name: "manager-users", isVariant: true, as: "Manager", path: "/settings/users", heading: /./ },
];

const OF_ADMINS: Screen[] = [
  { name: "owner-dashboard", isVariant: true, as: "Owner", path: "/dashboard", heading: "Manager Dashboard" },
  { name: "get-started", as: "Owner", path: SETUP_PATH, heading: "Get Started" },
  {
    name: "invite-several",
    as: "Owner",
    path: SETUP_PATH,
    heading: "Get Started",
    prepare: pressAll("Invite Several People"),
  },
  { name: "settings", as: "Admin", path: "/settings", heading: "Settings" },
  { name: "users", as: "Admin", path: "/settings/users", heading: /./ },
  { name: "office-management", as: "Admin", path: "/settings/offices", heading: /./ },
  { name: "slack", as: "Owner", path: "/settings/slack", heading: /./ },
];

export const DASHBOARD_SCREENS: Screen[] = [
  ...SIGNED_OUT,
  ...OF_EMPLOYEES,
  ...REQUEST_SCREENS,
  ...OF_MANAGERS,
  ...OF_ADMINS,
  ...ACCOUNT_SCREENS,
  ...DIALOG_SCREENS,
  ...PERSON_SCREENS,
  ...ADMIN_SCREENS,
  ...THREAD_SCREENS,
];

export const SCREENS: Screen[] = [
  ...DASHBOARD_SCREENS,
  ...CONSOLE_SCREENS,
  ...INBOX_SCREENS,
  ...ARRANGED_SCREENS,
  ...EXTREME_SCREENS,
];

export const SEEN_BY: Record<Role, string> = {
  Employee: "Grace Kim",
  Manager: "Theo Grant",
  Admin: "Adam Reyes",
  Owner: "Olivia Hart",
};

export async function openScreen(page: Page, { path, heading, arrange, prepare }: Screen): Promise<void> {
  await page.unrouteAll();
  await arrange?.(page);
  await page.goto(path);
  await page.getByRole("heading", { level: 1, name: heading }).waitFor();
  await page.locator("[aria-busy=true]").first().waitFor({ state: "detached" });
  await prepare?.(page);
}
