import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { chromium, type Browser, type Locator, type Page } from "playwright-core";
import { findChromium } from "./checks/findChromium.ts";
import { contextAs, LOOKS } from "./pictures/contextAs.ts";
import { openScreen, SCREENS } from "./pictures/screens.ts";
import type { Prepare } from "./pictures/screenSteps.ts";
import { startPictureDemo } from "./pictures/startPictureDemo.ts";
import { toWebp } from "./pictures/toWebp.ts";

const FOLDER = "console/dashboard/auth/landing/pictures";
const SCALE = 2;

interface Crop {
  window: { width: number; height: number };
  margin: number;
  width: number;
  height?: number;
}

interface LandingPicture {
  name: string;
  screen: string;
  start: (page: Page) => Locator;
  prepare?: Prepare;
  crops: Record<"wide" | "phone", Crop>;
}

const SHOW_WHOLE_MONTH = `{
  const grid = document.querySelector("[role=grid]");
  const edge = grid.querySelector(".name").getBoundingClientRect().right;
  for (const month of grid.querySelectorAll(".month")) {
    const hidden = edge - month.getBoundingClientRect().left;
    if (hidden > 0 && hidden < 60) grid.scrollLeft -= hidden;
  }
}`;

const FILL_CORNERS = `{
  const { style } = document.querySelector("[role=dialog]");
  style.borderRadius = "0";
  style.borderColor = "transparent";
}`;

const PICTURES: LandingPicture[] = [
  {
    name: "request",
    screen: "request-form-filled",
    start: (page) => page.getByRole("dialog"),
    prepare: (page) => page.evaluate(FILL_CORNERS),
    crops: {
      wide: { window: { width: 1000, height: 744 }, margin: 0, width: 560 },
      phone: { window: { width: 390, height: 844 }, margin: 0, width: 390 },
    },
  },
  {
    name: "approvals",
    screen: "approvals",
    start: (page) => page.getByRole("region", { name: /overlapping requests/ }).last(),
    crops: {
      wide: { window: { width: 1000, height: 1600 }, margin: 16, width: 712 },
      phone: { window: { width: 390, height: 1600 }, margin: 16, width: 390, height: 680 },
    },
  },
  {
    name: "calendar",
    screen: "calendar-timeline",
    start: (page) => page.getByRole("region", { name: /^Quarter / }),
    prepare: async (page) => {
      await page.getByRole("combobox", { name: /^Office/ }).click();
      await page.getByRole("option", { name: "Berlin" }).click();
      await page.getByRole("rowheader", { name: "Noor Bakker" }).waitFor({ state: "detached" });
      await page.evaluate(SHOW_WHOLE_MONTH);
    },
    crops: {
      wide: { window: { width: 1024, height: 638 }, margin: 16, width: 736 },
      phone: { window: { width: 390, height: 638 }, margin: 16, width: 390 },
    },
  },
];

async function landingPictures(wanted: readonly string[]): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  const demo = await startPictureDemo();
  const { executablePath, args, env } = await findChromium();
  const browser = await chromium.launch({ executablePath, args, ...(env && { env }) });
  try {
    for (const picture of PICTURES.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
      for (const shape of ["wide", "phone"] as const) {
        for (const look of LOOKS) {
          const file = path.join(FOLDER, `${picture.name}-${shape}-${look}.webp`);
          const { image, height } = await photograph(picture, picture.crops[shape], {
            browser,
            baseURL: demo.url,
            look,
          });
          await writeFile(file, image);
          console.log(`${file}: height ${height}, ${Math.round(image.length / 1000)} kB`);
        }
      }
    }
  } finally {
    await browser.close();
    await demo.stop();
  }
}

async function photograph(
  { screen: name, start, prepare }: LandingPicture,
  { window, margin, width, height: wanted }: Crop,
  { browser, baseURL, look }: { browser: Browser; baseURL: string; look: (typeof LOOKS)[number] },
): Promise<{ image: Buffer; height: number }> {
  const screen = SCREENS.find((one) => one.name === name);
  if (!screen) throw new Error(`There is no screen ${name}`);
  const context = await contextAs(screen.as, browser, {
    baseURL,
    viewport: window,
    colorScheme: look,
    deviceScaleFactor: SCALE,
  });
  try {
    const page = await context.newPage();
    await openScreen(page, screen);
    await prepare?.(page);
    await page.evaluate("document.activeElement?.blur()");
    await page.evaluate("window.scrollTo(0, 0)");
    await page.mouse.move(0, 0);
    await page.waitForLoadState("networkidle");
    const box = await start(page).boundingBox();
    if (!box) throw new Error(`The screen ${name} has nothing to show`);
    const height = wanted ?? Math.round(box.height) + 2 * margin;
    const clip = { x: Math.round(box.x) - margin, y: Math.round(box.y) - margin, width, height };
    const shot = await page.screenshot({ clip, fullPage: true });
    return { image: await toWebp(shot, await context.newPage()), height };
  } finally {
    await context.close();
  }
}

await landingPictures(process.argv.slice(2));
