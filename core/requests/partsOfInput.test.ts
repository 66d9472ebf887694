import { describe, expect, test } from "@jest/globals";
import { parseInput } from "#core/inputs.ts";
import { editedRequest, RequestEdit } from "./RequestEdit.ts";
import { isSameRequest, RequestInput } from "./RequestInput.ts";
import { PreviewQuery } from "./PreviewQuery.ts";

const dates = { type: "vacation", startDate: "2027-03-01", endDate: "2027-03-05" };
const date = { ...dates, endDate: "2027-03-01" };
const morning = { isHalfDay: true, parts: { startPart: "am", endPart: "am" } };
const afternoon = { isHalfDay: true, parts: { startPart: "pm", endPart: "pm" } };
const plain = { isHalfDay: false };

describe("the parts of a request", () => {
  test.each([
    ["the afternoon of a date", { ...date, startPart: "pm" }, afternoon],
    ["the morning of a date, as the end of it", { ...date, endPart: "am" }, morning],
    ["the morning of a half day", { ...date, isHalfDay: true, startPart: "am", endPart: "am" }, morning],
    ["a half day without its half", { ...date, isHalfDay: true }, { isHalfDay: true }],
    [
      "a half day with full parts",
      { ...date, isHalfDay: true, startPart: "full", endPart: "full" },
      { isHalfDay: true },
    ],
    ["a date from its morning to its afternoon", { ...date, startPart: "am", endPart: "pm" }, plain],
    ["whole dates", { ...dates, startPart: "full", endPart: "full" }, plain],
    [
      "an afternoon to a morning",
      { ...dates, startPart: "pm", endPart: "am" },
      { isHalfDay: false, parts: { startPart: "pm", endPart: "am" } },
    ],
    [
      "hours with a start time",
      { ...date, minutes: 90, startTime: "09:30" },
      { isHalfDay: false, parts: { minutes: 90, startTime: "09:30" } },
    ],
    ["hours", { ...date, minutes: "90" }, { isHalfDay: false, parts: { minutes: 90, startTime: null } }],
  ])("%s are read", (_, { type, startDate, endDate, ...entered }, expected) => {
    const read = parseInput(RequestInput, { type, startDate, endDate, ...entered });
    expect(read).toEqual({ type, startDate, endDate, ...expected });
  });

  test.each([
    [{ ...dates, startPart: "am" }, "startPart", "Only the last date can be “Morning only”"],
    [{ ...dates, endPart: "pm" }, "endPart", "Only the first date can be “Afternoon only”"],
    [
      { ...date, startPart: "pm", endPart: "am" },
      "endPart",
      "On a single date, choose either the morning or the afternoon",
    ],
    [{ ...date, startPart: "noon" }, "startPart", "Part of the first day must be full, am, or pm"],
    [{ ...dates, minutes: 60 }, "minutes", "Hours can be requested only for a single date"],
    [{ ...date, minutes: 60, isHalfDay: true }, "minutes", "Choose either hours or a half day"],
    [{ ...date, minutes: 0 }, "minutes", "The length must be from 1 minute to 24 hours"],
    [{ ...date, minutes: 25 * 60 }, "minutes", "The length must be from 1 minute to 24 hours"],
    [{ ...date, minutes: 1.5 }, "minutes", "Minutes must be a whole number"],
    [{ ...date, minutes: 61, startTime: "23:00" }, "startTime", "The hours must end by midnight"],
    [{ ...date, minutes: 60, startTime: "9:00" }, "startTime", "Start time must be a time, like 09:30"],
    [{ ...date, startTime: "09:00" }, "minutes", "Enter the length along with the start time"],
    [{ ...dates, isHalfDay: true, startPart: "pm" }, "isHalfDay", "A half day is only possible on a single weekday"],
  ])("%j are refused at %s with %j", (raw, field, message) => {
    expect(() => parseInput(RequestInput, raw)).toThrow(expect.objectContaining({ fields: { [field]: message } }));
  });

  test("a preview accepts parts as query strings, and drops them without dates", () => {
    expect(parseInput(PreviewQuery, { ...date, startPart: "pm", isHalfDay: "false" })).toMatchObject(afternoon);
    expect(parseInput(PreviewQuery, { type: "vacation", startPart: "pm" })).toEqual({ type: "vacation", ...plain });
  });
});

describe("an edit of the parts", () => {
  const request = { ...date, notes: null, ...afternoon, parts: { startPart: "pm", endPart: "pm" } as const };
  const edit = (changes: object, from: Parameters<typeof editedRequest>[0] = request) =>
    editedRequest(from, parseInput(RequestEdit, changes));

  test("other fields leave the half as it is", () => {
    expect(edit({ notes: "dentist" })).toMatchObject(afternoon);
    expect(edit({ isHalfDay: true, startDate: "2027-03-02", endDate: "2027-03-02" })).toMatchObject(afternoon);
  });

  test("a client that only has half days can make the date whole", () => {
    expect(edit({ isHalfDay: false })).toEqual({ ...date, isHalfDay: false });
  });

  test("the other half, or hours, can replace the half", () => {
    expect(edit({ startPart: "am", endPart: "am" })).toMatchObject(morning);
    const hours = edit({ minutes: 60, startTime: "09:00" });
    expect(hours).toMatchObject({ isHalfDay: false, parts: { minutes: 60, startTime: "09:00" } });
    const inHours = { ...request, isHalfDay: false, parts: { minutes: 60, startTime: "09:00" } };
    expect(edit({ startPart: "pm", endPart: "pm" }, inHours)).toMatchObject(afternoon);
    expect(edit({ isHalfDay: true }, inHours)).toEqual({ ...date, isHalfDay: true });
  });

  test("an edit to the same half changes nothing", () => {
    expect(isSameRequest(request, edit({ startPart: "pm", endPart: "pm" }))).toBe(true);
    expect(isSameRequest(request, edit({ startPart: "am", endPart: "am" }))).toBe(false);
  });

  test("leave over several dates keeps its parts when a client without them sends the dates", () => {
    const range = { ...dates, notes: null, isHalfDay: false, parts: { startPart: "pm", endPart: "full" } as const };
    expect(edit({ endDate: "2027-03-04", isHalfDay: false }, range)).toMatchObject({ parts: range.parts });
  });
});
