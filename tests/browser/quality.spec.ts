import { expect, type Page } from "@playwright/test";
import { DASHBOARD_SCREENS, openScreen, SCREENS } from "#scripts/pictures/screens.ts";
import { awaydayOfThisFile } from "./awayday.ts";
import { expectAccessibleIn, isSettled } from "./expectAccessible.ts";
import { expectLayoutHolds } from "./expectLayoutHolds.ts";
import { expectTouchable } from "./expectTouchable.ts";
import { expectUnclipped } from "./expectUnclipped.ts";
import { test } from "./guardedTest.ts";
import { signInAs } from "./signInAs.ts";
import type { Screen } from "#scripts/pictures/Screen.ts";
import { IS_LONG } from "../soak/shortOrLong.ts";

const PHONE = { width: 390, height: 844 };
const TABLET = { width: 768, height: 1024 };
const DESKTOP = { width: 1280, height: 800 };

const awayday = awaydayOfThisFile({ content: "demo" });

const screens = IS_LONG ? SCREENS : DASHBOARD_SCREENS.filter(({ isVariant }) => !isVariant);

const PER_TEST = IS_LONG ? 6 : Infinity;

test.describe.configure(IS_LONG ? { timeout: 900_000, mode: "parallel" } : { timeout: 600_000 });

for (const role of [undefined, "Employee", "Manager", "Admin", "Owner"] as const) {
  const ofRole = screens.filter(({ as }) => as === role);
  for (let from = 0; from < ofRole.length; from += PER_TEST) {
    const some = ofRole.slice(from, from + PER_TEST);
    const which = IS_LONG ? `the screens from ${some[0]?.name ?? ""}` : "every screen";
    test(`${which} of ${role ?? "signed-out visitors"} is accessible and fits its window`, async ({ visit }) => {
      const page = await visit(awayday(), { viewport: DESKTOP, reducedMotion: "reduce" });
      page.setDefaultTimeout(30_000); // Keeps one broken screen from using up the time for all.
      if (role) await signInAs(page, role);
      const faults: string[] = []; // Report the faults of all screens.
      for (const [nth, screen] of some.entries()) {
        await test.step(screen.name, () => expectQuality(page, screen, { nth, faults }));
      }
      expect(faults.join("\n\n")).toBe("");
    });
  }
}

interface Tried {
  nth: number;
  faults: string[];
}

const CHECKS = ["light", "layout", "dark", "layout"] as const;

async function expectQuality(page: Page, screen: Screen, { nth, faults }: Tried): Promise<void> {
  const checks = CHECKS.filter((_, turn) => IS_LONG || turn === nth % CHECKS.length);
  const note = (check: Promise<unknown>) =>
    check.catch((error: unknown) => void faults.push(`${screen.name}: ${String(error)}`));
  await page.setViewportSize(DESKTOP);
  const isOpen = await openScreen(page, screen).then(
    () => true,
    (error: unknown) => !faults.push(`${screen.name}: ${String(error)}`),
  );
  if (!isOpen) return;
  await note(expect(page).toHaveTitle(/Awayday/));
  if (screen.opens) await note(expect(page).toHaveURL(addressOf(screen.opens)));
  if (checks.includes("light")) await note(expectAccessibleIn("light", page));
  if (checks.includes("layout")) await note(expectLayoutHolds(page));
  await page.setViewportSize(PHONE);
  if (checks.includes("dark")) await note(expectAccessibleIn("dark", page));
  if (checks.includes("layout")) {
    await note(isSettled(page));
    await note(expectTouchable(page));
    await note(expectUnclipped(page, "on a phone"));
  }
  if (IS_LONG) await expectQualityInBetween(page, note);
}

function addressOf(path: string): RegExp {
  return new RegExp(String.raw`^[^/]+//[^/]+${path.replaceAll(/:\w+/g, "[^/?]+")}(\?|$)`);
}

async function expectQualityInBetween(page: Page, note: (check: Promise<unknown>) => Promise<unknown>): Promise<void> {
  await page.setViewportSize(TABLET);
  for (const look of ["light", "dark"] as const) await note(expectAccessibleIn(look, page));
  await page.emulateMedia({ forcedColors: "active" });
  for (const size of [PHONE, TABLET, DESKTOP]) {
    await page.setViewportSize(size);
    await note(isSettled(page));
    await note(expectUnclipped(page, `at ${size.width} px`));
    await note(expectBorders(page));
  }
  await page.emulateMedia({ forcedColors: "none" });
}

async function expectBorders(page: Page): Promise<void> {
  expect(await page.evaluate(borderlessFields), `${page.url()}: fields without a border`).toEqual([]);
}

function borderlessFields(): string[] {
  const scope = [...document.querySelectorAll("[role=dialog]")].at(-1) ?? document.body;
  return [...scope.querySelectorAll<HTMLElement>(".MuiOutlinedInput-root")].flatMap((field) => {
    const border = field.querySelector("fieldset");
    if (!field.checkVisibility() || (border && getComputedStyle(border).borderTopWidth !== "0px")) return [];
    return [field.textContent ?? ""];
  });
}
