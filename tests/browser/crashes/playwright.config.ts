import { defineConfig } from "@playwright/test";
import found from "../../../playwright.config.ts";
import { CRASH_RETRIES } from "../guardedTest.ts";

/** Uses the browser and the repetitions of the real tests. */
export default defineConfig({
  testDir: ".",
  testMatch: "crashing.ts",
  outputDir: "../../../test-results/crashes",
  retries: CRASH_RETRIES,
  use: { ...found.use },
});
