import { defineConfig } from "@playwright/test";
import { findChromium } from "./scripts/findChromium.ts";

const { executablePath, args, env } = await findChromium();

const LONGEST = "quality.spec.ts";

export default defineConfig({
  testDir: "tests/browser",
  // The file that takes longest begins, so that no worker is left alone with it in the end.
  projects: [
    { name: "quality", testMatch: LONGEST },
    { name: "stories", testMatch: "*.spec.ts", testIgnore: LONGEST },
  ],
  outputDir: "test-results",
  // Each spec file has an Awayday of its own, so two can run at once.
  workers: 2,
  fullyParallel: false,
  forbidOnly: Boolean(process.env["CI"]),
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: "list",
  use: {
    browserName: "chromium",
    launchOptions: { executablePath, args, ...(env && { env }) },
    locale: "en-US",
    timezoneId: "America/New_York",
    screenshot: "only-on-failure",
    video: "off",
    trace: "off",
  },
});
