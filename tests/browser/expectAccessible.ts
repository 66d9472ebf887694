import { createRequire } from "node:module";
import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { IS_LONG } from "../soak/shortOrLong.ts";
import { isFirefox } from "./stockFirefox.ts";

type Look = "light" | "dark";

const DIALOG = "[role=dialog][aria-modal=true]";

const ofBuilder = createRequire(createRequire(import.meta.url).resolve("@axe-core/playwright"));
const { source: AXE } = ofBuilder("axe-core") as { source: string };
const LOADED = "undefined";

/** axe wrongly expects a landmark around menus and lists of choices. */
const POPUP = ".MuiPopover-root, .MuiAutocomplete-popper";
/** By default, axe doesn't check the size of targets. */
const TARGETS = { "target-size": { enabled: IS_LONG } };

export async function expectAccessible(page: Page): Promise<void> {
  const before = await lookOf(page);
  if (IS_LONG && !isFirefox(page)) await expectAccessibleIn(before === "dark" ? "light" : "dark", page);
  await expectAccessibleIn(before, page);
}

export async function expectAccessibleIn(look: Look, page: Page): Promise<void> {
  const followsScript = (await page.locator("html[data-light], html[data-dark]").count()) > 0;
  // Firefox can't emulate a color scheme, not even its current scheme.
  if ((await lookOf(page)) !== look) await page.emulateMedia({ colorScheme: look });
  if (followsScript) await expect(page.locator(`html[data-${look}]`)).toBeAttached();
  await isSettled(page);
  if (isFirefox(page) && !IS_LONG) return;
  await loadAxe(page);
  const axe = new AxeBuilder({ page, axeSource: LOADED }).setLegacyMode(true).options({
    resultTypes: ["violations"],
    rules: { ...TARGETS, region: { enabled: (await page.locator(POPUP).count()) === 0 } },
  });
  if (!IS_LONG && (await page.locator(DIALOG).count()) > 0) axe.include(DIALOG);
  const { violations } = await axe.analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
  expect(found, `${new URL(page.url()).pathname} in ${look}`).toEqual([]);
}

async function loadAxe(page: Page): Promise<void> {
  const isLoaded = await page.evaluate(() => "axe" in globalThis);
  if (!isLoaded) await page.evaluate(AXE);
}

function lookOf(page: Page): Promise<Look> {
  return page.evaluate(() => (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light"));
}

export async function isSettled(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      !document.querySelector("[aria-busy=true]") &&
      document
        .getAnimations()
        .every(({ effect, playState }) => playState !== "running" || effect?.getComputedTiming().endTime === Infinity),
  );
}
