import { type BrowserContextOptions, expect, type Locator, type Page } from "@playwright/test";
import { aTeam, membersOf } from "./aTeam.ts";
import { type Account, arrive, signIn, toast } from "./accounts.ts";
import { awaydayOfThisFile } from "./awayday.ts";
import { expectAccessible } from "./expectAccessible.ts";
import { expectLayoutHolds } from "./expectLayoutHolds.ts";
import { test } from "./guardedTest.ts";
import { DARK_PHONE } from "./devices.ts";

const member = membersOf("Team");
const ADMIN = member("Ada Reyes", "Admin");
const MANAGER = member("Tom Okafor", "Manager");
const EMPLOYEE = member("Maya Chen", "Employee", MANAGER.name);

const COPYING: BrowserContextOptions = { permissions: ["clipboard-read", "clipboard-write"] };

let owner: Account;
const awayday = awaydayOfThisFile({
  prepare: async ({ url }) => {
    owner = await aTeam(url, "Team", [ADMIN, MANAGER, EMPLOYEE]);
  },
});

async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole("combobox", { name: new RegExp(`^${label}`) }).click();
  await page.getByRole("option", { name: option, exact: true }).click();
}

async function act(page: Page, person: string, item: string): Promise<void> {
  await page.getByRole("button", { name: `More actions for ${person}` }).click();
  await page.getByRole("menuitem", { name: item }).click();
}

test("an Admin manages people on a phone", async ({ visit }) => {
  const admin = await visit(awayday(), { ...COPYING, ...DARK_PHONE });
  const employee = await visit(awayday());
  const dialog = admin.getByRole("dialog");
  await arrive(admin, ADMIN, "/settings/users");
  await arrive(employee, EMPLOYEE, "/team");

  await test.step("invites a person, whose link is copied, and revokes the invitation", async () => {
    await admin.getByRole("button", { name: "Invite User" }).click();
    await dialog.getByLabel("Email").fill("new@team.example");
    await dialog.getByRole("button", { name: /^(Send|Create) Invitation$/ }).click();
    await expect(toast(admin, "Invitation Sent")).toContainText("copied");
    expect(await admin.evaluate(() => navigator.clipboard.readText())).toContain("/accept-invitation?token=");
    await admin.getByRole("button", { name: "Revoke invitation for new@team.example" }).click();
    await dialog.getByRole("button", { name: "Revoke" }).click();
    await expect(toast(admin, "Invitation revoked successfully")).toBeVisible();
    await expect(admin.getByText(/^No pending invitations/)).toBeVisible();
  });

  await test.step("finds people with a search that stays in the address", async () => {
    await admin.getByRole("searchbox", { name: "Search users" }).fill("MAYA");
    await expect(admin).toHaveURL("/settings/users?q=MAYA");
    await admin.reload();
    await expect(admin.getByRole("searchbox", { name: "Search users" })).toHaveValue("MAYA");
    await expect(admin.getByRole("row")).toHaveCount(2);
    await expectAccessible(admin);
    await expectLayoutHolds(admin);
  });

  await test.step("adds a day to a balance, with a reason", async () => {
    await act(admin, "Maya Chen", "Adjust Balances");
    await dialog.getByRole("button", { name: "Add 1 day" }).click();
    await dialog.getByRole("button", { name: "Save Adjustment" }).click();
    await expect(toast(admin, "Reason Required")).toContainText("Please provide a reason for this adjustment");
    await expectAccessible(admin);
    await dialog.getByLabel("Reason").fill("Worked on a holiday");
    await dialog.getByRole("button", { name: "Save Adjustment" }).click();
    await expect(toast(admin, "PTO balance updated successfully")).toBeVisible();
    await admin.getByRole("button", { name: "Maya Chen's PTO" }).click();
    await expect(dialog.getByRole("article", { name: "Vacation balance" })).toContainText("21 days");
    await dialog.getByRole("button", { name: "How It Adds Up: Vacation" }).click();
    const drawer = admin.getByRole("dialog", { name: /^Vacation Balance/ });
    await expect(drawer.getByRole("row").last()).toContainText(/Worked on a holiday.*\+1.*21/);
    await drawer.getByRole("button", { name: "Close" }).click();
    await dialog.getByRole("button", { name: "Close" }).click();
  });

  await test.step("edits a person's details", async () => {
    await act(admin, "Maya Chen", "Edit User");
    await dialog.getByLabel("Name").fill("Maya Chen-Ito");
    await choose(admin, "Role", "Manager");
    await choose(admin, "Manager", ADMIN.name);
    await dialog.getByLabel("Vacation Allowance").fill("0.3");
    await dialog.getByRole("button", { name: "Save Changes" }).click();
    await expect(dialog.getByText("Vacation allowance must be a multiple of 0.5")).toBeVisible();
    await expectAccessible(admin);
    await dialog.getByLabel("Vacation Allowance").fill("22.5");
    await dialog.getByRole("button", { name: "Save Changes" }).click();
    await expect(toast(admin, "User updated successfully")).toBeVisible();
    await expect(admin.getByRole("row").last()).toContainText("Maya Chen-Ito");
  });

  await test.step("deactivates a person, who is signed out at once, and reactivates the person by editing", async () => {
    await act(admin, "Maya Chen-Ito", "Deactivate User");
    await expect(dialog).toContainText("You can undo this by editing the user.");
    await dialog.getByRole("button", { name: "Deactivate" }).click();
    await expect(toast(admin, "User deactivated successfully")).toBeVisible();
    await expect(admin.getByText("No users found matching your criteria")).toBeVisible();
    await employee.goto("/team");
    await expect(employee.getByRole("button", { name: "Sign In", exact: true })).toBeVisible();

    await choose(admin, "Status", "Inactive");
    await act(admin, "Maya Chen-Ito", "Edit User");
    await dialog.getByLabel("Reactivate this user").check();
    await expectAccessible(admin);
    await dialog.getByRole("button", { name: "Save Changes" }).click();
    await expect(toast(admin, "User updated successfully")).toBeVisible();
    await signIn(employee, EMPLOYEE);
    await expect(employee.getByRole("heading", { name: "Users" }).or(employee.getByText("4 members"))).toBeVisible();
  });
});

test("30 people are invited from a pasted list with four clicks, and a policy is changed after its preview with five", async ({
  visit,
}) => {
  const page = await visit(awayday());
  const dialog = page.getByRole("dialog");
  await arrive(page, owner, "/dashboard");

  const invite = countedClicks();
  await invite(page.getByRole("link", { name: "Team", exact: true }));
  await invite(page.getByRole("button", { name: "Invite Several People" }));
  const field = dialog.getByLabel("Email Addresses");
  await invite(field);
  await field.fill(Array.from({ length: 30 }, (_, nth) => `new-${nth}@team.example`).join("\n"));
  expect(await invite(dialog.getByRole("button", { name: "Invite 30 people" }))).toBe(4);
  await expect(toast(page, "30 Invitations Created")).toBeVisible();

  const change = countedClicks();
  await change(page.getByRole("link", { name: "Office Management" }));
  await change(page.getByRole("button", { name: "PTO Policies" }).first());
  await change(page.getByRole("button", { name: "Edit Vacation policy" }));
  const amount = dialog.getByLabel("Accrual Amount");
  await change(amount);
  await amount.fill("22");
  await expect(dialog.getByText(/\d people, \+2\sdays each/)).toBeVisible();
  expect(await change(dialog.getByRole("button", { name: "Save Policy" }))).toBe(5);
  await expect(toast(page, "Policy Updated")).toBeVisible();
});

function countedClicks(): (target: Locator) => Promise<number> {
  let count = 0;
  return async (target) => {
    await target.click();
    return ++count;
  };
}

test("a menu and a dialog open, close, and return the focus by keyboard alone", async ({ visit }) => {
  const page = await visit(awayday());
  await arrive(page, ADMIN, "/settings/users");
  const more = page.getByRole("button", { name: `More actions for ${MANAGER.name}` });
  await more.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("menuitem", { name: "Adjust Balances" })).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Edit User" });
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(dialog.getByLabel("Name")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(more).toBeFocused();
});
