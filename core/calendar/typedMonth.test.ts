import { expect, test } from "@jest/globals";
import { formatMonth, typedMonth } from "./typedMonth.ts";

const TODAY = "2027-01-31";

test.each([
  ["2027-03", "2027-03"],
  ["2027/3", "2027-03"],
  ["3/2026", "2026-03"],
  ["mar 2026", "2026-03"],
  ["March, 2026", "2026-03"],
  ["Sept. 2026", "2026-09"],
  ["march", "2027-03"],
  ["dec", "2027-12"],
  ["this month", "2027-01"],
  ["Last  Month", "2026-12"],
  ["next month", "2027-02"],
  [formatMonth("2019-11"), "2019-11"],
])("%p is a month", (text, month) => expect(typedMonth(text, TODAY)).toEqual({ month }));

test.each(["soon", "2027", "13/2027", "2027-00", "mar 27", "mar 0027", "mar 5, 2027", "ma"])("%p is none", (text) =>
  expect(typedMonth(text, TODAY)).toEqual({ problem: `“${text}” isn't a month. Try “mar 2027” or “last month”.` }),
);

test("blank text is neither", () => expect(typedMonth(" ", TODAY)).toBeUndefined());
