import { expect, test } from "@jest/globals";
import * as fc from "fast-check";
import { assertProperty } from "#tests/asserting/assertProperty.ts";
import type { WorkWeek } from "./WorkingPattern.ts";
import { readWeeks, writtenWeeks } from "./writtenWeeks.ts";

const FULL: WorkWeek = [480, 480, 480, 480, 480, 0, 0];
const OFF: WorkWeek = [0, 0, 0, 0, 0, 0, 0];

test.each<[WorkWeek[], string]>([
  [[FULL], "Mon-Fri 8"],
  [[[480, 480, 480, 480, 270, 0, 0]], "Mon-Thu 8; Fri 4:30"],
  [[[480, 0, 480, 0, 0, 65, 0]], "Mon 8; Wed 8; Sat 1:05"],
  [[[480, 480, 480, 480, 0, 0, 480]], "Mon-Thu 8; Sun 8"],
  [[FULL, OFF], "Mon-Fri 8 / off"],
])("%j is written as %j, and read again", (weeks, text) => {
  expect(writtenWeeks(weeks)).toBe(text);
  expect(readWeeks(text)).toEqual(weeks);
});

test.each<[string, number[][]]>([
  ["Monday–Thursday 8;friday 4.5", [[480, 480, 480, 480, 270, 0, 0]]],
  ["SUN - THU 8:00", [[480, 480, 480, 480, 0, 0, 480]]],
  ["Mon-Fri 7,6", [[456, 456, 456, 456, 456, 0, 0]]],
  ["mon-sun 0:07/ Off ", [Array.from({ length: 7 }, () => 7), [...OFF]]],
  ["Mon-Fri 0.07", [[4.2, 4.2, 4.2, 4.2, 4.2, 0, 0]]],
])("%j is read as spreadsheets and people write it", (text, weeks) => expect(readWeeks(text)).toEqual(weeks));

test.each(["", "Mon-Fri", "8", "Mon-Fri 8h", "Mox 8", "Mon-Fri 8; Fri 4", "Mon 8;", "Mon 8 // Tue 8", "Mon,Tue 8"])(
  "%j isn't read",
  (text) => expect(readWeeks(text)).toBeUndefined(),
);

test("any weeks are read as they were written", () => {
  const minutes = fc.integer({ min: 0, max: 1440 });
  const week = fc.tuple(minutes, minutes, minutes, minutes, minutes, minutes, minutes);
  assertProperty(
    fc.property(fc.array(week, { minLength: 1, maxLength: 2 }), (weeks) => {
      expect(readWeeks(writtenWeeks(weeks))).toEqual(weeks);
    }),
    { numRuns: 100 },
  );
});
