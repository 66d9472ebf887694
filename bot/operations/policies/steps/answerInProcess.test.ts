import { expect, test } from "@jest/globals";
import { answerInProcess } from "./answerInProcess.ts";

test("cases nested too deeply for JSON fail before a process starts", async () => {
  const deep: unknown[] = JSON.parse(`${"[".repeat(100_000)}${"]".repeat(100_000)}`);
  await expect(answerInProcess(deep)).rejects.toThrow(RangeError);
  expect(process.getActiveResourcesInfo()).not.toContain("ProcessWrap");
});
