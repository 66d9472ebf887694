import { defineConfig } from "@playwright/test";
import { type Chromium, findChromium, secondChromium } from "#scripts/checks/findChromium.ts";
import { IS_LONG } from "./tests/soak/shortOrLong.ts";
import { CRASH_RETRIES, ONLY_IN_LONG_RUN } from "./tests/browser/guardedTest.ts";
import { MAIN_STORY } from "./tests/browser/mainStory.ts";

const launchOptions = ({ executablePath, args, env }: Chromium) => ({ executablePath, args, ...(env && { env }) });
const found = await findChromium();
const second = await secondChromium(found);

const LONGEST = "quality.spec.ts";
const LAYOUTS = "typeface.spec.ts";
const STORY = "story.spec.ts";
const WHOLE_STORIES = "**/browser/stories/*.spec.ts";

export default defineConfig({
  testDir: "tests/browser",
  projects: [
    { name: "quality", testMatch: LONGEST },
    { name: "story", testMatch: STORY },
    { name: "layouts", testMatch: LAYOUTS },
    ...(second
      ? [{ name: "bundled", testMatch: [...MAIN_STORY, LAYOUTS], use: { launchOptions: launchOptions(second) } }]
      : []),
    { name: "stories", testMatch: "*.spec.ts", testIgnore: [LONGEST, STORY, LAYOUTS, WHOLE_STORIES] },
    ...(IS_LONG ? [{ name: "whole stories", testMatch: WHOLE_STORIES, timeout: 300_000 }] : []),
  ],
  ...(IS_LONG ? {} : { grepInvert: new RegExp(ONLY_IN_LONG_RUN.tag) }),
  outputDir: "test-results/chromium",
  workers: 2,
  fullyParallel: false,
  forbidOnly: Boolean(process.env["CI"]),
  retries: CRASH_RETRIES,
  timeout: 480_000,
  expect: { timeout: 30_000 },
  reporter: "list",
  use: {
    browserName: "chromium",
    launchOptions: launchOptions(found),
    locale: "en-US",
    timezoneId: "America/New_York",
    screenshot: "only-on-failure",
    video: "off",
    trace: "off",
  },
});
