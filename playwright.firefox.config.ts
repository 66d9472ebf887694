import { fileURLToPath } from "node:url";
import { defineConfig } from "@playwright/test";
import { CRASH_RETRIES } from "./tests/browser/guardedTest.ts";
import { MAIN_STORY } from "./tests/browser/mainStory.ts";

/** Nothing listens on the proxy's port, so Firefox reaches no other machine. */
const LOOPBACK_ONLY = {
  "network.proxy.type": 1,
  "network.proxy.http": "127.0.0.1",
  "network.proxy.http_port": 9,
  "network.proxy.ssl": "127.0.0.1",
  "network.proxy.ssl_port": 9,
  "network.proxy.failover_direct": false,
  "network.proxy.allow_bypass": false,
  "network.dns.native-is-localhost": true,
  "network.trr.mode": 5,
  "network.captive-portal-service.enabled": false,
  "dom.push.connection.enabled": false,
  "nimbus.rollouts.enabled": false,
  "app.normandy.enabled": false,
};

export default defineConfig({
  testDir: "tests/browser",
  testMatch: MAIN_STORY,
  outputDir: "test-results/firefox",
  workers: 1,
  forbidOnly: Boolean(process.env["CI"]),
  retries: CRASH_RETRIES,
  timeout: 480_000,
  globalTimeout: 900_000,
  expect: { timeout: 30_000 },
  use: {
    browserName: "firefox",
    // Selects WebDriver BiDi, which an installed Firefox supports.
    channel: "moz-firefox",
    launchOptions: {
      executablePath: fileURLToPath(new URL("tests/browser/firefox.sh", import.meta.url)),
      env: { ...process.env, TZ: "America/New_York", HOME: process.env["FIREFOX_HOME"] ?? process.env["HOME"] },
      firefoxUserPrefs: {
        ...LOOPBACK_ONLY,
        "intl.locale.requested": "en-US",
        "dom.events.testing.asyncClipboard": true,
        // Firefox ESR 153 crashes when Playwright queries an element's label twice.
        "accessibility.ARIAElementReflection.enabled": false,
      },
    },
    locale: undefined,
    screenshot: "only-on-failure",
    video: "off",
    trace: "off",
  },
});
