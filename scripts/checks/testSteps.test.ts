import { afterEach, expect, jest, test } from "@jest/globals";
import { steps } from "./testSteps.ts";

const { PATH } = process.env;
afterEach(() => {
  process.env["PATH"] = PATH;
  jest.restoreAllMocks();
});

const onLinux = process.platform === "linux" ? test : test.skip;

onLinux("where no Firefox is installed, its step says that it is left out, and passes", async () => {
  process.env["PATH"] = "/nowhere";
  delete process.env["FIREFOX_PATH"];
  const said = jest.spyOn(console, "log").mockImplementation(() => {});
  const step = steps.find(({ name }) => name === "firefox");
  expect(await step?.run([], "/nowhere/firefox.json")).toEqual({ code: 0, passed: 0, failed: 0 });
  expect(said).toHaveBeenCalledWith(expect.stringContaining("Skipped"));
});
