import { mkdir } from "node:fs/promises";
import path from "node:path";
import { chromium, type Browser } from "playwright-core";
import { findChromium } from "./checks/findChromium.ts";
import { contextAs, LOOKS } from "./pictures/contextAs.ts";
import { sandboxScreens } from "./pictures/sandboxScreens.ts";
import { openScreen, SCREENS } from "./pictures/screens.ts";
import { startPictureDemo } from "./pictures/startPictureDemo.ts";

const FOLDER = ".data/screenshots";
const WIDTHS = [390, 1280] as const;

const USAGE = `Usage: npm run screenshots [-- NAME …]
Takes pictures of all screens of the demo, or of those whose names contain one of the given names.
They are written to ${FOLDER}.`;

async function screenshots(wanted: readonly string[]): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  const demo = await startPictureDemo();
  const screens = [...SCREENS, ...sandboxScreens(demo.slackUrl)].filter(
    ({ name }) => wanted.length === 0 || wanted.some((text) => name.includes(text)),
  );
  const { executablePath, args, env } = await findChromium();
  const browser = await chromium.launch({ executablePath, args, ...(env && { env }) });
  try {
    for (const width of WIDTHS) {
      for (const look of LOOKS) {
        for (const screen of screens) {
          const file = path.join(FOLDER, `${screen.name}-${width}-${look}.png`);
          const failure = await photograph(browser, demo.url, { screen, width, look, file });
          console.log(failure ? `${file}: ${failure}` : file);
        }
      }
    }
  } finally {
    await browser.close();
    await demo.stop();
  }
}

interface Shot {
  screen: (typeof SCREENS)[number];
  width: number;
  look: (typeof LOOKS)[number];
  file: string;
}

async function photograph(
  browser: Browser,
  baseURL: string,
  { screen, width, look, file }: Shot,
): Promise<string | undefined> {
  const context = await contextAs(screen.as, browser, {
    baseURL,
    viewport: { width, height: width < 768 ? 844 : 800 },
    colorScheme: look,
  });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(30_000);
    const outcome = await openScreen(page, screen).then(...FAILURE);
    await page.mouse.move(0, 0);
    if (screen.path.startsWith("/")) await page.waitForLoadState("networkidle");
    await page.screenshot({ path: file, fullPage: screen.isWhole ?? !screen.prepare });
    return outcome;
  } finally {
    await context.close();
  }
}

function wantedNames(): string[] {
  const names = process.argv.slice(2);
  if (!names.some((name) => name.startsWith("-"))) return names;
  console.error(USAGE);
  return process.exit(2);
}

const FAILURE = [() => undefined, (error: unknown) => String(error).split("\n")[0]] as const;

await screenshots(wantedNames());
