import { expect } from "@playwright/test";
import { formatLongDate } from "#core/calendar/dateTexts.ts";
import { aTeam, membersOf } from "./aTeam.ts";
import { type Account, arrive, toast } from "./accounts.ts";
import { awaydayOfThisFile } from "./awayday.ts";
import { DARK_PHONE } from "./devices.ts";
import { expectAccessible } from "./expectAccessible.ts";
import { expectLayoutHolds } from "./expectLayoutHolds.ts";
import { test } from "./guardedTest.ts";

const member = membersOf("Offices");
const ADMIN = member("Ada Reyes", "Admin");
const MANAGER = member("Tom Okafor", "Manager");
const EMPLOYEE = member("Maya Chen", "Employee", MANAGER.name);

let owner: Account;
const awayday = awaydayOfThisFile({
  prepare: async ({ url }) => {
    owner = await aTeam(url, "Offices", [ADMIN, MANAGER, EMPLOYEE]);
  },
});

test("an Owner adds an office, sets its policies and holidays, and deletes it", async ({ visit }) => {
  const page = await visit(awayday());
  const dialog = page.getByRole("dialog");
  await arrive(page, owner, "/settings/offices");
  await expect(page.getByRole("button", { name: "Delete Main Office" })).toBeDisabled();

  await test.step("adds it, with the time zone of the chosen country", async () => {
    await page.getByRole("button", { name: "Add Office" }).click();
    await dialog.getByRole("button", { name: "Create Office" }).click();
    await expect(toast(page, "Validation Error")).toContainText("Please fill in all fields.");
    await expectAccessible(page);
    await dialog.getByLabel("Office Name").fill("Berlin");
    await page.getByRole("combobox", { name: "Country" }).click();
    const countries = page.getByRole("listbox", { name: "Country" });
    await expect(countries.getByRole("option")).toHaveCount(50);
    expect((await countries.locator("..").boundingBox())?.height).toBeLessThanOrEqual(300);
    await countries.getByRole("option", { name: "Germany" }).click();
    await expect(page.getByRole("combobox", { name: "Time Zone" })).toHaveText("Europe/Berlin");
    await dialog.getByRole("button", { name: "Create Office" }).click();
    await expect(toast(page, "Office Created")).toContainText("The office and default PTO policies have been created.");
    const offer = page.getByRole("dialog", { name: "Holidays for Berlin" });
    await expectAccessible(page);
    await offer.getByRole("button", { name: "Not Now" }).click();
    await expect(offer).toBeHidden();
  });

  const berlin = page.getByRole("article", { name: "Berlin" });
  await test.step("makes sick leave unlimited", async () => {
    await berlin.getByRole("button", { name: "PTO Policies" }).click();
    await expect(berlin.getByRole("article", { name: "Vacation policy" })).toContainText("20 days per year");
    await berlin.getByRole("button", { name: "Edit Sick policy" }).click();
    await dialog.getByLabel("Unlimited sick leave").check();
    await expect(dialog.getByLabel("Accrual Amount")).toBeHidden();
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Save Policy" }).click();
    await expect(toast(page, "Policy Updated")).toBeVisible();
    const sick = berlin.getByRole("article", { name: "Sick policy" });
    await expect(sick).toContainText("Employees can request unlimited sick time off");
  });

  await test.step("adds its country's holidays with one click, then adds and deletes a custom holiday", async () => {
    await berlin.getByRole("button", { name: "Holidays", exact: true }).click();
    await expect(berlin.getByText(/^No holidays configured yet\./)).toBeVisible();
    await expect(berlin.getByRole("button", { name: /US Holidays/ })).toHaveCount(0);
    await berlin.getByRole("button", { name: /^Add \d{4} and \d{4} Holidays for Germany$/ }).click();
    await expect(toast(page, "Holidays Added")).toContainText(/holidays in Germany added for \d{4} and \d{4}\./);
    await berlin.getByRole("button", { name: "Add Holiday" }).click();
    await dialog.getByLabel("Holiday Name").fill("Company day");
    await dialog.getByLabel("Date").fill("2025-05-02");
    await dialog.getByRole("button", { name: "Add Holiday" }).click();
    await expect(toast(page, "Holiday Added")).toBeVisible();
    const holidays = berlin.getByRole("region", { name: "Holidays in 2025" }).getByRole("listitem");
    await expect(holidays).toHaveCount(1);
    await expect(holidays).toContainText(`Company day${formatLongDate("2025-05-02")}Custom`);
    await berlin.getByRole("button", { name: /^Delete Company day/ }).click();
    await dialog.getByRole("button", { name: "Delete Holiday" }).click();
    await expect(toast(page, "Holiday Deleted")).toBeVisible();
    await expect(holidays).toHaveCount(0);
    await expectAccessible(page);
    await expectLayoutHolds(page);
  });

  await test.step("sees who works in the other office, and deletes the new office", async () => {
    await page.getByRole("button", { name: "View members of Main Office" }).click();
    await expect(dialog).toContainText("4 member(s) assigned to this office");
    await dialog.getByRole("button", { name: "Close" }).click();
    await berlin.getByRole("button", { name: "Delete Berlin" }).click();
    await dialog.getByRole("button", { name: "Delete Office" }).click();
    await expect(toast(page, "Office Deleted")).toBeVisible();
    await expect(berlin).toBeHidden();
  });
});

test("a Manager reads which roles manage offices and Slack, and still finds the team and the offices", async ({
  visit,
}) => {
  const page = await visit(awayday(), DARK_PHONE);
  await arrive(page, MANAGER, "/settings/offices");
  await expect(page.getByText("You need Admin or Owner permissions to manage offices")).toBeVisible();
  await page.goto("/settings/slack");
  await expect(page.getByText("You need Admin or Owner permissions to manage Slack integration")).toBeVisible();
  await page.goto("/settings/users");
  await expect(page.getByRole("button", { name: `${MANAGER.name}'s PTO` })).toBeVisible();
  await expect(page.getByRole("button", { name: /^More actions/ })).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Invitations" })).toHaveCount(0);
  await page.goto("/offices");
  await page.getByRole("button", { name: /^Main Office/ }).click();
  await expect(page.getByRole("listitem").filter({ hasText: MANAGER.email })).toBeVisible();
  await expect(page).toHaveURL(/\/offices\?office=/);
  await expectAccessible(page);
});
