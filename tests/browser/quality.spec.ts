import { expect, type Page } from "@playwright/test";
import { DASHBOARD_SCREENS, openScreen, SCREENS } from "#scripts/pictures/screens.ts";
import { awaydayOfThisFile } from "./awayday.ts";
import { expectAccessibleIn, isSettled } from "./expectAccessible.ts";
import { expectNoSideways } from "./expectNoSideways.ts";
import { expectTouchable } from "./expectTouchable.ts";
import { expectUnclipped } from "./expectUnclipped.ts";
import { test } from "./guardedTest.ts";
import { signInAs } from "./signInAs.ts";
import type { Screen } from "#scripts/pictures/Screen.ts";

const PHONE = { width: 390, height: 844 };
const TABLET = { width: 768, height: 1024 };
const DESKTOP = { width: 1280, height: 800 };

const awayday = awaydayOfThisFile({ content: "demo" });

/** Other specs check the console's screens along the way; the long test run (SOAK) checks all screens here. */
const screens = process.env["SOAK"] ? SCREENS : DASHBOARD_SCREENS.filter(({ isVariant }) => !isVariant);

test.describe.configure({ timeout: process.env["SOAK"] ? 1_800_000 : 300_000 });

for (const role of [undefined, "Employee", "Manager", "Admin", "Owner"] as const) {
  test(`every screen of ${role ?? "signed-out visitors"} is accessible and fits its window`, async ({ visit }) => {
    const page = await visit(awayday(), { viewport: DESKTOP, reducedMotion: "reduce" });
    page.setDefaultTimeout(15_000); // Keeps one broken screen from using up the time for all.
    if (role) await signInAs(page, role);
    const faults: string[] = []; // Report the faults of all screens, not only of the first that has one.
    for (const [nth, screen] of screens.filter(({ as }) => as === role).entries()) {
      await test.step(screen.name, async () => {
        await expectQuality(page, screen, nth).catch((error: unknown) =>
          faults.push(`${screen.name}: ${String(error)}`),
        );
      });
    }
    expect(faults.join("\n\n")).toBe("");
  });
}

/**
 * Checks a screen in light mode on a desktop and in dark mode on a phone; `visit` checks the log and requests. The
 * short test run checks every second screen with axe only in light mode, and the others only in dark mode, because
 * screens share their components and colors.
 */
async function expectQuality(page: Page, screen: Screen, nth: number): Promise<void> {
  const looks = process.env["SOAK"] ? ["light", "dark"] : [nth % 2 === 0 ? "light" : "dark"];
  await page.setViewportSize(DESKTOP);
  await openScreen(page, screen);
  await expect(page).toHaveTitle(/Awayday/);
  if (looks.includes("light")) await expectAccessibleIn("light", page);
  await expectNoSideways(page);
  await page.setViewportSize(PHONE);
  if (looks.includes("dark")) await expectAccessibleIn("dark", page);
  else await isSettled(page);
  await expectTouchable(page);
  await expectUnclipped(page, "on a phone");
  if (process.env["SOAK"]) await expectQualityInBetween(page);
}

/** Checks the open screen on a tablet and, at each width, in the few colors of a forced palette. */
async function expectQualityInBetween(page: Page): Promise<void> {
  await page.setViewportSize(TABLET);
  for (const look of ["light", "dark"] as const) await expectAccessibleIn(look, page);
  await page.emulateMedia({ forcedColors: "active" });
  for (const size of [PHONE, TABLET, DESKTOP]) {
    await page.setViewportSize(size);
    await isSettled(page);
    await expectUnclipped(page, `at ${size.width} px`);
    expect(await page.evaluate(borderlessFields), `${page.url()}: fields without a border`).toEqual([]);
  }
  await page.emulateMedia({ forcedColors: "none" });
}

/** Returns the names of the fields that have no border, which is all that a forced palette leaves of a field. */
function borderlessFields(): string[] {
  const scope = [...document.querySelectorAll("[role=dialog]")].at(-1) ?? document.body;
  return [...scope.querySelectorAll<HTMLElement>(".MuiOutlinedInput-root")].flatMap((field) => {
    const border = field.querySelector("fieldset");
    if (!field.checkVisibility() || (border && getComputedStyle(border).borderTopWidth !== "0px")) return [];
    return [field.textContent ?? ""];
  });
}
