import { expect, type Page } from "@playwright/test";
import { CONSOLE_SCREENS } from "#scripts/pictures/consoleScreens.ts";
import type { Screen } from "#scripts/pictures/Screen.ts";
import { openScreen } from "#scripts/pictures/screens.ts";
import { awaydayOfThisFile } from "./awayday.ts";
import { expectLayoutHolds, LOOKS } from "./expectLayoutHolds.ts";
import { test } from "./guardedTest.ts";
import { signInAs } from "./signInAs.ts";

const DESKTOP = { width: 1280, height: 800 };
const LATIN = /\/assets\/roboto-latin-wght-normal-[\w-]+\.woff2$/;

const awayday = awaydayOfThisFile({ content: "demo" });

const widthOf = (page: Page, family: string) =>
  page.evaluate((fontFamily) => {
    const text = document.createElement("span");
    Object.assign(text.style, { position: "absolute", whiteSpace: "nowrap", fontFamily });
    text.textContent = "The request form shows what a request costs";
    document.body.append(text);
    const { width } = text.getBoundingClientRect();
    text.remove();
    return width;
  }, family);

test("the page preloads its typeface, a file of at most 60 kB that is cached for a year", async ({ visit }) => {
  const page = await visit(awayday());
  const fonts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "font") fonts.push(new URL(request.url()).pathname);
  });
  const latin = page.waitForResponse((response) => LATIN.test(response.url()));
  await page.goto("/");
  const font = await latin;
  expect((await font.body()).length).toBeLessThan(60_000);
  expect(font.headers()["cache-control"]).toBe("public, max-age=31536000, immutable");
  await page.evaluate(() => document.fonts.ready);
  expect(fonts).toEqual([expect.stringMatching(LATIN)]);
  expect(await page.evaluate(() => document.fonts.check('16px "Roboto Variable"'))).toBe(true);
  expect((await page.request.get("/assets/roboto-license.txt")).ok()).toBe(true);
});

test("the wide font of the layout tests is at least 15% wider than ours", async ({ visit }) => {
  const page = await visit(awayday());
  await page.goto("/login");
  await page.evaluate(() => document.fonts.ready);
  const ours = await widthOf(page, "Roboto Variable");
  await page.addStyleTag({ content: LOOKS["in a wide font"].css });
  expect(await widthOf(page, "Roboto Variable")).toBeGreaterThanOrEqual(ours * 1.15);
});

test("a dashboard whose typeface can't be loaded shows another font and doesn't scroll sideways", async ({ visit }) => {
  const page = await visit(awayday(), { viewport: DESKTOP, reducedMotion: "reduce" });
  await page.route("**/*.woff2", (route) => route.fulfill({ status: 404 }));
  await signInAs(page, "Employee");
  for (const path of ["/", "/requests"]) {
    await page.goto(path);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await page.locator("[aria-busy=true]").first().waitFor({ state: "detached" });
    expect(await page.evaluate(() => document.fonts.check('16px "Roboto Variable"'))).toBe(false);
    await expectLayoutHolds(page);
  }
});

for (const role of ["Owner", "Admin"] as const) {
  test(`no console screen of the ${role} scrolls sideways or cuts text in fields, in a wide font or with text at 200%`, async ({
    visit,
  }) => {
    const page = await visit(awayday(), { viewport: DESKTOP, reducedMotion: "reduce" });
    page.setDefaultTimeout(30_000);
    await signInAs(page, role);
    for (const screen of layoutScreens().filter(({ as }) => as === role)) {
      await test.step(screen.name, async () => {
        await openScreen(page, screen);
        await expectLayoutHolds(page);
      });
    }
  });
}

test("with text at 200% on a phone, the calendar's weekdays and a report's months aren't cut off, and the console fits", async ({
  visit,
}) => {
  const page = await visit(awayday(), { viewport: { width: 390, height: 844 }, reducedMotion: "reduce" });
  await signInAs(page, "Owner");
  await page.goto("/");
  await page.getByRole("columnheader", { name: "Wed" }).waitFor();
  await enlarge(page);
  const headers = page.getByRole("columnheader");
  await expect(headers).toHaveText(["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]);
  expect(await headers.evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).length)).toBe(0);

  await page.goto("/admin/reports/absence");
  const months = page.getByRole("textbox", { name: /^(From|To)$/ });
  await expect(months).toHaveCount(2);
  await enlarge(page);
  const widths = await months.evaluateAll((all) =>
    all.map((one) => one.clientWidth / Number.parseFloat(getComputedStyle(one).fontSize)),
  );
  for (const width of widths) expect(width).toBeGreaterThan(5);

  await page.setViewportSize({ width: 320, height: 844 });
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(overflow).toBe(0);
});

/** Returns this project's share of every fourth console screen that isn't a variant. */
function layoutScreens(): Screen[] {
  const { config, project } = test.info();
  const projects = config.projects.filter(({ name }) => name === "layouts" || name === "bundled");
  const turn = projects.findIndex(({ name }) => name === project.name);
  const opened = CONSOLE_SCREENS.filter(({ isVariant }) => !isVariant).filter((_, nth) => nth % 4 === 0);
  return opened.filter((_, nth) => nth % projects.length === turn);
}

async function enlarge(page: Page): Promise<void> {
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, LOOKS["with text of 200 %"].css);
}
