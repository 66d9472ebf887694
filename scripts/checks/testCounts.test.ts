import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "@jest/globals";
import { jestCounts, playwrightCounts } from "./testCounts.ts";

const folder = await mkdtemp(path.join(tmpdir(), "awayday-counts-"));
afterAll(() => rm(folder, { recursive: true }));

async function report(name: string, content: unknown): Promise<string> {
  const file = path.join(folder, name);
  await writeFile(file, JSON.stringify(content));
  return file;
}

test("a test file that could not run counts as a failure of Jest", async () => {
  const file = await report("jest.json", { numPassedTests: 7, numFailedTests: 1, numRuntimeErrorTestSuites: 2 });
  expect(await jestCounts(file)).toEqual({ passed: 7, failed: 3 });
});

test("an error outside any test counts as a failure of Playwright", async () => {
  const stats = { expected: 4, flaky: 1, unexpected: 2, skipped: 9 };
  const file = await report("playwright.json", { stats, errors: [{ message: "no server" }] });
  expect(await playwrightCounts(file)).toEqual({ passed: 5, failed: 3 });
});

test("a missing report counts as no tests", async () => {
  const nowhere = path.join(folder, "nowhere.json");
  expect(await jestCounts(nowhere)).toEqual({ passed: 0, failed: 0 });
  expect(await playwrightCounts(nowhere)).toEqual({ passed: 0, failed: 0 });
});
