import { expect, test } from "@jest/globals";
import { workCalendar } from "#core/offices/workCalendar.ts";
import { isEscalated, isReminderTime, reminderDue, workdaysSince } from "./reminderDue.ts";

const settings = { reminderDays: [1, 3, 5], escalationDays: 5 };
const weekdays = workCalendar([], false);
const holiday = workCalendar([{ date: "2027-05-31", name: "Memorial Day" }], false);

test("weekends and holidays don't count as waiting days", () => {
  expect(workdaysSince("2027-05-28", "2027-05-28", holiday)).toBe(0);
  expect(workdaysSince("2027-05-28", "2027-05-30", holiday)).toBe(0);
  expect(workdaysSince("2027-05-28", "2027-05-31", holiday)).toBe(0);
  expect(workdaysSince("2027-05-28", "2027-05-31", weekdays)).toBe(1);
  expect(workdaysSince("2027-05-28", "2027-06-01", holiday)).toBe(1);
});

test("a request submitted tomorrow, in a zone further east, has waited zero days", () => {
  expect(workdaysSince("2027-03-03", "2027-03-02", weekdays)).toBe(0);
});

test("reminders are due after one, three, and five workdays", () => {
  expect([0, 1, 2, 3, 4, 5, 9].map((days) => reminderDue(days, settings))).toEqual([null, 1, 1, 3, 3, 5, 5]);
});

test.each([
  ["America/New_York", "2027-03-01T12:59:59Z", "2027-03-01T13:00:00Z"],
  // In Havana, clocks skip the hour after midnight on March 14 and repeat it on November 7.
  ["America/Havana", "2027-03-14T11:59:59Z", "2027-03-14T12:00:00Z"],
  ["America/Havana", "2027-11-07T12:59:59Z", "2027-11-07T13:00:00Z"],
  ["Asia/Kathmandu", "2027-03-01T02:14:59Z", "2027-03-01T02:15:00Z"],
])("reminders in %s are sent from 8:00, after %s", (zone, before, from) => {
  expect([before, from].map((instant) => isReminderTime(zone, new Date(instant)))).toEqual([false, true]);
});

test("no reminder is due without configured days", () => {
  expect(reminderDue(9, { ...settings, reminderDays: [] })).toBeNull();
});

test("a request is escalated from the escalation day on", () => {
  expect([4, 5, 6].map((days) => isEscalated(days, settings))).toEqual([false, true, true]);
});
