import { expect, test } from "@jest/globals";
import { backupName, isBackupDue, outdatedBackups } from "./backupFiles.ts";

const first = "awayday-20270301T020000Z.backup";
const second = "awayday-20270302T020000Z.backup";
const third = "awayday-20270303T020000Z.backup";
const ahead = "awayday-20990101T000000Z.backup";
const now = new Date("2027-03-03T02:00:00Z");

test("a backup is named after the second in which it began", () => {
  expect(backupName(new Date("2027-03-01T02:00:00.789Z"))).toBe(first);
});

test.each([
  ["without any backup", ["notes.txt", `${third}.partial`], "2027-03-01T00:00:00Z", true],
  ["while the newest is too recent", [second, first], "2027-03-02T01:59:59Z", false],
  ["when the newest is old enough", [second, first], "2027-03-02T02:00:00Z", true],
])("%s, the next backup is due: %#", (_, names, since, isDue) => {
  expect(isBackupDue(names, { since: new Date(since), now })).toBe(isDue);
});

test("a backup from a clock that was ahead delays no backup, isn't deleted, and doesn't take the place of another", () => {
  const names = [first, second, ahead];
  expect(isBackupDue(names, { since: new Date("2027-03-02T02:00:00Z"), now })).toBe(true);
  expect(outdatedBackups(names, { keep: 1, now })).toEqual([first]);
});

test("the newest backups are kept, and other files are never deleted", () => {
  const files = [second, "secrets.json", third, `${first}.partial`, first];
  expect(outdatedBackups(files, { keep: 2, now })).toEqual([first]);
  expect(outdatedBackups(files, { keep: 3, now })).toEqual([]);
});
