import { expect, type Page } from "@playwright/test";
import { addDays, weekdayOf } from "#core/calendar/dates.ts";
import { formatDate } from "#core/calendar/dateTexts.ts";
import { todayIn } from "#core/calendar/zones.ts";
import { signInFirst, signUp, toast } from "./accounts.ts";
import { awaydayOfThisFile } from "./awayday.ts";
import { test } from "./guardedTest.ts";

const OWNER = { name: "Kai Bord", email: "kai.bord@example.com", password: "keyboard-password" };

const awayday = awaydayOfThisFile();

test("time off is requested, found in the calendar, and canceled by keyboard alone", async ({ visit }) => {
  const page = await visit(awayday(), { reducedMotion: "reduce" });
  await signUp(page, "Keys Only", OWNER);
  await signInFirst(page, OWNER);
  const today = todayIn("America/New_York", new Date());
  const monday = addDays(today, (8 - weekdayOf(today)) % 7);

  await test.step("the first Tab stop skips the navigation", async () => {
    await page.reload();
    await expect(page.getByRole("grid")).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await expect(page.getByRole("button", { name: "Request Your PTO" })).toBeFocused();
  });

  await test.step("the form is filled in and sent with 9 keystrokes, and returns the focus", async () => {
    const dialog = page.getByRole("dialog", { name: "Request Time Off" });
    const type = dialog.getByRole("combobox", { name: "PTO Type" });
    const press = keystrokes(page);
    await press("n");
    await expect(type).toBeFocused();
    await press("ArrowDown");
    await page.getByRole("option", { name: "Vacation" }).waitFor();
    await press("Enter");
    await expect(type).toHaveText("Vacation");
    await press("Tab");
    for (const letter of "mon") await press(letter);
    await expect(dialog.getByLabel("Start Date")).toHaveValue(formatDate(monday));
    await expect(dialog.getByText("You (no other Admin or Owner)")).toBeVisible();
    expect(await press("Control+Enter")).toBeLessThanOrEqual(12);
    await expect(toast(page, "PTO Request Submitted")).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole("button", { name: "Request Your PTO" })).toBeFocused();
  });

  await test.step("arrow keys move through the calendar to the day", async () => {
    await tabTo(page, "button", "Next month");
    await page.keyboard.press("Tab");
    await expect(page.locator("[role=gridcell]:focus")).toHaveAttribute("data-date", today);
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Home");
    await page.keyboard.press("ArrowRight");
    const reached = page.locator("[role=gridcell]:focus");
    await expect(reached).toHaveAttribute("data-date", addDays(today, 8 - (weekdayOf(today) % 7)));
    await page.keyboard.press("PageDown");
    await page.keyboard.press("PageUp");
    await expect(page.locator("[role=gridcell]:focus")).toBeVisible();
  });

  await test.step("the request is canceled, and the focus stays in place", async () => {
    await page.goto("/requests");
    await tabTo(page, "button", /^Cancel request/);
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: "Cancel this request?" });
    await expect(dialog).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(page.getByRole("button", { name: /^Cancel request/ })).toBeFocused();
    await page.keyboard.press("Enter");
    await tabTo(page, "button", "Cancel Request");
    await page.keyboard.press("Enter");
    await expect(toast(page, "Request Cancelled")).toBeVisible();
    await expect(page.getByRole("row", { name: /Cancelled/ })).toBeVisible();
    await expect(page.getByRole("region", { name: "Request History" }).locator(":focus")).toBeAttached();
  });
});

function keystrokes(page: Page): (key: string) => Promise<number> {
  let count = 0;
  return async (key) => {
    await page.keyboard.press(key);
    count += key.split("+").length;
    return count;
  };
}

async function tabTo(page: Page, role: "button" | "combobox", name: string | RegExp): Promise<void> {
  const wanted = page.getByRole(role, typeof name === "string" ? { name, exact: true } : { name }).first();
  await expect(wanted).toBeVisible();
  for (let stops = 0; stops < 40; stops++) {
    if (await wanted.evaluate((part) => part === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`${String(name)} cannot be reached by Tab`);
}
