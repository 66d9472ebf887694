import { expect, test } from "@jest/globals";
import { isIsoDate, weekdayOf, yearOf } from "./dates.ts";
import { usFederalHolidays } from "./usFederalHolidays.ts";

const datesOf = (year: number) => usFederalHolidays(year).map(({ date }) => date);

test.each([
  // OPM's table of 2021: Juneteenth was a Saturday, two days after it became law.
  [2021, "01-01 01-18 02-15 05-31 06-18 07-05 09-06 10-11 11-11 11-25 12-24"],
  [2025, "01-01 01-20 02-17 05-26 06-19 07-04 09-01 10-13 11-11 11-27 12-25"],
  // date-holidays' fixtures of 2023 and 2027.
  [2023, "01-02 01-16 02-20 05-29 06-19 07-04 09-04 10-09 11-10 11-23 12-25"],
  [2027, "01-01 01-18 02-15 05-31 06-18 07-05 09-06 10-11 11-11 11-25 12-24"],
])("%i has its eleven days", (year, days) => {
  expect(datesOf(year)).toEqual(days.split(" ").map((day) => `${year}-${day}`));
});

test("New Year 2028 falls on a Saturday and is observed on 2027-12-31, with the others of 2028", () => {
  expect(usFederalHolidays(2028)[0]).toEqual({ date: "2027-12-31", name: "New Year's Day" });
  expect(datesOf(2027)).not.toContain("2027-12-31");
});

// 18F/us-federal-holidays' tests.
test.each([
  "2012-01-02",
  "2014-01-01",
  "2014-01-20",
  "2014-10-13",
  "2014-11-11",
  "2014-11-27",
  "2015-07-03",
  "2016-12-26",
])("%s was a day off", (date) => expect(datesOf(yearOf(date))).toContain(date));

test("a wrong week is no day off", () => expect(datesOf(2021)).not.toContain("2021-05-24"));

test("Juneteenth is no holiday before 2021", () => {
  for (const year of [2000, 2019, 2020]) {
    expect(usFederalHolidays(year).map(({ name }) => name)).not.toContain("Juneteenth");
    expect(datesOf(year)).toHaveLength(10);
  }
  expect(datesOf(2020)).not.toContain("2020-06-19");
});

test("every year has ten different weekdays, eleven from 2021 on, in order, all but an early New Year in that year", () => {
  for (let year = 2000; year <= 2100; year++) {
    const dates = datesOf(year);
    expect(new Set(dates).size).toBe(year < 2021 ? 10 : 11);
    expect(dates).toEqual(dates.toSorted());
    for (const date of dates) {
      expect(isIsoDate(date)).toBe(true);
      expect(weekdayOf(date)).toBeLessThanOrEqual(5);
      if (yearOf(date) !== year) expect(date).toBe(`${year - 1}-12-31`);
    }
  }
});
