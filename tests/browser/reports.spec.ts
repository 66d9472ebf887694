import { type BrowserContextOptions, expect, type Page } from "@playwright/test";
import { addMonths, monthStart } from "#core/calendar/dates.ts";
import { todayIn } from "#core/calendar/zones.ts";
import { DEMO_PASSWORD, emailOf } from "#scripts/demo/cast.ts";
import { SEEN_BY } from "#scripts/pictures/screens.ts";
import { toast } from "./accounts.ts";
import { awaydayOfThisFile } from "./awayday.ts";
import { expectAccessible } from "./expectAccessible.ts";
import { test } from "./guardedTest.ts";

const LAST_TWELVE_MONTHS = `from=${addMonths(monthStart(todayIn("UTC", Date.now())), -11).slice(0, 7)}`;

const REPORTS = [
  {
    name: `absence?${LAST_TWELVE_MONTHS}`,
    heading: "Absence",
    table: "Time off by month and leave type",
    isDrawn: true,
  },
  {
    name: `pivot?${LAST_TWELVE_MONTHS}`,
    heading: "Pivot table",
    table: "Days off by office and month",
    isDrawn: false,
  },
  { name: "balances", heading: "Balances", table: "Balances by office", isDrawn: true },
  { name: `approvals?${LAST_TWELVE_MONTHS}`, heading: "Approval times", table: "Decisions by month", isDrawn: true },
  { name: "coverage", heading: "Coverage", table: "Coverage day by day", isDrawn: false },
  { name: "expiring?within=366", heading: "Expiring time off", table: "Expiring time off", isDrawn: true },
  { name: "payroll", heading: "Payroll", table: /^Payroll for/, isDrawn: false },
] as const;

const DESKTOP: BrowserContextOptions = { viewport: { width: 1280, height: 800 }, reducedMotion: "reduce" };

const SHEET = 720;

const awayday = awaydayOfThisFile({ content: "demo" });

const bar = (page: Page) => page.locator("figure .recharts-bar-rectangle path").first();

async function signInAs(page: Page, role: "Admin" | "Employee"): Promise<void> {
  const data = { email: emailOf(SEEN_BY[role]), password: DEMO_PASSWORD };
  expect((await page.request.post("/api/auth/login", { data })).status()).toBe(200);
}

test("everyone in the demo has a start date, so the console opens without a notice about missing dates", async ({
  visit,
}) => {
  const page = await visit(awayday(), DESKTOP);
  await signInAs(page, "Admin");
  await page.goto("/admin/people");
  await expect(page.getByRole("link", { name: "Adam Reyes" })).toBeVisible();
  const answer = await page.request.get('/api/admin/people?filter={"hasStartDate":"false"}');
  expect(await answer.json()).toEqual([]);
  await expect(page.getByText("no start date")).toHaveCount(0);
});

test("an Admin reads every report on screen and on paper, and downloads it for a spreadsheet", async ({ visit }) => {
  const page = await visit(awayday(), DESKTOP);
  await signInAs(page, "Admin");
  await page.goto("/admin/reports");
  await expect(page.getByRole("heading", { name: "Reports", level: 1 })).toBeVisible();
  await expectAccessible(page);

  for (const { name, heading, table, isDrawn } of REPORTS) {
    await test.step(heading, async () => {
      await page.goto(`/admin/reports/${name}`);
      await expect(page.getByRole("heading", { name: heading, level: 1 })).toBeVisible();
      await expect(page.getByRole("table", { name: table }).first()).toBeVisible();
      if (isDrawn) await expect(bar(page)).toBeVisible();
      await expectAccessible(page);
      await expectCsv(page);
      await expectOnPaper(page);
      if (isDrawn) await expectChartOnPaper(page);
    });
  }
});

async function expectCsv(page: Page): Promise<void> {
  const address = await page.getByRole("link", { name: "Export CSV", exact: true }).getAttribute("href");
  const answer = await page.request.get(address ?? "");
  expect(answer.status()).toBe(200);
  expect(answer.headers()["content-type"]).toBe("text/csv; charset=utf-8");
  expect(await answer.text()).toMatch(/^\uFEFF.+,.+\r\n.+/);
}

async function expectOnPaper(page: Page): Promise<void> {
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await expect(page.getByText(/ ·\sPrinted /)).toBeVisible();
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.getByRole("navigation", { name: "Admin console" })).toBeHidden();
  await expect(page.getByRole("region", { name: "Filter this report" })).toBeHidden();
  await expect(page.getByRole("button", { name: "Print" })).toBeHidden();
  await expect(page.locator("body")).toHaveCSS("background-color", "rgb(255, 255, 255)");
  await expect(page.getByRole("heading", { level: 1 })).toHaveCSS("color", "rgb(0, 0, 0)");
  await page.emulateMedia({ media: "screen", colorScheme: "light" });
}

async function expectChartOnPaper(page: Page): Promise<void> {
  await page.emulateMedia({ media: "print" });
  await page.setViewportSize({ width: SHEET, height: 800 });
  await expect(bar(page)).toBeVisible();
  await expect
    .poll(async () => {
      const { x = 0, width = 0 } = (await page.locator("figure svg.recharts-surface").first().boundingBox()) ?? {};
      return width > SHEET / 2 && x + width <= SHEET;
    })
    .toBe(true);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.emulateMedia({ media: "screen" });
}

test("a click or a key opens the people behind a figure, and the back button returns to them", async ({ visit }) => {
  const page = await visit(awayday(), DESKTOP);
  page.setDefaultTimeout(15_000);
  await signInAs(page, "Admin");
  await page.goto("/admin/reports");
  await page.getByRole("link", { name: /^Balances/ }).click();
  const dialog = page.getByRole("dialog");

  await test.step("the bar opens them", async () => {
    await bar(page).click();
    await expect(dialog.getByRole("link").first()).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
  });

  await test.step("the table of managers opens them by keyboard", async () => {
    await page.getByRole("combobox", { name: "Group by" }).click();
    await page.getByRole("option", { name: "Manager" }).click();
    await expect(page).toHaveURL(/by=manager/);
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
    const table = page.getByRole("table", { name: "Balances by manager" });
    const first = table.getByRole("button").first();
    const name = (await first.textContent()) ?? "";
    await first.focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("dialog", { name })).toBeVisible();
  });

  await test.step("a link leads to a person, and the back button returns to the people", async () => {
    const person = dialog.getByRole("link").first();
    const name = (await person.textContent()) ?? "";
    await person.click();
    await expect(page.getByRole("heading", { name, level: 1 })).toBeVisible();
    await page.goBack();
    await expect(dialog.getByRole("link", { name })).toBeVisible();
    await page.setViewportSize({ width: 390, height: 844 });
    await expectAccessible(page);
  });
});

test("the filters of a report stay in the address, and an office is found by typing", async ({ visit }) => {
  const page = await visit(awayday(), DESKTOP);
  page.setDefaultTimeout(15_000);
  await signInAs(page, "Admin");
  await page.goto(`/admin/reports/absence?${LAST_TWELVE_MONTHS}`);
  const total = page.getByRole("row", { name: /^Total/ });
  const everywhere = await total.textContent();
  await page.getByRole("combobox", { name: "Office" }).fill("Ber");
  await page.getByRole("option", { name: "Berlin" }).click();
  await expect(page).toHaveURL(/officeId=/);
  await expect(total).not.toHaveText(everywhere ?? "");
  await page.getByLabel("From", { exact: true }).fill("2019-11");
  await page.getByLabel("To", { exact: true }).fill("2019-12");
  await expect(page.getByText("No time off in these months")).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("From", { exact: true })).toHaveValue("Nov 2019");
  await expect(page.getByRole("combobox", { name: "Office" })).toHaveValue("Berlin");
});

test("an Employee is sent back to the dashboard, which explains who may read reports", async ({ visit }) => {
  const page = await visit(awayday(), DESKTOP);
  await signInAs(page, "Employee");
  await page.goto("/admin/reports/balances");
  await expect(page).toHaveURL("/dashboard");
  await expect(toast(page, "Access Denied")).toBeVisible();
  for (const call of ["balances", "balances.csv", "payroll", "payroll.csv"]) {
    expect((await page.request.get(`/api/admin/reports/${call}`)).status()).toBe(403);
  }
});
