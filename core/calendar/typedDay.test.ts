import { expect, test } from "@jest/globals";
import { formatDate } from "./dateTexts.ts";
import { typedDay } from "./typedDay.ts";

const TODAY = "2027-02-10";

test.each([
  ["2027-03-01", "2027-03-01"],
  ["fri", "2027-02-12"],
  ["dec 24", "2027-12-24"],
  ["tomorrow", "2027-02-11"],
  [formatDate("1985-03-04"), "1985-03-04"],
  [formatDate("2027-12-31"), "2027-12-31"],
])("%s is one day", (text, date) => expect(typedDay(text, TODAY)).toEqual({ date }));

test.each([
  ["  ", undefined],
  ["soonish", { problem: "“soonish” isn't a date. Try “fri” or “dec 24”." }],
  ["dec 24-28", { problem: "Enter a single day, such as Dec 24, 2027." }],
  ["fri pm", { problem: "Enter a single day, such as Feb 12, 2027." }],
])("%p is none", (text, read) => expect(typedDay(text, TODAY)).toEqual(read));
