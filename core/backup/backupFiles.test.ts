import { expect, test } from "@jest/globals";
import { backupName, instantOfBackup, isBackupDue, outdatedBackups } from "./backupFiles.ts";

const [first, second, third] = ["01", "02", "03"].map((day) => `awayday-202703${day}T020000Z.backup`) as [
  string,
  string,
  string,
];

test("a backup is named after the second in which it began", () => {
  expect(backupName(new Date("2027-03-01T02:00:00.789Z"))).toBe(first);
  expect(instantOfBackup(first)).toBe(Date.parse("2027-03-01T02:00:00Z"));
  expect(instantOfBackup(`${first}.partial`)).toBeUndefined();
});

test.each([
  ["without any backup", ["notes.txt"], "2027-03-01T00:00:00Z", true],
  ["an hour before the newest is a day old", [first, second], "2027-03-03T01:00:00Z", false],
  ["when the newest is a day old", [second, first], "2027-03-03T02:00:00Z", true],
])("%s, a daily backup is due: %#", (_, names, now, isDue) => {
  expect(isBackupDue(names, { now: new Date(now), hours: 24 })).toBe(isDue);
});

test("the newest backups are kept, and other files are never deleted", () => {
  const files = [second, "secrets.json", third, `${first}.partial`, first];
  expect(outdatedBackups(files, 2)).toEqual([first]);
  expect(outdatedBackups(files, 3)).toEqual([]);
});
