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
/** Device pixels per CSS pixel, for sharp text on most screens. */
const SCALE = 2;

/** In CSS pixels, from a margin above and to the left of an element. */
interface Crop {
  window: { width: number; height: number };
  margin: number;
  width: number;
  height: number;
}

interface LandingPicture {
  name: string;
  /** The picture begins at the element `start`. */
  screen: string;
  start: (page: Page) => Locator;
  prepare?: Prepare;
  crops: Record<"wide" | "phone", Crop>;
}

const PICTURES: LandingPicture[] = [
  {
    name: "request",
    screen: "request-form-filled",
    start: (page) => page.getByRole("dialog"),
    crops: {
      wide: { window: { width: 1000, height: 744 }, margin: 0, width: 560, height: 680 },
      phone: { window: { width: 390, height: 1000 }, margin: 0, width: 390, height: 752 },
    },
  },
  {
    name: "approvals",
    screen: "approvals",
    start: (page) => page.getByRole("region", { name: /requests overlap/ }).first(),
    crops: {
      wide: { window: { width: 1000, height: 1600 }, margin: 16, width: 712, height: 530 },
      phone: { window: { width: 390, height: 1600 }, margin: 16, width: 390, height: 504 },
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
    },
    crops: {
      wide: { window: { width: 1000, height: 1600 }, margin: 16, width: 712, height: 560 },
      phone: { window: { width: 390, height: 1600 }, margin: 16, width: 390, height: 600 },
    },
  },
];

async function landingPictures(): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  const demo = await startPictureDemo();
  const { executablePath, args, env } = await findChromium();
  const browser = await chromium.launch({ executablePath, args, ...(env && { env }) });
  try {
    for (const picture of PICTURES) {
      for (const shape of ["wide", "phone"] as const) {
        for (const look of LOOKS) {
          const file = path.join(FOLDER, `${picture.name}-${shape}-${look}.webp`);
          const image = await photograph(picture, picture.crops[shape], { browser, baseURL: demo.url, look });
          await writeFile(file, image);
          console.log(`${file}: ${Math.round(image.length / 1000)} kB`);
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
  { window, margin, width, height }: Crop,
  { browser, baseURL, look }: { browser: Browser; baseURL: string; look: (typeof LOOKS)[number] },
): Promise<Buffer> {
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
    // A field with the focus or under the mouse would look different from the others.
    await page.evaluate("document.activeElement?.blur()");
    await page.mouse.move(0, 0);
    await page.waitForLoadState("networkidle");
    const box = await start(page).boundingBox();
    if (!box) throw new Error(`The screen ${name} has nothing to show`);
    const clip = { x: Math.round(box.x) - margin, y: Math.round(box.y) - margin, width, height };
    return await toWebp(await page.screenshot({ clip }), await context.newPage());
  } finally {
    await context.close();
  }
}

await landingPictures();
