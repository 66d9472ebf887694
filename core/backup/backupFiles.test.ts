import { expect, test } from "@jest/globals";
import { backupName, isBackupDue, outdatedBackups } from "./backupFiles.ts";

const first = "awayday-20270301T020000Z.backup";
const second = "awayday-20270302T020000Z.backup";
const third = "awayday-20270303T020000Z.backup";

test("a backup is named after the second in which it began", () => {
  expect(backupName(new Date("2027-03-01T02:00:00.789Z"))).toBe(first);
});

test.each([
  ["without any backup", ["notes.txt", `${third}.partial`], "2027-03-01T00:00:00Z", true],
  ["while the newest is too recent", [second, first], "2027-03-02T01:59:59Z", false],
  ["when the newest is old enough", [second, first], "2027-03-02T02:00:00Z", true],
])("%s, the next backup is due: %#", (_, names, since, isDue) => {
  expect(isBackupDue(names, new Date(since))).toBe(isDue);
});

test("the newest backups are kept, and other files are never deleted", () => {
  const files = [second, "secrets.json", third, `${first}.partial`, first];
  expect(outdatedBackups(files, 2)).toEqual([first]);
  expect(outdatedBackups(files, 3)).toEqual([]);
});
