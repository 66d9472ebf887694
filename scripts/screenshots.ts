import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { chromium, type Browser, type BrowserContext } from "playwright-core";
import { readConfig } from "#bot/config.ts";
import { runServer } from "#bot/main.ts";
import { buildIfNeeded } from "./build/buildIfNeeded.js";
import { DEMO_PASSWORD, emailOf } from "./demo/cast.ts";
import { startDemoSlack } from "./demo/demoSlack.ts";
import { demoToday, handClock, seedDemo } from "./demo/seedDemo.ts";
import { findChromium } from "./checks/findChromium.ts";
import { sandboxScreens } from "./pictures/sandboxScreens.ts";
import { openScreen, SCREENS, SEEN_BY } from "./pictures/screens.ts";

const FOLDER = ".data/screenshots";
const WIDTHS = [390, 1280] as const;
const LOOKS = ["light", "dark"] as const;
/**
 * Takes screenshots of every screen of the demo at two widths and in both color schemes. `wanted` selects the screens
 * whose names contain one of its texts; if it is empty, all are taken.
 */
async function screenshots(wanted: readonly string[]): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  const demo = await startDemo();
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

/** The cookies of each role after its last sign-in: a known device may sign in as often as a screen needs it. */
const devices = new Map<string, Awaited<ReturnType<BrowserContext["storageState"]>>>();

/**
 * Takes one screenshot. Returns an error in opening the screen instead of throwing it, so that the others are taken.
 */
async function photograph(
  browser: Browser,
  baseURL: string,
  { screen, width, look, file }: Shot,
): Promise<string | undefined> {
  const email = screen.as && emailOf(SEEN_BY[screen.as]);
  const device = email && devices.get(email);
  const context = await browser.newContext({
    ...(device && { storageState: device }),
    baseURL,
    viewport: { width, height: width < 768 ? 844 : 800 },
    colorScheme: look,
    reducedMotion: "reduce",
    locale: "en-US",
    timezoneId: "America/New_York",
  });
  try {
    if (email) {
      await context.request.post("/api/auth/login", { data: { email, password: DEMO_PASSWORD } });
      devices.set(email, await context.storageState());
    }
    const page = await context.newPage();
    page.setDefaultTimeout(8000);
    const outcome = await openScreen(page, screen).then(...FAILURE);
    // The sandbox's page keeps a connection open, so its network never becomes idle.
    if (screen.path.startsWith("/")) await page.waitForLoadState("networkidle");
    await page.screenshot({ path: file, fullPage: screen.isWhole ?? !screen.prepare });
    return outcome;
  } finally {
    await context.close();
  }
}

const FAILURE = [() => undefined, (error: unknown) => String(error).split("\n")[0]] as const;

/** Starts the demo on a temporary database. */
async function startDemo(): Promise<{ url: string; slackUrl: string; stop: () => Promise<void> }> {
  await buildIfNeeded();
  const slack = await startDemoSlack("0");
  const dataDir = await mkdtemp(path.join(tmpdir(), "awayday-screenshots-"));
  const hand = handClock();
  let living = false;
  const config = readConfig({ ...process.env, ...slack.env, PORT: "0", DATA_DIR: dataDir, LOG_LEVEL: "warn" });
  const running = await runServer(config, {
    clock: { now: () => (living ? new Date() : hand.now()) },
    prepare: async () => {
      await seedDemo(demoToday(new Date()), hand, async () => {
        living = true;
        await slack.connect();
      });
    },
  });
  slack.leadTo(running.url);
  return {
    url: running.url,
    slackUrl: slack.url,
    stop: async () => {
      await running.stop();
      await slack.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

await screenshots(process.argv.slice(2));
