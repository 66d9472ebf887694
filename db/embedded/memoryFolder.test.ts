import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "@jest/globals";
import { memoryFolder } from "./memoryFolder.ts";

const folder = process.cwd();

test("a folder with room is used", () => {
  expect(memoryFolder(folder, 1)).toBe(folder);
});

test("a folder that is too small or missing is replaced by the one for temporary files", () => {
  expect(memoryFolder(folder, Number.MAX_SAFE_INTEGER)).toBe(tmpdir());
  expect(memoryFolder(path.join(folder, "nowhere"), 1)).toBe(tmpdir());
});
