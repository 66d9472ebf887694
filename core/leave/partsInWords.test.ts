import { expect, test } from "@jest/globals";
import type { LeaveParts } from "./LeaveParts.ts";
import { partsInWords } from "./partsInWords.ts";

const date = { startDate: "2027-03-01", endDate: "2027-03-01" };
const dates = { startDate: "2027-03-01", endDate: "2027-03-05" };

test.each<[string, LeaveParts | null, string]>([
  ["a whole date", null, ""],
  ["a morning", { startPart: "am", endPart: "am" }, "morning"],
  ["an afternoon", { startPart: "pm", endPart: "pm" }, "afternoon"],
  ["hours with a start time", { minutes: 90, startTime: "11:15" }, "11:15 AM–12:45 PM"],
  ["hours until midnight", { minutes: 60, startTime: "23:00" }, "11:00 PM–12:00 AM"],
  ["hours without a start time", { minutes: 90, startTime: null }, "1.5 hours"],
])("%s, with the parts %j, is %j in words", (_, parts, words) => {
  const isHalfDay = parts !== null && "startPart" in parts;
  expect(partsInWords({ ...date, isHalfDay, parts })).toBe(words);
});

test("a half day without a known half is a half day", () => {
  expect(partsInWords({ ...date, isHalfDay: true })).toBe("half day");
});

test.each<[LeaveParts, string]>([
  [{ startPart: "pm", endPart: "full" }, "starting in the afternoon"],
  [{ startPart: "full", endPart: "am" }, "ending at midday"],
  [{ startPart: "pm", endPart: "am" }, "starting in the afternoon, ending at midday"],
])("the parts %j of several dates are %j in words", (parts, words) => {
  expect(partsInWords({ ...dates, parts })).toBe(words);
});
