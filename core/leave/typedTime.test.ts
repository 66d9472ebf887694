import { expect, test } from "@jest/globals";
import { formatMinute, minuteOf } from "./times.ts";
import { typedTime } from "./typedTime.ts";

test.each([
  ["9", "09:00"],
  ["9:30", "09:30"],
  ["09:30", "09:30"],
  ["9.30", "09:30"],
  ["930", "09:30"],
  ["9:30 pm", "21:30"],
  ["9:30PM", "21:30"],
  ["9 p.m.", "21:00"],
  ["9p", "21:00"],
  ["21:30", "21:30"],
  ["2130", "21:30"],
  ["12 am", "00:00"],
  ["12:15 pm", "12:15"],
  ["0", "00:00"],
  [" noon ", "12:00"],
  ["Midnight", "00:00"],
])("%p is %s", (text, time) => expect(typedTime(text)).toEqual({ time }));

test.each(["soon", "constructor", "24", "24:00", "9:60", "13 pm", "0 am", "9:3", "9:", "12345", "9:30 pmm", "-9"])(
  "%p is no time",
  (text) => expect(typedTime(text)).toEqual({ problem: `“${text}” isn't a time. Try “9:30” or “2 pm”.` }),
);

test("blank text is neither, and each shown time is read as itself", () => {
  expect(typedTime("  ")).toBeUndefined();
  for (const time of ["00:00", "00:05", "11:59", "12:00", "12:30", "23:59"]) {
    expect(typedTime(formatMinute(minuteOf(time)))).toEqual({ time });
  }
});
