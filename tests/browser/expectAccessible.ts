import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** Expects axe to find nothing on the page as it stands, in the light and in the dark look. */
export async function expectAccessible(page: Page): Promise<void> {
  const before = await page.evaluate(() => (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light"));
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator(`html[data-${colorScheme}]`)).toBeAttached();
    await movementEnds(page);
    const { violations } = await new AxeBuilder({ page }).analyze();
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
    expect(found, `${new URL(page.url()).pathname} in ${colorScheme}`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: before });
}

/** Waits until nothing fades or slides any more: half-faded text has too little contrast. */
async function movementEnds(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ effect, playState }) => playState !== "running" || effect?.getComputedTiming().endTime === Infinity),
  );
}
