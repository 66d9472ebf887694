import { expect, test } from "@jest/globals";
import { patternText } from "./patternText.ts";
import type { WorkWeek } from "./WorkingPattern.ts";

const FOUR_DAYS: WorkWeek = [480, 480, 480, 480, 0, 0, 0];

test.each<[WorkWeek[], string]>([
  [[[480, 480, 480, 480, 480, 0, 0]], "Monday to Friday, 8 hours a day"],
  [[FOUR_DAYS], "Monday to Thursday, 8 hours a day; Fridays off"],
  [[[480, 480, 480, 480, 270, 0, 0]], "Monday to Thursday, 8 hours a day; Friday, 4 hours 30 minutes"],
  [[[480, 480, 480, 480, 0, 0, 480]], "Sunday to Thursday, 8 hours a day; Fridays off"],
  [[[0, 480, 0, 60, 60, 0, 0]], "Tuesday, 8 hours; Thursday and Friday, 1 hour a day; Mondays and Wednesdays off"],
  [[[45, 45, 45, 45, 45, 45, 45]], "every day, 45 minutes"],
  [
    [FOUR_DAYS, [480, 480, 480, 480, 480, 0, 0]],
    "Week 1: Monday to Thursday, 8 hours a day; Fridays off. Week 2: Monday to Friday, 8 hours a day",
  ],
  [
    [
      [480, 480, 480, 480, 480, 480, 0],
      [0, 0, 0, 0, 0, 0, 0],
    ],
    "Week 1: Monday to Saturday, 8 hours a day. Week 2: no workdays",
  ],
])("%j is worded as %j", (weeks, text) => expect(patternText({ weeks })).toBe(text));
