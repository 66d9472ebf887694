import { expect, type Page } from "@playwright/test";
import { addDays, addMonths, monthStart, weekdayOf } from "#core/calendar/dates.ts";
import { formatDate } from "#core/calendar/dateTexts.ts";
import { todayIn } from "#core/calendar/zones.ts";
import { aTeam, PASSWORD } from "./aTeam.ts";
import { awaydayOfThisFile } from "./awayday.ts";
import { expectAccessible } from "./expectAccessible.ts";
import { test } from "./guardedTest.ts";

const MANAGER = { name: "Mira Vale", email: "mira@calendar.example", password: PASSWORD, role: "Manager" } as const;
const EMPLOYEE = { name: "Eli Stone", email: "eli@calendar.example", password: PASSWORD, role: "Employee" } as const;

const awayday = awaydayOfThisFile();

test("days are requested from the calendar in two clicks, filtered, and walked through by keyboard", async ({
  visit,
}) => {
  await aTeam(awayday(), "Calendar", [MANAGER, { ...EMPLOYEE, manager: MANAGER.name }]);
  const page = await visit(awayday(), { viewport: { width: 1280, height: 800 }, reducedMotion: "reduce" });
  await page.request.post("/api/auth/login", { data: EMPLOYEE });
  const today = todayIn("America/New_York", new Date());
  const second = addDays(monthStart(addMonths(today, 1)), 7);
  const monday = addDays(second, (8 - weekdayOf(second)) % 7);
  const month = monday.slice(0, 7);

  await test.step("a drag over three days and a click request them", async () => {
    await page.goto(`/calendar?month=${month}`);
    await dragOver(page, dayAt(page, monday), dayAt(page, addDays(monday, 2)));
    const dialog = page.getByRole("dialog", { name: "Request Time Off" });
    await expect(dialog.getByLabel("Start Date")).toHaveValue(formatDate(monday));
    await expect(dialog.getByLabel("End Date")).toHaveValue(formatDate(addDays(monday, 2)));
    await dialog.getByRole("button", { name: "Submit Request" }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByTitle(/^Eli Stone \(pending\): Vacation/)).toBeVisible();
  });

  await test.step("the name in the address filters the timeline, too", async () => {
    await page.getByRole("searchbox", { name: "Search by name" }).fill("mira");
    await expect(page.getByTitle(/^Eli Stone/)).toHaveCount(0);
    await page.getByRole("button", { name: "Timeline" }).click();
    await expect(page).toHaveURL(`/calendar?month=${month}&q=mira&view=timeline`);
    await page.reload();
    await expect(page.getByRole("rowheader", { name: "Mira Vale" })).toBeVisible();
    await expect(page.getByRole("rowheader", { name: /^Eli Stone/ })).toHaveCount(0);
    await page.getByRole("searchbox", { name: "Search by name" }).fill("");
    await expect(page.getByRole("rowheader", { name: "Eli Stone (you)" })).toBeVisible();
  });

  await test.step("arrow keys walk through the timeline, and its days are requested in it", async () => {
    const grid = page.getByRole("grid", { name: /^Timeline/ });
    await grid.locator("[tabindex='0']").focus();
    await page.keyboard.press("Home");
    await page.keyboard.press("ArrowRight");
    await expect(grid.locator(":focus")).toHaveAttribute("aria-label", /^Eli Stone, .* 2, \d{4}: /);
    await page.keyboard.press("ArrowDown");
    await expect(grid.locator(":focus")).toHaveAttribute("aria-label", /^Mira Vale, .* 2, \d{4}: /);
    await expectAccessible(page);
    await page.goto(`/calendar?view=timeline&range=month&month=${month}`);
    const track = page.locator("[data-track=own]");
    const { width = 0 } = (await track.boundingBox()) ?? {};
    await track.hover({ position: { x: width - 2, y: 4 } });
    await page.mouse.down();
    await track.hover({ position: { x: width - 60, y: 4 } });
    await page.mouse.up();
    await expect(page.getByRole("dialog", { name: "Request Time Off" })).toBeVisible();
  });
});

test("a manager approves five requests with seven keystrokes, and sees who is away next week with one", async ({
  visit,
}) => {
  const manager = { ...MANAGER, email: "mira@keys.example" };
  const employee = { ...EMPLOYEE, email: "eli@keys.example" };
  await aTeam(awayday(), "Keys", [manager, { ...employee, manager: manager.name }]);
  const page = await visit(awayday(), { viewport: { width: 1280, height: 800 }, reducedMotion: "reduce" });
  const today = todayIn("America/New_York", new Date());
  const monday = addDays(today, 8 - (weekdayOf(today) % 7));
  await page.request.post("/api/auth/login", { data: employee });
  for (const day of [0, 1, 2, 3, 4]) {
    const date = addDays(monday, day);
    const data = { type: "sick", startDate: date, endDate: date, isHalfDay: true };
    expect((await page.request.post("/api/pto-requests", { data })).ok()).toBe(true);
  }
  await page.request.post("/api/auth/login", { data: manager });
  await page.goto("/dashboard");
  const cards = page.getByRole("article", { name: "Eli Stone's request" });
  await expect(cards).toHaveCount(3);

  await expect(async () => {
    await page.keyboard.press("p"); // The keys load after the page.
    await expect(page).toHaveURL(/approvals/, { timeout: 1000 });
  }).toPass();
  await expect(cards).toHaveCount(5);
  await page.keyboard.press("j");
  for (const left of [4, 3, 2, 1, 0]) {
    await page.keyboard.press("a");
    await expect(cards).toHaveCount(left);
    if (left > 0) await expect(cards.first()).toBeFocused();
  }

  await page.keyboard.press("c");
  await expect(page.getByRole("list", { name: "Next Week" })).toContainText("Eli Stone");
});

function dayAt(page: Page, date: string) {
  return page.locator(`[data-date="${date}"] time`);
}

async function dragOver(page: Page, from: ReturnType<typeof dayAt>, to: ReturnType<typeof dayAt>): Promise<void> {
  await from.hover();
  await page.mouse.down();
  await to.hover();
  await page.mouse.up();
}
