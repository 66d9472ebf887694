import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "@jest/globals";

/** The number of files that a newcomer must read at most to follow a request from the form to its approver. */
const MAX_FILES = 30;
const page = readFileSync("docs/requests.md", "utf8");
const [submitting = ""] = page.split("## Other ways");

test("every file that docs/requests.md names exists", () => {
  expect(filesIn(page).length).toBeGreaterThan(MAX_FILES);
  expect(filesIn(page).filter((file) => !existsSync(file))).toEqual([]);
});

test("submitting a request takes at most 30 files", () => {
  const files = filesIn(submitting);
  expect(files.length).toBeGreaterThan(20);
  expect(files.length).toBeLessThanOrEqual(MAX_FILES);
});

function filesIn(text: string): string[] {
  return [...new Set([...text.matchAll(/`((?:bot|console|core|db)\/[\w./-]+\.tsx?)`/g)].map(([, file = ""]) => file))];
}
