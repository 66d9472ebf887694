import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "@jest/globals";
import { requestsPage } from "#scripts/docs/requestsPage.ts";

/** The maximum number of files that a newcomer must read to follow a request from the form to the queue. */
const MAX_FILES = 30;
const page = readFileSync("docs/requests.md", "utf8");
const [queueing = "", rest = ""] = page.split("## Delivery");
const [delivery = ""] = rest.split("## Other ways");

test("the life cycle in docs/requests.md matches the table in core: npm run requests-doc writes it", () => {
  expect(page).toBe(requestsPage(page));
});

test("every file that docs/requests.md names exists", () => {
  expect(filesIn(page).length).toBeGreaterThan(MAX_FILES);
  expect(filesIn(page).filter((file) => !existsSync(file))).toEqual([]);
});

test("a request takes at most 30 files up to the queue of notifications", () => {
  const files = filesIn(queueing);
  expect(files.length).toBeGreaterThan(20);
  expect(files.length).toBeLessThanOrEqual(MAX_FILES);
});

test("delivery has its own list of files, which submitting doesn't read", () => {
  const files = filesIn(delivery);
  expect(files).toContain("bot/notify/messageBody.ts");
  expect(files.filter((file) => queueing.includes(file))).toEqual([]);
});

test.each([
  "core/people/approver.ts",
  "core/notify/notificationChannels.ts",
  "core/requests/lots/roomOn.ts",
  "core/offices/workCalendar.ts",
  "core/working/patternOn.ts",
])("%s, which makes a decision, is among the files up to the queue", (file) => {
  expect(filesIn(queueing)).toContain(file);
});

function filesIn(text: string): string[] {
  return [...new Set([...text.matchAll(/`((?:bot|console|core|db)\/[\w./-]+\.tsx?)`/g)].map(([, file = ""]) => file))];
}
