import { afterEach, expect, jest, test } from "@jest/globals";
import { dayAndMonth, localMoment, longDate, monthName } from "./localDates.ts";

afterEach(() => {
  jest.restoreAllMocks();
});

function readerOf(language: string) {
  jest.spyOn(navigator, "language", "get").mockReturnValue(language);
}

test.each([
  ["en-US", "Wednesday, March 3, 2027", "Wednesday, March 3", "March 2027"],
  ["de-DE", "Mittwoch, 3. März 2027", "Mittwoch, 3. März", "März 2027"],
])("a reader of %s sees dates in their own format", (language, long, short, month) => {
  readerOf(language);
  expect(longDate("2027-03-03")).toBe(long);
  expect(dayAndMonth("2027-03-03")).toBe(short);
  expect(monthName("2027-03-03")).toBe(month);
});

test("the first of a month stays in its month", () => {
  readerOf("en-US");
  expect(monthName("2027-01-01")).toBe("January 2027");
  expect(longDate("2027-12-31")).toBe("Friday, December 31, 2027");
});

test("an instant has a date and a time, and breaks only between them", () => {
  readerOf("en-US");
  expect(localMoment("2027-03-03T12:05:00Z")).toMatch(/^Mar\u00A00[234],\u00A02027, \d{1,2}:05\u00A0[AP]M$/);
});

test("a language tag that no browser supports still gives dates", () => {
  readerOf("en-US@posix");
  expect(monthName("2027-03-03")).toContain("2027");
});
