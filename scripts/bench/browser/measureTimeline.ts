import { chromium, type Page } from "playwright-core";
import { findChromium } from "../../checks/findChromium.ts";
import { type BenchOrganization, MONTH } from "../data/populate.ts";
import { signedIn, slowestInteraction, watchInteractions, withPage } from "./measuredPage.ts";

const QUARTER = `/calendar?view=timeline&range=quarter&month=${MONTH.from.slice(0, 7)}`;
export const SLOWER = 4;
const ROUNDS = 5;

interface TimelineFigures {
  /** In milliseconds from the start of the navigation until the first rows are painted, with an empty cache. */
  firstPaint: number;
  nodes: number;
  frames: number;
  /** The duration of the slowest interaction, from the input to the next paint, in milliseconds. */
  interaction: number;
}

interface Measured {
  url: string;
  organization: BenchOrganization;
  password: string;
}

export async function measureTimeline({ url, organization, password }: Measured): Promise<TimelineFigures> {
  const { executablePath, args, env } = await findChromium();
  const browser = await chromium.launch({ executablePath, args, ...(env && { env }) });
  const asOwner = () => signedIn(browser, url, { email: organization.ownerEmail, password });
  try {
    const paints: number[] = [];
    for (let round = 0; round < ROUNDS; round++) paints.push(await withPage(await asOwner(), firstPaint));
    return {
      firstPaint: paints.toSorted((one, other) => one - other)[Math.floor(ROUNDS / 2)] ?? Number.NaN,
      ...(await withPage(await asOwner(), scrollThrough)),
      interaction: await withPage(await asOwner(), useTimeline),
    };
  } finally {
    await browser.close();
  }
}

async function firstPaint(page: Page): Promise<number> {
  await page.addInitScript(`
    window.painted = new Promise((resolve) => {
      const watch = new MutationObserver(() => {
        if (document.querySelectorAll("[role=grid] .body [role=rowheader]").length < 5) return;
        watch.disconnect();
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
      });
      watch.observe(document, { childList: true, subtree: true });
    });`);
  await page.goto(QUARTER);
  return page.evaluate<number>("window.painted");
}

async function open(page: Page): Promise<void> {
  await page.goto(QUARTER);
  await page.locator("[role=grid] .body [role=rowheader]").first().waitFor();
  await page.waitForLoadState("networkidle");
}

async function scrollThrough(page: Page): Promise<{ nodes: number; frames: number }> {
  await open(page);
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  const found = await page.evaluate<{ nodes: number; frames: number }>(`new Promise((resolve) => {
    const grid = document.querySelector("[role=grid]");
    let nodes = 0, frames = 0;
    const start = performance.now();
    const step = () => {
      grid.scrollTop += 54;
      nodes = Math.max(nodes, document.querySelectorAll("*").length);
      frames += 1;
      const passed = performance.now() - start;
      if (passed < 2000) requestAnimationFrame(step);
      else resolve({ nodes, frames: frames / (passed / 1000) });
    };
    requestAnimationFrame(step);
  })`);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  return found;
}

async function useTimeline(page: Page): Promise<number> {
  await open(page);
  await watchInteractions(page);
  await page.locator("[role=grid] [tabindex='0']").focus();
  for (const key of ["ArrowRight", "ArrowDown", "PageDown"]) {
    for (let press = 0; press < 10; press++) await page.keyboard.press(key);
  }
  await page.getByRole("searchbox").click();
  await page.keyboard.type("person 12", { delay: 60 });
  for (let letter = 0; letter < 9; letter++) await page.keyboard.press("Backspace", { delay: 30 });
  for (let step = 0; step < 3; step++) await page.getByRole("button", { name: "Next quarter" }).click();
  await page.getByRole("button", { name: "Today", exact: true }).click();
  return slowestInteraction(page);
}
