import type { Page } from "playwright-core";
import type { Role } from "#core/people/roles.ts";
import { ADMIN_SCREENS } from "./adminScreens.ts";
import { CONSOLE_SCREENS } from "./consoleScreens.ts";

/** A screen, or a dialog on one, as somebody comes to it. */
export interface Screen {
  name: string;
  /** Who looks at it; nobody where one is signed out. */
  as?: Role;
  path: string;
  /** The heading of the page that stands there. */
  heading: string | RegExp;
  /** What is done there before it looks like this. */
  prepare?: (page: Page) => Promise<void>;
}

const press = (name: string | RegExp) => async (page: Page) => {
  await page.getByRole("button", { name }).first().click();
  await page.getByRole("dialog").waitFor();
};

const fromUserMenu = (item: string) => async (page: Page) => {
  await page.getByRole("button", { name: /^Account menu/ }).click();
  await page.getByRole("menuitem", { name: item }).click();
  await page.getByRole("dialog", { name: item }).waitFor();
};

const scanSecondFactor = async (page: Page) => {
  await fromUserMenu("Profile Settings")(page);
  await page.getByRole("button", { name: "Set Up Second Factor" }).click();
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByRole("img", { name: /^QR code/ }).waitFor();
};

/** Shows codes that nobody has: the person goes on signing in by password alone. */
const readRecoveryCodes = async (page: Page) => {
  const recoveryCodes = Array.from({ length: 10 }, (_, nth) => `4f7q-${nth}k2m-8xwd-p3vz-h6cn-t9r${nth}`);
  await page.route("**/second-factor/confirm", (route) => route.fulfill({ json: { recoveryCodes } }));
  await scanSecondFactor(page);
  await page.getByLabel("Code", { exact: true }).fill("123456");
  await page.getByRole("button", { name: "Turn On" }).click();
  await page.getByRole("list", { name: "Recovery codes" }).waitFor();
};

const chooseDates = async (page: Page) => {
  await press("Request Time Off")(page);
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("combobox", { name: "PTO Type" }).click();
  await page.getByRole("option", { name: "Vacation" }).click();
  const earliest = (await dialog.getByLabel("Start Date").getAttribute("min")) ?? "";
  const newYear = `${Number(earliest.slice(0, 4)) + 1}-01-01`;
  await dialog.getByLabel("Start Date").fill(newYear);
  await dialog.getByLabel("End Date").fill(`${newYear.slice(0, 4)}-01-08`);
  await dialog.getByText(/weekdays/).waitFor();
};

const SIGNED_OUT: Screen[] = [
  { name: "landing", path: "/", heading: "PTO Management Made Simple" },
  { name: "login", path: "/login", heading: "Welcome back" },
  { name: "second-step", path: "/login/second-factor", heading: "Enter your code" },
  { name: "setup", path: "/signup", heading: "Create your organization" },
  { name: "signup-full", path: "/signup/full", heading: "Create your organization" },
  { name: "signup-quick", path: "/signup/quick", heading: "Quick setup" },
  { name: "authentication-error", path: "/?error=no_account", heading: /./ },
  { name: "invitation-invalid", path: "/accept-invitation?token=unknown", heading: "Invalid Invitation" },
  { name: "not-found-signed-out", path: "/nowhere", heading: "404 Page Not Found" },
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
  { name: "request-form", as: "Employee", path: "/", heading: /./, prepare: press("Request Time Off") },
  { name: "request-form-filled", as: "Employee", path: "/", heading: /./, prepare: chooseDates },
  { name: "balance", as: "Employee", path: "/", heading: /./, prepare: press("How it adds up: Vacation") },
  { name: "requests", as: "Employee", path: "/requests", heading: "My Requests" },
  { name: "requests-filtered", as: "Employee", path: "/requests?q=nothing+like+it", heading: "My Requests" },
  { name: "request-cancel", as: "Employee", path: "/requests", heading: /./, prepare: press(/^Cancel request/) },
  { name: "request-reason", as: "Employee", path: "/requests", heading: /./, prepare: press(/^View Reason/) },
  { name: "team", as: "Employee", path: "/team", heading: "Team" },
  { name: "offices", as: "Employee", path: "/offices", heading: "Offices" },
  { name: "profile", as: "Employee", path: "/", heading: /./, prepare: fromUserMenu("Profile Settings") },
  { name: "second-factor-setup", as: "Employee", path: "/", heading: /./, prepare: scanSecondFactor },
  { name: "second-factor-codes", as: "Employee", path: "/", heading: /./, prepare: readRecoveryCodes },
  { name: "preferences", as: "Employee", path: "/", heading: /./, prepare: fromUserMenu("Preferences") },
  { name: "access-denied", as: "Employee", path: "/settings/users", heading: "Access Denied" },
  { name: "not-found", as: "Employee", path: "/nowhere", heading: "404 Page Not Found" },
  { name: "invited-while-signed-in", as: "Employee", path: "/accept-invitation?token=x", heading: /already signed in/ },
];

const OF_MANAGERS: Screen[] = [
  { name: "manager-dashboard", as: "Manager", path: "/", heading: "Manager Dashboard" },
  { name: "approvals", as: "Manager", path: "/approvals", heading: "Manager Dashboard" },
  { name: "reject", as: "Manager", path: "/approvals", heading: /./, prepare: press(/^Reject request/) },
  { name: "manager-users", as: "Manager", path: "/settings/users", heading: /./ },
];

const OF_ADMINS: Screen[] = [
  { name: "owner-dashboard", as: "Owner", path: "/dashboard", heading: "Manager Dashboard" },
  { name: "settings", as: "Admin", path: "/settings", heading: "Settings" },
  { name: "users", as: "Admin", path: "/settings/users", heading: /./ },
  { name: "office-management", as: "Admin", path: "/settings/offices", heading: /./ },
  { name: "slack", as: "Owner", path: "/settings/slack", heading: /./ },
];

/** Every screen of the dashboard, and the dialogs on them. */
export const DASHBOARD_SCREENS: Screen[] = [
  ...SIGNED_OUT,
  ...OF_EMPLOYEES,
  ...OF_MANAGERS,
  ...OF_ADMINS,
  ...ADMIN_SCREENS,
];

/** The same with the screens of the admin console. */
export const SCREENS: Screen[] = [...DASHBOARD_SCREENS, ...CONSOLE_SCREENS];

/** Whose eyes of the demonstration's cast a role is seen with: people who have something to show on every screen. */
export const SEEN_BY: Record<Role, string> = {
  Employee: "Grace Kim",
  Manager: "Theo Grant",
  Admin: "Adam Reyes",
  Owner: "Olivia Hart",
};

/** Opens a screen and waits until nothing is being loaded there any more. */
export async function openScreen(page: Page, { path, heading, prepare }: Screen): Promise<void> {
  await page.goto(path);
  await page.getByRole("heading", { level: 1, name: heading }).waitFor();
  await page.locator("[aria-busy=true]").first().waitFor({ state: "detached" });
  await prepare?.(page);
}
