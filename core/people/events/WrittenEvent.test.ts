import { expect, test } from "@jest/globals";
import type { RecordedEvent } from "#core/policies/facts/RecordedEvent.ts";
import { eventText } from "./eventText.ts";
import { WrittenEventInput, writtenEvent } from "./WrittenEvent.ts";

const BLANK = { type: "", date: "", until: "", kind: "", amount: "" };

test.each<[RecordedEvent, what: string, when: string]>([
  [{ type: "worked", on: "2027-03-01", hours: 7.5 }, "7.5 hours worked", "Mar 01, 2027"],
  [{ type: "daysWorked", month: "2027-03", days: 1 }, "1 day worked", "March 2027"],
  [{ type: "attendance", periodEnd: "2027-03-31", share: 0.8555 }, "85.55% attendance", "period ending Mar 31, 2027"],
  [{ type: "occurrence", on: "2027-03-01", kind: "birth" }, "Birth", "Mar 01, 2027"],
  [
    { type: "absence", kind: "parental", from: "2027-03-01", to: "2027-05-31" },
    "Parental leave",
    "Mar 01 – May 31, 2027",
  ],
])("%j is written and read back unchanged, and described", (event, what, when) => {
  expect(WrittenEventInput.parse(writtenEvent(event))).toEqual(event);
  expect(eventText(event)).toEqual({ what, when });
});

test("files may name types in words, use a decimal comma, and leave out an absence's last day", () => {
  const hours = { ...BLANK, type: "hours WORKED", date: "2027-03-01", amount: "7,5" };
  expect(WrittenEventInput.parse(hours)).toEqual({ type: "worked", on: "2027-03-01", hours: 7.5 });
  const day = { ...BLANK, type: "Absence", kind: "unpaid", date: "2027-03-01" };
  expect(WrittenEventInput.parse(day)).toMatchObject({ from: "2027-03-01", to: "2027-03-01" });
});

test("a number with 64,000 blanks is refused without trying each split of them, which would take seconds", () => {
  const began = process.cpuUsage();
  const amount = `1${" ".repeat(64_000)}x`;
  const { success } = WrittenEventInput.safeParse({ ...BLANK, type: "worked", date: "2027-03-01", amount });
  expect(success).toBe(false);
  expect(process.cpuUsage(began).user).toBeLessThan(2_000_000);
});

test.each<[object, column: string, text: string]>([
  [{ type: "lunch" }, "type", "Type must be Hours worked, Days worked, Attendance, Event, or Absence"],
  [{ type: " " }, "type", "Type is required"],
  [{ type: "worked", date: "2027-02-30", amount: "8" }, "date", "Date must be a real date, like 2027-03-01"],
  [{ type: "worked", date: "2027-03-01" }, "amount", "Hours are required"],
  [{ type: "worked", date: "2027-03-01", amount: "-1" }, "amount", "Hours must be a number"],
  [{ type: "worked", date: "2027-03-01", amount: "1.234" }, "amount", "Hours can have at most 2 decimals"],
  [{ type: "daysWorked", date: "2027-13", amount: "8" }, "date", "Month must be a month, like 2027-03"],
  [{ type: "daysWorked", date: "2027-03", amount: "32" }, "amount", "Days worked must be at most 31"],
  [{ type: "attendance", date: "2027-03-31", amount: "101" }, "amount", "Attendance must be at most 100%"],
  [{ type: "occurrence", date: "2027-03-01" }, "kind", "Kind is required"],
  [
    { type: "absence", kind: "unpaid", date: "2027-03-02", until: "2027-03-01" },
    "until",
    "Last day can't be before the first day",
  ],
])("%j is refused with its column", (written, column, text) => {
  const { error } = WrittenEventInput.safeParse({ ...BLANK, ...written });
  expect(error?.issues.map(({ path, message }) => [path.join("."), message])).toEqual([[column, text]]);
});
