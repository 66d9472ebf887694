import { type BrowserContextOptions, expect, type Page } from "@playwright/test";
import { aTeam, membersOf } from "./aTeam.ts";
import { toast } from "./accounts.ts";
import { awaydayOfThisFile } from "./awayday.ts";
import { expectAccessible, isSettled } from "./expectAccessible.ts";
import { expectLayoutHolds } from "./expectLayoutHolds.ts";
import { test } from "./guardedTest.ts";
import { DARK_PHONE } from "./devices.ts";

const member = membersOf("Closed");
const ADMIN = member("Ada Reyes", "Admin");
const MAYA = member("Maya Chen", "Employee");
const LEO = member("Leo Martins", "Employee");

const DESKTOP: BrowserContextOptions = { viewport: { width: 1280, height: 800 } };

const awayday = awaydayOfThisFile({
  prepare: async ({ url }) => void (await aTeam(url, "Closed", [ADMIN, MAYA, LEO])),
});

/** `weekday` is 0 for Monday. */
function day(weekday: number): string {
  const date = new Date();
  date.setUTCDate(date.getUTCDate() + ((8 - date.getUTCDay()) % 7 || 7) + 14 + weekday);
  return date.toISOString().slice(0, 10);
}

async function pickSeveral(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole("combobox", { name: label }).fill(option);
  await page.getByRole("option", { name: option }).click();
  await page.keyboard.press("Escape");
}

async function vacationForm(page: Page) {
  await page.goto("/");
  await page.getByRole("button", { name: "Request Time Off" }).click();
  const form = page.getByRole("dialog", { name: "Request Time Off" });
  await form.getByRole("combobox", { name: "PTO Type" }).click();
  await page.getByRole("option", { name: "Vacation" }).click();
  await form.getByLabel("Start Date").fill(day(0));
  await form.getByLabel("End Date").fill(day(4));
  return form;
}

async function openDay(page: Page, date: string): Promise<void> {
  await page.goto(`/?month=${date.slice(0, 7)}`);
  await page.locator(`[data-date="${date}"] time`).click();
}

test("a blackout refuses a person's request and shows its reason, but doesn't affect an excepted person", async ({
  visit,
}) => {
  const admin = await visit(awayday(), DESKTOP);
  await admin.request.post("/api/auth/login", { data: ADMIN });

  await test.step("an Admin adds it after a preview of the people it affects", async () => {
    await admin.goto("/admin/blackouts");
    await admin.getByRole("link", { name: "Add blackout" }).click();
    await expect(admin.getByRole("heading", { name: "Add blackout", level: 1 })).toBeVisible();
    await admin.getByLabel("Reason").fill("Stocktaking");
    await admin.getByLabel("Start date").fill(day(3));
    await admin.getByLabel("End date").fill(day(4));
    await pickSeveral(admin, "Offices", "Main Office");
    await pickSeveral(admin, "Leave types", "Vacation");
    await expect(admin.getByText(/^This blackout affects 4 people/)).toBeVisible();
    await pickSeveral(admin, "Exceptions", "Leo Martins");
    await expect(admin.getByText(/^This blackout affects 3 people: Ada Reyes, Maya Chen, Ola Berg/)).toBeVisible();
    await expectAccessible(admin);
    await admin.getByRole("button", { name: "Add blackout" }).click();
    await expect(toast(admin, "Blackout added")).toBeVisible();
    await expect(admin.getByRole("row", { name: /Stocktaking/ })).toContainText("Main Office");
    await expectAccessible(admin);
    await expectLayoutHolds(admin);
  });

  await test.step("the form shows the reason as soon as the dates overlap it, and the calendar marks them", async () => {
    const maya = await visit(awayday(), DARK_PHONE);
    await maya.request.post("/api/auth/login", { data: MAYA });
    const form = await vacationForm(maya);
    await expect(form.getByText(/^Leave isn't allowed from .*: Stocktaking$/)).toBeVisible();
    await expect(form.getByRole("button", { name: "Submit Request" })).toBeDisabled();
    await expectAccessible(maya);
    await form.getByLabel("End Date").fill(day(2));
    await expect(form.getByText(/Stocktaking/)).toBeHidden();
    await expect(form.getByRole("button", { name: "Submit Request" })).toBeEnabled();
    await openDay(maya, day(3));
    await expect(maya.getByText("Vacation isn't allowed: Stocktaking")).toBeVisible();
    await expectAccessible(maya);
    await expectLayoutHolds(maya);
  });

  await test.step("the excepted person submits a request", async () => {
    const leo = await visit(awayday(), DESKTOP);
    await leo.request.post("/api/auth/login", { data: LEO });
    const form = await vacationForm(leo);
    await form.getByRole("button", { name: "Submit Request" }).click();
    await expect(toast(leo, "PTO Request Submitted")).toBeVisible();
  });
});

test("a closure gives its office its dates off until it is deleted", async ({ visit }) => {
  const admin = await visit(awayday(), DARK_PHONE);
  await admin.request.post("/api/auth/login", { data: ADMIN });
  await admin.goto("/admin/closures/create");
  await admin.getByLabel("Name").fill("Winter break");
  await admin.getByLabel("Start date").fill(day(0));
  await admin.getByLabel("End date").fill(day(1));
  await pickSeveral(admin, "Offices", "Main Office");
  await expect(admin.getByText(/^This closure affects 4 people/)).toBeVisible();
  await expectAccessible(admin);
  await expectLayoutHolds(admin);
  await admin.getByRole("button", { name: "Add closure" }).click();
  await expect(toast(admin, "Closure added")).toBeVisible();
  await expectAccessible(admin);

  const maya = await visit(awayday(), DESKTOP);
  await maya.request.post("/api/auth/login", { data: MAYA });
  const form = await vacationForm(maya);
  await form.getByLabel("End Date").fill(day(2));
  await expect(form.getByText(/Winter break/)).toBeVisible();
  await expect(form.getByText("1 day", { exact: true })).toBeVisible();
  await openDay(maya, day(0));
  await expect(maya.getByText("Closed: Winter break")).toBeVisible();
  await expectAccessible(maya);

  await admin.getByRole("link", { name: "Winter break" }).click();
  await admin.getByRole("button", { name: "Delete closure" }).click();
  await admin.getByRole("dialog").getByRole("button", { name: "Delete closure" }).click();
  await expect(toast(admin, "Closure deleted")).toBeVisible();
  await openDay(maya, day(0));
  await isSettled(maya);
  await expect(maya.getByText("Closed: Winter break")).toBeHidden();
});
