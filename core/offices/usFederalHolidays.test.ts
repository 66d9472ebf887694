import { expect, test } from "@jest/globals";
import { isIsoDate, weekdayOf, yearOf } from "#core/calendar/dates.ts";
import { usFederalHolidays } from "./usFederalHolidays.ts";

const datesOf = (year: number) => usFederalHolidays(year).map(({ date }) => date);

test.each([
  // Source: OPM's table for 2021, the first year with Juneteenth.
  [2021, "01-01 01-18 02-15 05-31 06-18 07-05 09-06 10-11 11-11 11-25 12-24"],
  [2025, "01-01 01-20 02-17 05-26 06-19 07-04 09-01 10-13 11-11 11-27 12-25"],
  // Source: the fixtures of date-holidays for 2023 and 2027.
  [2023, "01-02 01-16 02-20 05-29 06-19 07-04 09-04 10-09 11-10 11-23 12-25"],
  [2027, "01-01 01-18 02-15 05-31 06-18 07-05 09-06 10-11 11-11 11-25 12-24"],
])("the year %i has its federal holidays", (year, days) => {
  expect(datesOf(year)).toEqual(days.split(" ").map((day) => `${year}-${day}`));
});

test("New Year 2028 falls on a Saturday, so it is observed on 2027-12-31 and listed in 2028", () => {
  expect(usFederalHolidays(2028)[0]).toEqual({ date: "2027-12-31", name: "New Year's Day" });
  expect(datesOf(2027)).not.toContain("2027-12-31");
});

// Source: the tests of 18F/us-federal-holidays.
test.each([
  "2012-01-02",
  "2014-01-01",
  "2014-01-20",
  "2014-10-13",
  "2014-11-11",
  "2014-11-27",
  "2015-07-03",
  "2016-12-26",
])("%s is a federal holiday", (date) => expect(datesOf(yearOf(date))).toContain(date));

test("the Monday a week before Memorial Day is not a holiday", () => expect(datesOf(2021)).not.toContain("2021-05-24"));

test("Juneteenth is not a holiday before 2021", () => {
  for (const year of [2000, 2019, 2020]) {
    expect(usFederalHolidays(year).map(({ name }) => name)).not.toContain("Juneteenth");
    expect(datesOf(year)).toHaveLength(10);
  }
  expect(datesOf(2020)).not.toContain("2020-06-19");
});

test("each year has ten distinct weekdays in order, eleven from 2021, all within the year except an early New Year's Day", () => {
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
