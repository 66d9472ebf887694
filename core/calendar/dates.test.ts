import { describe, expect, test } from "@jest/globals";
import * as fc from "fast-check";
import { assertProperty } from "#tests/asserting/assertProperty.ts";
import {
  addDays,
  addMonths,
  daysBetween,
  eachDate,
  formatDate,
  formatDay,
  formatLongDate,
  formatSpan,
  formatWeekday,
  isIsoDate,
  isoDate,
  isZone,
  minuteOfDayIn,
  monthEnd,
  monthStart,
  todayIn,
  weekdayOf,
} from "./dates.ts";

const anyDate = fc
  .integer({ min: Date.UTC(1900, 0, 1) / 86_400_000, max: Date.UTC(2199, 11, 31) / 86_400_000 })
  .map((day) => addDays("1970-01-01", day));

describe("dates", () => {
  test.each(["2027-03-01", "2028-02-29", "2000-02-29", "1000-01-01", "9999-12-31"])("%s exists", (text) =>
    expect(isIsoDate(text)).toBe(true),
  );

  test.each([
    "2027-02-29",
    "2027-02-30",
    "2100-02-29",
    "2027-13-01",
    "2027-00-10",
    "2027-04-31",
    "2027-3-1",
    "0999-01-01",
    "2027-03-01T00:00:00Z",
    " 2027-03-01",
    "2027-03-01\n",
    "20270301",
    "+12027-03-01",
    "",
  ])("%j is not a date", (text) => expect(isIsoDate(text)).toBe(false));

  test("dates sort by their text", () => {
    assertProperty(
      fc.property(anyDate, fc.integer({ min: 1, max: 40_000 }), (date, days) => date < addDays(date, days)),
      { numRuns: 300 },
    );
  });

  test("adding days and subtracting them again returns the original date", () => {
    assertProperty(
      fc.property(anyDate, fc.integer({ min: -40_000, max: 40_000 }), (date, days) => {
        expect(addDays(addDays(date, days), -days)).toBe(date);
        expect(daysBetween(date, addDays(date, days))).toBe(days + 1);
      }),
      { numRuns: 300 },
    );
  });

  test("weekdays match those of UTC", () => {
    assertProperty(
      fc.property(anyDate, (date) => weekdayOf(date) === (new Date(`${date}T00:00:00Z`).getUTCDay() || 7)),
      { numRuns: 500 },
    );
    expect(weekdayOf("2027-03-01")).toBe(1);
    expect(weekdayOf("1969-12-28")).toBe(7);
  });
});

test("every day from 1000 to 9999 has the date and the weekday of the Gregorian calendar", () => {
  assertProperty(
    fc.property(fc.integer({ min: -354_285, max: 2_932_896 }), (day) => {
      const instant = new Date(day * 86_400_000);
      const date = instant.toISOString().slice(0, 10);
      expect([addDays("1970-01-01", day), addDays(date, -day)]).toEqual([date, "1970-01-01"]);
      expect([isIsoDate(date), weekdayOf(date) % 7]).toEqual([true, instant.getUTCDay()]);
    }),
  );
});

describe("months", () => {
  test.each([
    ["2027-01-31", 1, "2027-02-28"],
    ["2028-01-31", 1, "2028-02-29"],
    ["2027-12-01", 1, "2028-01-01"],
    ["2027-01-01", -1, "2026-12-01"],
    ["2027-03-31", -13, "2026-02-28"],
    ["2027-03-15", 24, "2029-03-15"],
    ["2027-03-15", 0, "2027-03-15"],
  ])("%s plus %i months is %s", (date, months, expected) => expect(addMonths(date, months)).toBe(expected));

  test("monthStart and monthEnd return the first and last day of a month", () => {
    expect(monthStart("2027-02-17")).toBe("2027-02-01");
    expect(monthEnd("2027-02-17")).toBe("2027-02-28");
    expect(monthEnd("2028-02-01")).toBe("2028-02-29");
    expect(monthEnd("2027-12-31")).toBe("2027-12-31");
  });
});

test("a span includes both ends", () => {
  expect(eachDate("2027-02-27", "2027-03-02")).toEqual(["2027-02-27", "2027-02-28", "2027-03-01", "2027-03-02"]);
  expect(eachDate("2027-03-02", "2027-03-01")).toEqual([]);
  // Source: the manual of AttendanceBot, where the end date is inclusive.
  expect(daysBetween("2027-05-04", "2027-05-07")).toBe(4);
  expect(daysBetween("2025-03-20", "2025-04-19")).toBe(31);
});

test("dates are formatted as the product shows them", () => {
  expect(isoDate(2027, 3, 1)).toBe("2027-03-01");
  expect(formatDate("2027-03-01")).toBe("Mar 01, 2027");
  expect(formatLongDate("2025-01-01")).toBe("Wed, January 1, 2025");
  expect(formatDay("2025-01-01")).toBe("Wed, January 1");
  expect(formatWeekday("2027-03-07")).toBe("Sun");
  expect(formatSpan("2027-03-01", "2027-03-05")).toBe("Mar 01 – Mar 05, 2027");
  expect(formatSpan("2027-12-30", "2028-01-02")).toBe("Dec 30, 2027 – Jan 02, 2028");
  expect(formatSpan("2027-03-01", "2027-03-01")).toBe("Mar 01, 2027");
});

describe("today's date", () => {
  test.each([
    // Source: Odoo's test_user_local_dates.
    ["America/Mexico_City", "2026-09-15T01:00:00Z", "2026-09-14"],
    ["Europe/Paris", "2027-03-27T22:59:59Z", "2027-03-27"],
    ["Europe/Paris", "2027-03-27T23:00:00Z", "2027-03-28"],
    ["Europe/Paris", "2027-03-28T22:00:00Z", "2027-03-29"],
    ["America/New_York", "2027-11-07T03:59:59Z", "2027-11-06"],
    ["America/New_York", "2027-11-08T04:59:59Z", "2027-11-07"],
    ["Pacific/Kiritimati", "2027-01-01T10:00:00Z", "2027-01-02"],
    ["Pacific/Pago_Pago", "2027-01-01T10:59:59Z", "2026-12-31"],
    ["Asia/Kathmandu", "2026-12-31T18:15:00Z", "2027-01-01"],
    ["Asia/Kathmandu", "2026-12-31T18:14:59Z", "2026-12-31"],
    ["UTC", "2027-01-01T00:00:00Z", "2027-01-01"],
    // These days begin at 1:00, or their first hour comes twice.
    ["America/Havana", "2027-03-14T04:59:59Z", "2027-03-13"],
    ["America/Havana", "2027-03-14T05:00:00Z", "2027-03-14"],
    ["America/Havana", "2027-11-07T04:00:00Z", "2027-11-07"],
    ["America/Havana", "2027-11-07T05:30:00Z", "2027-11-07"],
    ["America/Sao_Paulo", "2018-11-04T02:59:59Z", "2018-11-03"],
    ["America/Sao_Paulo", "2018-11-04T03:00:00Z", "2018-11-04"],
    ["America/Sao_Paulo", "2018-02-18T02:30:00Z", "2018-02-17"],
    ["Africa/Casablanca", "2026-12-31T23:00:00Z", "2027-01-01"],
  ])("in %s at %s is %s", (zone, instant, expected) => {
    expect(todayIn(zone, new Date(instant))).toBe(expected);
    expect(todayIn(zone, Date.parse(instant))).toBe(expected);
  });

  test("Apia skips from the 29th to the 31st of December 2011", () => {
    const midnight = Date.parse("2011-12-30T10:00:00Z");
    expect(todayIn("Pacific/Apia", midnight - 1)).toBe("2011-12-29");
    expect(todayIn("Pacific/Apia", midnight)).toBe("2011-12-31");
    expect(isIsoDate("2011-12-30")).toBe(true);
  });

  test("the date never goes back and skips no day in any zone, through a year of clock changes", () => {
    for (const zone of Intl.supportedValuesOf("timeZone")) {
      expect(isZone(zone)).toBe(true);
      let before = todayIn(zone, Date.UTC(2027, 0, 1));
      for (let hour = 12; hour <= 366 * 24; hour += 12) {
        const today = todayIn(zone, Date.UTC(2027, 0, 1, hour));
        if (today !== before && today !== addDays(before, 1)) throw new Error(`${zone}: ${before}, then ${today}`);
        before = today;
      }
      expect(["2028-01-01", "2028-01-02"]).toContain(before);
    }
  });
});

test.each([
  ["America/New_York", "2027-03-01T14:00:00Z", 9 * 60],
  ["Asia/Kathmandu", "2027-03-01T03:14:59Z", 8 * 60 + 59],
  // On these days, a clock change skips or repeats an hour.
  ["Europe/Paris", "2027-03-28T07:00:00Z", 9 * 60],
  ["Europe/Paris", "2027-10-31T08:00:00Z", 9 * 60],
  ["Africa/Cairo", "2027-04-30T06:00:00Z", 9 * 60],
  ["America/Havana", "2027-03-14T05:00:00Z", 60],
  ["America/Havana", "2027-03-14T13:00:00Z", 9 * 60],
  ["America/Havana", "2027-11-07T14:00:00Z", 9 * 60],
  // Morocco sets its clocks back in Ramadan.
  ["Africa/Casablanca", "2027-02-12T09:00:00Z", 9 * 60],
  ["Africa/Casablanca", "2027-04-01T08:00:00Z", 9 * 60],
  ["UTC", "2027-03-01T00:00:00Z", 0],
])("clocks in %s at %s show %i minutes since midnight", (zone, instant, expected) => {
  expect(minuteOfDayIn(zone, new Date(instant))).toBe(expected);
  expect(minuteOfDayIn(zone, Date.parse(instant))).toBe(expected);
});

describe("time zones", () => {
  test.each([
    "Europe/Paris",
    "America/Argentina/Buenos_Aires",
    "Asia/Kolkata",
    "Asia/Calcutta",
    "UTC",
    "GMT",
    "Etc/GMT+5",
  ])("%s is a zone", (name) => expect(isZone(name)).toBe(true));

  test.each(["", "Mars/Phobos", "+02:00", "-0500", "Europe/", "Europe/Paris ", "../etc/passwd", "Europe/Paris\u0000"])(
    "%j is not a zone",
    (name) => expect(isZone(name)).toBe(false),
  );

  test.each(["ACT", "AST", "CET", "EST", "VST", "PST8PDT", "SystemV/AST4", "US/Pacific-New", "us/pacific-new"])(
    "%s, which PostgreSQL rejects or reads as another zone, is refused",
    (name) => expect(isZone(name)).toBe(false),
  );
});
