import { expect, test } from "@jest/globals";
import { chromium } from "playwright-core";
import { bundledChromium, findChromium, secondChromium } from "./findChromium.ts";

const onLinux = process.platform === "linux" && process.arch === "x64" ? test : test.skip;

onLinux(
  "the browser bundled by npm opens a page, writes text and runs its script",
  async () => {
    const { executablePath, args, env } = await bundledChromium();
    const browser = await chromium.launch({ executablePath, args, ...(env && { env }) });
    try {
      const page = await browser.newPage();
      await page.setContent("<h1>Time off</h1><button onclick=\"document.title = 'clicked'\">Ask</button>");
      await page.getByRole("button", { name: "Ask" }).click();
      expect(await page.title()).toBe("clicked");
      expect((await page.getByRole("heading").boundingBox())?.width).toBeGreaterThan(100);
    } finally {
      await browser.close();
    }
  },
  60_000,
);

onLinux("tests run on the bundled Chromium, too, unless it is the one that was found", async () => {
  const bundled = await bundledChromium();
  expect(await secondChromium({ executablePath: "/usr/bin/chromium", args: [] })).toEqual(bundled);
  expect(await secondChromium(bundled)).toBeUndefined();
});

test("a CHROME_PATH that does not start is reported, not skipped", async () => {
  const before = process.env["CHROME_PATH"];
  process.env["CHROME_PATH"] = "/nowhere/chrome";
  try {
    await expect(findChromium()).rejects.toThrow("/nowhere/chrome");
  } finally {
    if (before === undefined) delete process.env["CHROME_PATH"];
    else process.env["CHROME_PATH"] = before;
  }
});
