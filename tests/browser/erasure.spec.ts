import { readFile } from "node:fs/promises";
import { type BrowserContextOptions, expect, type Page } from "@playwright/test";
import { aTeam, membersOf } from "./aTeam.ts";
import { type Account, signIn, toast } from "./accounts.ts";
import { awaydayOfThisFile } from "./awayday.ts";
import { expectAccessible } from "./expectAccessible.ts";
import { expectLayoutHolds } from "./expectLayoutHolds.ts";
import { ONLY_IN_LONG_RUN, test } from "./guardedTest.ts";
import { DARK_PHONE } from "./devices.ts";

const member = membersOf("Erasure");
const ADMIN = member("Ada Reyes", "Admin");
const MAYA = member("Maya Chen", "Employee");
const LEO = member("Leo Martins", "Employee");

const DESKTOP: BrowserContextOptions = { viewport: { width: 1280, height: 800 } };

let owner: Account;
const awayday = awaydayOfThisFile({
  prepare: async ({ url }) => {
    owner = await aTeam(url, "Erasure", [ADMIN, MAYA, LEO]);
  },
});

async function come(page: Page, account: Account): Promise<void> {
  await page.goto("/admin/people");
  await expect(page).toHaveURL(/\/login/);
  await signIn(page, account);
  await expect(page.getByRole("heading", { name: "People", level: 1 })).toBeVisible();
}

async function open(page: Page, person: string, isActive = true): Promise<void> {
  await page.goto(`/admin/people?filter=${JSON.stringify({ q: person, isActive: String(isActive) })}`);
  await page.getByRole("link", { name: person }).click();
  await expect(page.getByRole("heading", { name: new RegExp(`^${person}`), level: 1 })).toBeVisible();
}

function longGone(): string {
  return new Date(Date.now() - 2 * 86_400_000).toISOString().slice(0, 10);
}

async function leave(page: Page, person: string): Promise<void> {
  await page.getByRole("button", { name: "Deactivate" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Deactivate" }).click();
  await expect(toast(page, "Person deactivated")).toBeVisible();
  await open(page, person, false);
}

test("an Owner exports a person's data, and erases them after they have left", async ({ visit }) => {
  const page = await visit(awayday(), DESKTOP);
  const dialog = page.getByRole("dialog");
  await come(page, owner);
  await open(page, MAYA.name);

  await test.step("the data is downloaded as a file named after the person", async () => {
    const loaded = page.waitForEvent("download");
    await page.getByRole("link", { name: "Export data" }).click();
    const file = await loaded;
    expect(file.suggestedFilename()).toBe("Maya Chen-awayday.json");
    const kept = JSON.parse(await readFile(await file.path(), "utf8")) as { profile: object; audit: object[] };
    expect(kept.profile).toMatchObject({ name: MAYA.name, email: MAYA.email });
    expect(kept.audit.at(-1)).toMatchObject({ action: "exportPerson", about: MAYA.name });
  });

  await test.step("neither an active person nor a person who left today can be erased", async () => {
    await expect(page.getByRole("button", { name: "Erase", exact: true })).toBeHidden();
    await leave(page, MAYA.name);
    await expect(page.getByText(/^Can be erased from /)).toBeVisible();
    await expect(page.getByRole("button", { name: "Erase", exact: true })).toBeHidden();
  });

  await test.step("entering a wrong name erases nobody", async () => {
    await page.getByLabel("End date").fill(longGone());
    await page.getByRole("button", { name: "Save changes" }).click();
    await expect(toast(page, "Person updated")).toBeVisible();
    await page.getByRole("button", { name: "Erase", exact: true }).click();
    await dialog.getByLabel("Type the name to confirm").fill("Maya");
    await dialog.getByRole("button", { name: "Erase permanently" }).click();
    await expect(dialog.getByText("Please type the name exactly as shown: Maya Chen")).toBeVisible();
    await expectAccessible(page);
  });

  await test.step("entering the full name erases them, and their page becomes read-only", async () => {
    await dialog.getByLabel("Type the name to confirm").fill(MAYA.name);
    await page.keyboard.press("Enter");
    await expect(toast(page, "Person erased")).toBeVisible();
    await expect(page.getByRole("heading", { name: "Former employee", level: 1 })).toBeVisible();
    await expect(page.getByRole("row", { name: /^Vacation/ })).toBeVisible();
    for (const name of ["Save changes", "Reactivate", "Erase"]) {
      await expect(page.getByRole("button", { name })).toBeHidden();
    }
    await expectAccessible(page);
    await expectLayoutHolds(page);
  });

  await test.step("the lists mark the person as erased, and nobody finds them by name", async () => {
    await page.goto('/admin/people?filter={"isActive":"false"}');
    await expect(page.getByRole("row", { name: /Former employee.*Erased.*Erased/ })).toBeVisible();
    await expectAccessible(page);
    for (const place of ["people", "audit-events", "notifications", "invitations"]) {
      await page.goto(`/admin/${place}?filter={"q":"maya"}`);
      await expect(page.getByText(/^(Nobody|No|Nothing) .*/).first()).toBeVisible();
    }
    await page.goto("/admin/audit-events");
    await expect(page.getByRole("row", { name: /erased Former employee/ })).toBeVisible();
  });
});

test("a person is erased by keyboard on a phone in the dark", ONLY_IN_LONG_RUN, async ({ visit }) => {
  const page = await visit(awayday(), DARK_PHONE);
  const dialog = page.getByRole("dialog");
  await come(page, owner);
  await open(page, LEO.name);
  await leave(page, LEO.name);
  await page.getByLabel("End date").fill(longGone());
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(toast(page, "Person updated")).toBeVisible();
  await expectLayoutHolds(page);
  await page.getByRole("button", { name: "Erase", exact: true }).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(dialog.getByLabel("Type the name to confirm")).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.type(LEO.name);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: /^Former employee/, level: 1 })).toBeVisible();
  await expectLayoutHolds(page);
});

test("an Admin exports data of roles below their own, and erases nobody", async ({ visit }) => {
  const page = await visit(awayday(), DESKTOP);
  await come(page, ADMIN);
  await open(page, owner.name);
  await expect(page.getByRole("button", { name: "Adjust balance" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Export data" })).toBeHidden();
  await page.goto('/admin/people?filter={"isActive":"false"}');
  await page.getByRole("link", { name: "Former employee" }).first().click();
  await expect(page.getByRole("link", { name: "Export data" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Erase", exact: true })).toBeHidden();
});
