import { defineConfig } from "@playwright/test";
import { type Chromium, findChromium, secondChromium } from "./scripts/findChromium.ts";

const launchOptions = ({ executablePath, args, env }: Chromium) => ({ executablePath, args, ...(env && { env }) });
const found = await findChromium();
const second = process.env["CI"] ? await secondChromium(found) : undefined;

const LONGEST = "quality.spec.ts";
const MAIN = ["story.spec.ts", "imports.spec.ts"];

export default defineConfig({
  testDir: "tests/browser",
  // The file that takes longest begins, so that no worker is left alone with it in the end.
  projects: [
    { name: "quality", testMatch: LONGEST },
    { name: "stories", testMatch: "*.spec.ts", testIgnore: LONGEST },
    // A machine with a Chromium of its own tests the main story on the bundled one, too: its version is another.
    ...(second ? [{ name: "bundled", testMatch: MAIN, use: { launchOptions: launchOptions(second) } }] : []),
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
    launchOptions: launchOptions(found),
    locale: "en-US",
    timezoneId: "America/New_York",
    screenshot: "only-on-failure",
    video: "off",
    trace: "off",
  },
});
