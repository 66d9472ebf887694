import { expect, type Page } from "@playwright/test";
import { yearOf } from "#core/calendar/dates.ts";
import { formatSpan } from "#core/calendar/dateTexts.ts";
import { todayIn } from "#core/calendar/zones.ts";
import { signIn, signInFirst, signUp } from "./accounts.ts";
import { awaydayOfThisFile } from "./awayday.ts";
import { test } from "./guardedTest.ts";

const OWNER = { name: "Zoe Zahn", email: "zoe.zahn@example.com", password: "zone-password" };
const OFFICE = "America/New_York";
const AROUND_THE_WORLD = ["Pacific/Honolulu", OFFICE, "Europe/Berlin", "Pacific/Auckland"];

const awayday = awaydayOfThisFile();

test("dates are the same in every time zone of the viewer", async ({ visit }) => {
  const url = awayday();
  const year = yearOf(todayIn(OFFICE, new Date())) + 1;
  const [startDate, endDate] = mondayAtTheEndOfAMonth(year);
  const first = await visit(url, { timezoneId: "Pacific/Auckland" });
  await signUp(first, "Around the World", OWNER);
  await signInFirst(first, OWNER);
  const sent = await askFor(first, startDate, endDate);
  expect(sent).toMatchObject({ startDate, endDate });

  for (const timezoneId of AROUND_THE_WORLD) {
    await test.step(timezoneId, async () => {
      const page = timezoneId === "Pacific/Auckland" ? first : await visit(url, { timezoneId });
      const before = todayIn(OFFICE, new Date());
      await page.goto("/login");
      if (page !== first) await signIn(page, OWNER);
      await expect(page.locator("[role=gridcell][aria-current=date] time")).toBeVisible();
      const today = await page.locator("[role=gridcell][aria-current=date] time").getAttribute("datetime");
      expect([before, todayIn(OFFICE, new Date())]).toContain(today);

      await page.goto(`/dashboard?month=${startDate.slice(0, 7)}`);
      await expect(page.getByTitle(formatSpan(startDate, endDate)).first()).toBeVisible();
      const marked = page.getByRole("gridcell", { name: /Zoe Zahn/ }).locator("time");
      expect(await marked.evaluateAll((times) => times.map((time) => time.getAttribute("datetime")))).toEqual(
        threeDays(startDate),
      );

      await page.goto("/requests");
      await expect(page.getByRole("rowheader", { name: formatSpan(startDate, endDate) })).toBeVisible();
    });
  }
});

async function askFor(page: Page, startDate: string, endDate: string): Promise<unknown> {
  await page.getByRole("button", { name: "Request Your PTO" }).click();
  const dialog = page.getByRole("dialog", { name: "Request Time Off" });
  await dialog.getByRole("combobox", { name: "PTO Type" }).click();
  await page.getByRole("option", { name: "Vacation" }).click();
  await dialog.getByLabel("Start Date").fill(startDate);
  await dialog.getByLabel("End Date").fill(endDate);
  const sent = page.waitForRequest((request) => request.method() === "POST");
  await dialog.getByRole("button", { name: "Submit Request" }).click();
  await expect(dialog).toBeHidden();
  return (await sent).postDataJSON() as unknown;
}

function mondayAtTheEndOfAMonth(year: number): [string, string] {
  for (let month = 1; month < 12; month++) {
    const last = new Date(Date.UTC(year, month, 0));
    const fromMonday = last.getUTCDay() - 1;
    if (fromMonday !== 0 && fromMonday !== 1) continue;
    const monday = new Date(last.getTime() - fromMonday * DAY);
    return [isoOf(monday), isoOf(new Date(monday.getTime() + 2 * DAY))];
  }
  throw new Error(`No month of ${year} ends on a Monday or Tuesday`);
}

function threeDays(startDate: string): string[] {
  return [0, 1, 2].map((days) => isoOf(new Date(Date.parse(startDate) + days * DAY)));
}

const DAY = 86_400_000;
const isoOf = (date: Date) => date.toISOString().slice(0, 10);
