import type pg from "pg";
import { chromium, type Page } from "playwright-core";
import { findChromium } from "../checks/findChromium.ts";
import { signedIn, slowestInteraction, watchInteractions, withPage } from "./browser/measuredPage.ts";
import type { BenchOrganization } from "./data/populate.ts";

const HISTORY = 500;
const ROUNDS = 5;

interface WebFigures {
  /** Transferred JavaScript and CSS of the signed-in dashboard's first load, in kB. */
  firstLoad: number;
  /** In milliseconds: the largest contentful paint of the Owner's dashboard with an empty cache. */
  largestPaint: number;
  /** In milliseconds: the time from the slowest interaction to the next paint. */
  calendarInteraction: number;
  historyInteraction: number;
}

interface Measured {
  url: string;
  organization: BenchOrganization;
  password: string;
  pool: pg.Pool;
}

async function measureWeb({ url, organization, password, pool }: Measured): Promise<WebFigures> {
  const reader = organization.submitters.at(-1) ?? organization.employeeEmail;
  await writeHistory(pool, organization.id, reader);
  const { executablePath, args, env } = await findChromium();
  const browser = await chromium.launch({ executablePath, args, ...(env && { env }) });
  const as = (email: string) => signedIn(browser, url, { email, password });
  try {
    const loads: { kilobytes: number; paint: number }[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      loads.push(await withPage(await as(organization.ownerEmail), loadDashboard));
    }
    const calendarInteraction = await withPage(await as(organization.ownerEmail), useCalendar);
    const historyInteraction = await withPage(await as(reader), searchHistory);
    return {
      firstLoad: Math.max(...loads.map(({ kilobytes }) => kilobytes)),
      largestPaint: median(loads.map(({ paint }) => paint)),
      calendarInteraction,
      historyInteraction,
    };
  } finally {
    await browser.close();
  }
}

async function loadDashboard(page: Page): Promise<{ kilobytes: number; paint: number }> {
  const sizes: Promise<number>[] = [];
  page.on("requestfinished", (request) => {
    if (!/\.(js|css)$/.test(new URL(request.url()).pathname)) return;
    sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  await openDashboard(page);
  await page.waitForLoadState("networkidle");
  const paint = await page.evaluate<number>(`new Promise((resolve) => {
    new PerformanceObserver((list) => resolve(list.getEntries().at(-1).startTime))
      .observe({ type: "largest-contentful-paint", buffered: true });
  })`);
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  return { kilobytes: bytes / 1000, paint };
}

async function openDashboard(page: Page): Promise<void> {
  await page.goto("/dashboard");
  await page.getByRole("grid").waitFor();
  await page.locator("[aria-busy=true]").first().waitFor({ state: "detached" });
}

async function useCalendar(page: Page): Promise<number> {
  await openDashboard(page);
  await watchInteractions(page);
  for (let month = 0; month < 10; month++) await page.getByRole("button", { name: "Next month" }).click();
  await page.getByRole("button", { name: "Today", exact: true }).click();
  // On some dates, a bar covers the middle of the day.
  await page.getByRole("gridcell").nth(10).locator("time").click();
  for (let day = 0; day < 15; day++) await page.keyboard.press("ArrowRight");
  for (let month = 0; month < 5; month++) await page.keyboard.press("PageDown");
  return slowestInteraction(page);
}

async function searchHistory(page: Page): Promise<number> {
  await page.goto("/requests");
  await page.getByRole("table", { name: "Requests" }).waitFor();
  await watchInteractions(page);
  await page.getByRole("searchbox").click();
  await page.keyboard.type("vacation 2025", { delay: 60 });
  for (let letter = 0; letter < 13; letter++) await page.keyboard.press("Backspace", { delay: 30 });
  await page.getByRole("combobox", { name: "Status" }).click();
  await page.getByRole("option", { name: "Rejected" }).click();
  await page.getByRole("button", { name: /^Show More/ }).click();
  return slowestInteraction(page);
}

async function writeHistory(pool: pg.Pool, organizationId: string, email: string): Promise<void> {
  await pool.query(
    `INSERT INTO pto_requests (organization_id, id, user_id, type, start_date, end_date, is_half_day, status, minutes, notes,
       submitted_at, decided_at, decided_by_id, decision_reason, updated_at)
     SELECT $1, gen_random_uuid(), u.id, (ARRAY['vacation', 'sick', 'personal'])[1 + n % 3], d.start, d.start + n % 5, false,
       CASE WHEN n % 4 = 0 THEN 'rejected' ELSE 'cancelled' END, 480 * (1 + n % 5), 'Request number ' || n,
       d.start - interval '9 days', d.start - interval '8 days', u.manager_id,
       CASE WHEN n % 4 = 0 THEN 'Too many are away' END, now()
     FROM users u, generate_series(1, $3::int) n, LATERAL (SELECT date '2025-12-31' - n AS start) d
     WHERE u.organization_id = $1 AND u.email = $2`,
    [organizationId, email, HISTORY],
  );
}

function median(values: number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}

export async function reportWeb(organization: Parameters<typeof measureWeb>[0]): Promise<void> {
  const { firstLoad, largestPaint, calendarInteraction, historyInteraction } = await measureWeb(organization);
  console.log(`First load of the dashboard: ${firstLoad.toFixed(0)} kB of JavaScript and CSS (needed 250)`);
  console.log(`Largest contentful paint, 1,000 people: ${largestPaint.toFixed(0)} ms (needed 1000)`);
  console.log(`Interaction to next paint, calendar: ${calendarInteraction.toFixed(0)} ms (needed 100)`);
  console.log(`Interaction to next paint, history of 500: ${historyInteraction.toFixed(0)} ms (needed 100)`);
}
