import { describe, expect, test } from "@jest/globals";
import { addDays, isIsoDate } from "./dates.ts";
import { isZone, minuteOfDayIn, todayIn } from "./zones.ts";

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
    // Clock changes skip or repeat midnight in Havana and São Paulo.
    ["America/Havana", "2025-03-09T04:59:59Z", "2025-03-08"],
    ["America/Havana", "2025-03-09T05:00:00Z", "2025-03-09"],
    ["America/Havana", "2025-11-02T04:00:00Z", "2025-11-02"],
    ["America/Havana", "2025-11-02T05:30:00Z", "2025-11-02"],
    ["America/Sao_Paulo", "2018-11-04T02:59:59Z", "2018-11-03"],
    ["America/Sao_Paulo", "2018-11-04T03:00:00Z", "2018-11-04"],
    ["America/Sao_Paulo", "2018-02-18T02:30:00Z", "2018-02-17"],
    ["Africa/Casablanca", "2024-12-31T23:00:00Z", "2025-01-01"],
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
  ["Europe/Paris", "2027-03-28T07:00:00Z", 9 * 60],
  ["Europe/Paris", "2027-10-31T08:00:00Z", 9 * 60],
  ["Africa/Cairo", "2025-04-26T06:00:00Z", 9 * 60],
  ["America/Havana", "2025-03-09T05:00:00Z", 60],
  ["America/Havana", "2025-03-09T13:00:00Z", 9 * 60],
  ["America/Havana", "2025-11-02T14:00:00Z", 9 * 60],
  // Morocco set its clocks back for Ramadan in 2025.
  ["Africa/Casablanca", "2025-03-03T09:00:00Z", 9 * 60],
  ["Africa/Casablanca", "2025-04-10T08:00:00Z", 9 * 60],
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
