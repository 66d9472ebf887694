import { expect, test } from "@jest/globals";
import { weekdayOf } from "./dates.ts";
import { typedEntry } from "./typedEntry.ts";

/** A Saturday. */
const TODAY = "2026-11-28";

const inShort = (text: string) => {
  const entry = typedEntry(text, TODAY);
  if (!entry) return "";
  if ("problem" in entry) return entry.problem;
  const { startDate, endDate, isHalfDay, startPart = "half" } = entry.span;
  return [...new Set([startDate, endDate]), ...(isHalfDay ? [startPart] : [])].join(" ");
};

test.each([
  ["", ""],
  ["  ", ""],
  ["fri", "2026-12-04"],
  ["Friday", "2026-12-04"],
  ["sat", "2026-11-28"],
  ["next fri", "2026-12-04"],
  ["tomorrow", "2026-11-29"],
  ["yesterday", "2026-11-27"],
  ["last fri", "2026-11-20"],
  ["next week", "2026-11-30 2026-12-04"],
  ["mon to wed", "2026-11-30 2026-12-02"],
  ["mon-wed", "2026-11-30 2026-12-02"],
  ["dec 24-28", "2026-12-24 2026-12-28"],
  ["dec 28 to jan 3", "2026-12-28 2027-01-03"],
  ["24 dec", "2026-12-24"],
  ["12/24", "2026-12-24"],
  ["24/12", "2026-12-24"],
  ["nov 27", "2027-11-27"],
  ["2026-12-24", "2026-12-24"],
  ["2026-12-24 2026-12-28", "2026-12-24 2026-12-28"],
  ["tomorrow afternoon", "2026-11-29 pm"],
  ["fri half", "2026-12-04 half"],
  ["mon for 3 days", "2026-11-30 2026-12-02"],
])("%j means %j", (text, meant) => expect(inShort(text)).toBe(meant));

test.each([
  ["3/4", "This could mean Mar 04, 2027, or Apr 03, 2027. Type the month as a word, or the exact dates."],
  ["fr", "“fr” isn't a date. Try “fri”, “dec 24-28”, or “next week”."],
  ["mon to wedd", "“to wedd” isn't a date."],
  ["fri dentist", "“dentist” isn't a date."],
  ["dec", "Which days of December? Try “dec 1-5”."],
  ["feb 30", "February 2027 has 28 days. Try “2027-02-28”."],
  ["see you ".repeat(9), "“see you see you see you see yo…” isn't a date. Try “fri”, “dec 24-28”, or “next week”."],
])("%j gives no dates: %s", (text, problem) => expect(inShort(text)).toBe(problem));

test("a number of days counts the person's workdays", () => {
  expect(typedEntry("mon for 2 days", TODAY, { isWorked: (date) => weekdayOf(date) === 1 })).toMatchObject({
    span: { endDate: "2026-12-07" },
  });
});
