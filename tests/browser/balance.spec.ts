import { expect, type Page } from "@playwright/test";
import { addDays, isoDate, weekdayOf, yearOf } from "#core/calendar/dates.ts";
import { formatDate } from "#core/calendar/dateTexts.ts";
import { todayIn } from "#core/calendar/zones.ts";
import { aTeam, type Member, PASSWORD } from "./aTeam.ts";
import { arrive, toast } from "./accounts.ts";
import { awaydayOfThisFile } from "./awayday.ts";
import { expectAccessible } from "./expectAccessible.ts";
import { expectLayoutHolds } from "./expectLayoutHolds.ts";
import { test } from "./guardedTest.ts";
import { DARK_PHONE } from "./devices.ts";

const ADMIN: Member = { name: "Ada Reyes", email: "ada@sums.example", password: PASSWORD, role: "Admin" };
const MANAGER: Member = { name: "Tom Okafor", email: "tom@sums.example", password: PASSWORD, role: "Manager" };
const EMPLOYEE: Member = {
  name: "Maya Chen",
  email: "maya@sums.example",
  password: PASSWORD,
  role: "Employee",
  manager: MANAGER.name,
};

const THIS_YEAR = yearOf(todayIn("America/New_York", new Date()));
const NEW_YEAR = isoDate(THIS_YEAR + 1, 1, 1);
const MONDAY = addDays(NEW_YEAR, (8 - weekdayOf(NEW_YEAR)) % 7);

const awayday = awaydayOfThisFile({
  prepare: async ({ url }) => {
    await aTeam(url, "Sums", [ADMIN, MANAGER, EMPLOYEE]);
  },
});

const howItAddsUp = (page: Page) => page.getByRole("button", { name: "How It Adds Up: Vacation" });
const drawerOf = (page: Page) => page.getByRole("dialog", { name: /^Vacation Balance/ });
const sumOf = (page: Page) => drawerOf(page).getByRole("definition");

test("an employee reads on a phone how the balance adds up and how it will change", async ({ visit }) => {
  const page = await visit(awayday(), DARK_PHONE);
  await arrive(page, EMPLOYEE, "/employee");
  const drawer = drawerOf(page);

  await test.step("the card opens a drawer with the sum and each entry over the whole screen", async () => {
    await howItAddsUp(page).click();
    await expect(drawer.getByText("20 days", { exact: true })).toBeVisible();
    await expect(sumOf(page)).toHaveText(["+20", "0", "20"]);
    await expect(drawer.getByRole("row").last()).toContainText(/Yearly accrual for \d{4}.*\+20.*20$/);
    await expect(
      drawer.getByText(`15 days expire after ${formatDate(addDays(NEW_YEAR, -1))}, unless used.`),
    ).toBeVisible();
    await expect.poll(async () => (await drawer.boundingBox())?.width).toBe(390);
    await expectAccessible(page);
    await expectLayoutHolds(page);
  });

  await test.step("they look up the balance on a day, and the day when the balance reaches an amount", async () => {
    await drawer.getByLabel("Balance on").fill(NEW_YEAR);
    await expect(drawer.getByText(`On ${formatDate(NEW_YEAR)}, you will have 25 days`)).toBeVisible();
    await drawer.getByLabel("Balance reaches").fill("24.5");
    await expect(drawer.getByText(`You will have 24.5 days on ${formatDate(NEW_YEAR)}`)).toBeVisible();
    await drawer.getByLabel("Balance reaches").fill("1000");
    await expect(drawer.getByText("1,000 days won't be reached in the next two years.")).toBeVisible();
  });

  await test.step("the address keeps the drawer open until it is closed", async () => {
    await expect(page).toHaveURL("/employee?balance=vacation");
    await page.reload();
    await expect(drawer).toBeVisible();
    await drawer.getByRole("button", { name: "Close" }).click();
    await expect(drawer).toBeHidden();
    await expect(page).toHaveURL("/employee");
  });

  await test.step("a request for next year explains that year's balance, and then appears in it", async () => {
    await page.getByRole("button", { name: "Request Time Off" }).click();
    const form = page.getByRole("dialog", { name: "Request Time Off" });
    await form.getByRole("combobox", { name: "PTO Type" }).click();
    await page.getByRole("option", { name: "Vacation" }).click();
    await form.getByLabel("Start Date").fill(MONDAY);
    await form.getByLabel("End Date").fill(addDays(MONDAY, 4));
    await form.getByRole("button", { name: "How This Adds Up" }).click();
    await expect(form.getByRole("row")).toHaveText([
      `Leave year${THIS_YEAR + 1}`,
      "Carried over+5",
      "Accrued+20",
      "Available25",
      "This request−5",
      "Left20",
    ]);
    await expectAccessible(page);
    await form.getByRole("button", { name: "Submit Request" }).click();
    await expect(toast(page, "PTO Request Submitted")).toBeVisible();

    await howItAddsUp(page).click();
    await drawer.getByRole("tab", { name: String(THIS_YEAR + 1) }).click();
    await expect(drawer.getByText("5 days pending", { exact: true })).toBeVisible();
    await expect(drawer.getByText(`On ${formatDate(NEW_YEAR)}, you will have 20 days`)).toBeVisible();
    await expectAccessible(page);
  });
});

test("an Admin undoes an adjustment by keyboard; a Manager may only view it", async ({ visit }) => {
  const admin = await visit(awayday());
  await arrive(admin, ADMIN, "/settings/users?q=maya");
  await expect(admin.getByRole("button", { name: "Maya Chen's PTO" })).toBeVisible();
  await adjust(admin, "Worked on a holiday");
  await admin.reload();

  await test.step("the drawer opens over the balances, and returns the focus", async () => {
    await admin.getByRole("button", { name: "Maya Chen's PTO" }).click();
    await howItAddsUp(admin).press("Enter");
    await expect(drawerOf(admin).getByText("23 days", { exact: true })).toBeVisible();
    await expectAccessible(admin);
    await expectLayoutHolds(admin);
    await admin.keyboard.press("Escape");
    await expect(drawerOf(admin)).toBeHidden();
    await expect(howItAddsUp(admin)).toBeFocused();
  });

  await test.step("undoing needs a reason, and adds an opposite entry", async () => {
    await admin.keyboard.press("Enter");
    await drawerOf(admin)
      .getByRole("button", { name: "Undo Adjusted by Ada Reyes: Worked on a holiday" })
      .press("Enter");
    const dialog = admin.getByRole("dialog", { name: "Undo Adjustment" });
    await dialog.getByRole("button", { name: "Undo Adjustment" }).click();
    await expect(dialog.getByText("Please provide a reason for undoing this entry")).toBeVisible();
    await expectAccessible(admin);
    await dialog.getByLabel("Reason").fill("It was no holiday");
    await admin.keyboard.press("Tab");
    await admin.keyboard.press("Tab");
    await admin.keyboard.press("Enter");
    await expect(toast(admin, "Adjustment Undone")).toBeVisible();
    await expect(drawerOf(admin).getByRole("row").last()).toContainText(/It was no holiday.*−3.*20$/);
    await expect(drawerOf(admin).getByRole("button", { name: /^Undo/ })).toHaveCount(0);
  });

  await test.step("a Manager sees both entries but can't undo either", async () => {
    const manager = await visit(awayday(), DARK_PHONE);
    await arrive(manager, MANAGER, "/settings/users?q=maya");
    await manager.getByRole("button", { name: "Maya Chen's PTO" }).click();
    await howItAddsUp(manager).click();
    await expect(drawerOf(manager).getByRole("row")).toHaveCount(4);
    await expect(drawerOf(manager).getByRole("button", { name: /^Undo/ })).toHaveCount(0);
  });

  await test.step("the settings show whether the balances were verified", async () => {
    await admin.goto("/settings");
    await expect(admin.getByText("Balances haven't been verified yet.")).toBeVisible();
    await expectAccessible(admin);
  });
});

async function adjust(page: Page, reason: string): Promise<void> {
  const users = (await (await page.request.get("/api/users")).json()) as { id: string; name: string }[];
  const id = users.find(({ name }) => name === EMPLOYEE.name)?.id;
  const balances = (await (await page.request.get(`/api/users/${id}/balances`)).json()) as {
    id: string;
    type: string;
  }[];
  const vacation = balances.find(({ type }) => type === "vacation")?.id;
  const answer = await page.request.patch(`/api/pto-balances/${vacation}/adjust`, { data: { adjustment: 3, reason } });
  expect(answer.status()).toBe(200);
}
