import type { Page } from "playwright-core";
import type { Screen } from "./screens.ts";

type Prepare = NonNullable<Screen["prepare"]>;

const users = { as: "Admin", path: "/settings/users", heading: "Users" } as const;
const offices = { as: "Admin", path: "/settings/offices", heading: "Office Management" } as const;

/** Presses buttons one after the other; the last one opens a dialog. */
const pressAll =
  (...names: (string | RegExp)[]): Prepare =>
  async (page) => {
    for (const name of names) await page.getByRole("button", { name }).first().click();
    await page.getByRole("dialog").waitFor();
  };

const fromMenuOf = (person: string, item: string) => async (page: Page) => {
  await page.getByRole("button", { name: `More actions for ${person}` }).click();
  await page.getByRole("menuitem", { name: item }).click();
  await page.getByRole("dialog").waitFor();
};

const withHistory: Prepare = async (page) => {
  await pressAll("PTO of Chloe Dubois")(page);
  await page.getByRole("button", { name: "How it adds up: Vacation" }).click();
  await page
    .getByRole("dialog", { name: /^Vacation balance/ })
    .getByRole("table")
    .waitFor();
};

const unfolded: Prepare = async (page) => {
  for (const part of ["PTO Policies", "Holidays"]) await page.getByRole("button", { name: part }).first().click();
  await page.getByRole("article", { name: "Vacation policy" }).waitFor();
  await page.getByText("New Year's Day").first().waitFor();
};

/** What opens on the pages of Admins and Owners: dialogs, a menu and the rules of an office. */
export const ADMIN_SCREENS: Screen[] = [
  { ...users, name: "users-none", path: "/settings/users?q=nobody+like+this" },
  { ...users, name: "user-balances", prepare: withHistory },
  { ...users, name: "user-adjust", prepare: fromMenuOf("Chloe Dubois", "Adjust balances") },
  { ...users, name: "user-edit", prepare: fromMenuOf("Chloe Dubois", "Edit user") },
  { ...users, name: "user-deactivate", prepare: fromMenuOf("Chloe Dubois", "Deactivate user") },
  { ...users, name: "user-password-link", prepare: fromMenuOf("Chloe Dubois", "Copy password link") },
  { ...users, name: "user-invite", prepare: pressAll("Invite User") },
  { ...offices, name: "office-rules", prepare: unfolded },
  { ...offices, name: "office-add", prepare: pressAll("Add Office") },
  { ...offices, name: "office-edit", prepare: pressAll("Edit Berlin") },
  { ...offices, name: "office-delete", prepare: pressAll("Delete Berlin") },
  { ...offices, name: "office-members", prepare: pressAll(/^View Members of/) },
  { ...offices, name: "policy-edit", prepare: pressAll("PTO Policies", "Edit Vacation policy") },
  { ...offices, name: "holiday-add", prepare: pressAll("Holidays", "Add Holiday") },
  { ...offices, name: "holiday-delete", prepare: pressAll("Holidays", /^Delete .* on/) },
];
