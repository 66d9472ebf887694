import { expect, type Page } from "@playwright/test";
import { test } from "../guardedTest.ts";

async function crashTab(page: Page): Promise<void> {
  await page.goto("chrome://crash").catch(() => {});
  await page.title();
}

test("a tab that crashes once", async ({ visit }, { retry }) => {
  const page = await visit("http://localhost");
  if (retry === 0) await crashTab(page);
});

test("a browser that crashes once", async ({ visit, browser }, { retry }) => {
  const page = await visit("http://localhost");
  if (retry > 0) return;
  const session = await browser.newBrowserCDPSession();
  await session.send("Browser.crash").catch(() => {});
  await page.title();
});

test("a tab that crashes each time", async ({ visit }) => {
  await crashTab(await visit("http://localhost"));
});

test("an expectation that fails once", async ({ visit }, { retry }) => {
  await visit("http://localhost");
  expect(retry).toBe(1);
});

test("a page that throws once and then crashes", async ({ visit }, { retry }) => {
  const page = await visit("http://localhost");
  if (retry > 0) return;
  const thrown = page.waitForEvent("pageerror");
  await page.evaluate(() => void setTimeout(() => JSON.parse("ours")));
  await thrown;
  await crashTab(page);
});
