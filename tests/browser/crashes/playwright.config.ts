import { defineConfig } from "@playwright/test";
import found from "../../../playwright.config.ts";
import { CRASH_RETRIES } from "../guardedTest.ts";

/** Runs the crashing tests in the browser and with the repetitions of the real ones. */
export default defineConfig({
  testDir: ".",
  testMatch: "crashing.ts",
  outputDir: "../../../test-results/crashes",
  retries: CRASH_RETRIES,
  use: { ...found.use },
});
