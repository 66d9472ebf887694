import { expect } from "@playwright/test";
import { aTeam } from "./aTeam.ts";
import { type Account, toast } from "./accounts.ts";
import { awaydayOfThisFile } from "./awayday.ts";
import { expectAccessible } from "./expectAccessible.ts";
import { test } from "./guardedTest.ts";
import { pick } from "./pick.ts";
import { DARK_PHONE } from "./devices.ts";

let owner: Account;
const awayday = awaydayOfThisFile({
  prepare: async ({ url }) => {
    owner = await aTeam(url, "Console", []);
  },
});

test("an Owner reaches every page on a phone in the dark, and creates and deletes an office and a holiday", async ({
  visit,
}) => {
  const page = await visit(awayday(), DARK_PHONE);
  const dialog = page.getByRole("dialog");
  await page.request.post("/api/auth/login", { data: owner });
  await page.goto("/settings");
  await page.getByRole("link", { name: /^Admin Console/ }).click();
  await expect(page.getByRole("heading", { name: "Home", level: 1 })).toBeVisible();

  await test.step("every menu entry opens its page", async () => {
    const names = [
      "Requests",
      "Extra work",
      "Offices",
      "Teams",
      "Policies",
      "Holidays",
      "Closures",
      "Blackouts",
      "Invitations",
      "Ledger",
      "Audit log",
      "Notifications",
    ];
    for (const name of names) {
      await page.getByRole("button", { name: "Open menu" }).click();
      await page.getByRole("link", { name, exact: true }).click();
      await expect(page.getByRole("heading", { name, level: 1 })).toBeVisible();
      await expect(page.getByRole("navigation", { name: "Admin console" })).toBeHidden();
      await expectAccessible(page);
    }
  });

  await test.step("creates and deletes an office with a holiday", async () => {
    await page.goto("/admin/offices/create");
    await page.getByLabel("Name").fill("Kyoto");
    await pick(page, "Country", "Japan");
    await expect(page.getByRole("combobox", { name: "Time zone" })).toHaveValue("Asia/Tokyo");
    await page.getByRole("button", { name: "Create office" }).click();
    await expect(toast(page, "Office created")).toBeVisible();
    await page.goto("/admin/holidays/create");
    await pick(page, "Office", "Kyoto");
    await page.getByLabel("Name").fill("Marine Day");
    await page.getByLabel("Date").fill("2027-07-19");
    await page.getByRole("button", { name: "Add holiday" }).click();
    await expect(toast(page, "Holiday added")).toBeVisible();
    await page.getByRole("link", { name: "Marine Day" }).click();
    await page.getByRole("button", { name: "Delete holiday" }).click();
    await dialog.getByRole("button", { name: "Delete holiday" }).click();
    await expect(toast(page, "Holiday deleted")).toBeVisible();
    await page.goto("/admin/offices");
    await page.getByRole("link", { name: "Kyoto" }).click();
    await page.getByRole("button", { name: "Delete office" }).click();
    await dialog.getByRole("button", { name: "Delete office" }).click();
    await expect(toast(page, "Office deleted")).toBeVisible();
  });

  await test.step("creates and revokes an invitation; its email is among the notifications", async () => {
    await page.goto("/admin/invitations/create");
    await page.getByLabel("Email").fill("new@console.example");
    await expect(page.getByRole("combobox", { name: "Office" })).toHaveValue("Main Office");
    await page.getByRole("button", { name: "Create invitation" }).click();
    await expect(toast(page, "Invitation created")).toBeVisible();
    await page.getByRole("link", { name: "new@console.example" }).click();
    await page.getByRole("button", { name: "Revoke" }).click();
    await dialog.getByRole("button", { name: "Revoke" }).click();
    await expect(toast(page, "Invitation revoked successfully")).toBeVisible();
    await page.goto('/admin/notifications?filter={"q":"new@console"}');
    await expect(page.getByRole("combobox", { name: "Status" })).toBeHidden();
    await page.getByRole("button", { name: "Filters" }).click();
    await expect(page.getByRole("combobox", { name: "Status" })).toBeVisible();
    await page.getByRole("link", { name: "Invitation sent", exact: true }).click();
    await expect(page.getByRole("heading", { name: /new@console.example/ })).toBeVisible();
    await expectAccessible(page);
  });
});
