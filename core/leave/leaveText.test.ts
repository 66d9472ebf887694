import { expect, test } from "@jest/globals";
import { leaveText, timeOffText } from "./leaveText.ts";

test.each([
  ["Vacation", "vacation leave", "vacation time off"],
  ["Parental leave", "parental leave", "parental leave"],
  ["Time in lieu", "time in lieu", "time in lieu"],
  ["Jury duty", "jury duty", "jury duty"],
  ["Leave of absence", "leave of absence", "leave of absence"],
  ["Annual leave (statutory)", "annual leave (statutory)", "annual leave (statutory)"],
  ["Study days (paid)", "study days (paid)", "study days (paid)"],
  ["Flextime (paid)", "flextime (paid) leave", "flextime (paid) time off"],
  ["TOIL", "TOIL leave", "TOIL time off"],
])("%s reads %s or %s within a sentence", (name, leave, timeOff) => {
  expect(leaveText(name)).toBe(leave);
  expect(timeOffText(name)).toBe(timeOff);
});
