import { defineConfig } from "@playwright/test";
import found from "../../../playwright.config.ts";
import { CRASH_RETRIES } from "../guardedTest.ts";

export default defineConfig({
  testDir: ".",
  testMatch: "crashing.ts",
  outputDir: "../../../test-results/crashes",
  retries: CRASH_RETRIES,
  use: { ...found.use },
});
