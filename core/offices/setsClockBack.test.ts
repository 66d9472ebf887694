import { expect, test } from "@jest/globals";
import { setsClockBack } from "./setsClockBack.ts";

test.each<[string, string, string, string, boolean]>([
  ["yesterday", "Pacific/Kiritimati", "Pacific/Pago_Pago", "2027-03-01T18:00:00Z", true],
  ["an earlier hour of the day", "Asia/Tokyo", "Asia/Kolkata", "2027-03-01T08:00:00Z", true],
  ["a later hour of the day", "Asia/Kolkata", "Asia/Tokyo", "2027-03-01T08:00:00Z", false],
  ["tomorrow", "Pacific/Pago_Pago", "Pacific/Kiritimati", "2027-03-01T08:00:00Z", false],
  ["the same clock", "America/New_York", "America/Panama", "2027-03-01T08:00:00Z", false],
  ["an earlier hour in summer", "America/New_York", "America/Panama", "2027-07-01T08:00:00Z", true],
])("a change of time zone to %s, from %s to %s at %s, sets the clock back: %s", (_, from, to, instant, isBack) => {
  expect(setsClockBack(from, to, new Date(instant))).toBe(isBack);
});
