import { expect, test } from "@jest/globals";
import { eachDate, weekdayOf } from "#core/calendar/dates.ts";
import { pendingRequest } from "#console/shared/testing/pendingRequest.ts";
import { dayCells } from "./dayCells.ts";

const holiday = { date: "2027-03-03", name: "Founding Day", part: "full" as const, minutes: null, isClosure: false };
const closure = { ...holiday, date: "2027-03-05", name: "Company retreat", isClosure: true };
const OFF = [holiday.date, closure.date];
const calendar = {
  from: "2027-01-01",
  to: "2027-12-31",
  days: eachDate("2027-01-01", "2027-12-31")
    .map((date) => (weekdayOf(date) > 5 || OFF.includes(date) ? "-" : "w"))
    .join(""),
  holidays: [holiday, closure],
};
const nameOf = (type: string) => (type === "vacation" ? "Vacation" : type);
const request = (changes: object) => ({ ...pendingRequest, type: "vacation", isHalfDay: false, ...changes });

function cellsOf(...requests: ReturnType<typeof request>[]) {
  const weeks = dayCells({ month: "2027-03-01", weekStart: 7 }, { calendar, requests }, nameOf);
  return new Map(weeks.flat().flatMap((cell) => (cell ? [[cell.date, cell] as const] : [])));
}

test("a month has its own days only, in whole weeks", () => {
  const weeks = dayCells({ month: "2027-03-01", weekStart: 7 }, { calendar, requests: [] }, nameOf);
  expect(weeks.map((week) => week.length)).toEqual([7, 7, 7, 7, 7]);
  expect(weeks[0]?.[0]).toBeNull();
  expect(weeks[0]?.[1]?.date).toBe("2027-03-01");
  expect(weeks.flat().filter(Boolean)).toHaveLength(31);
});

test("leave is drawn on workdays, with halves, and holidays and closures are named", () => {
  const cells = cellsOf(
    request({ status: "approved", startDate: "2027-03-01", endDate: "2027-03-08", startPart: "pm", endPart: "am" }),
    request({ status: "pending", startDate: "2027-03-15", endDate: "2027-03-15", isHalfDay: true }),
  );
  expect(cells.get("2027-03-01")?.parts).toEqual([{ status: "approved", from: 0.5, to: 1 }]);
  expect(cells.get("2027-03-02")?.parts).toEqual([{ status: "approved", from: 0, to: 1 }]);
  expect(cells.get("2027-03-03")).toMatchObject({ isHoliday: true, isClosure: false, parts: [] });
  expect(cells.get("2027-03-03")?.text).toContain("Founding Day, Vacation");
  expect(cells.get("2027-03-05")).toMatchObject({ isHoliday: false, isClosure: true, parts: [] });
  expect(cells.get("2027-03-06")).toMatchObject({ isOff: true, parts: [] });
  expect(cells.get("2027-03-08")?.parts).toEqual([{ status: "approved", from: 0, to: 0.5 }]);
  expect(cells.get("2027-03-15")?.parts).toEqual([{ status: "pending", from: 0, to: 0.5 }]);
  expect(cells.get("2027-03-15")?.text).toContain("Vacation, half day (pending)");
  expect(cells.get("2027-03-16")?.text).toBe("");
});

test("rejected leave and time for extra work are not leave", () => {
  const dates = { startDate: "2027-03-02", endDate: "2027-03-02" };
  const cells = cellsOf(
    request({ ...dates, status: "rejected" }),
    request({ ...dates, status: "pending", isCredit: true }),
  );
  expect(cells.get("2027-03-02")).toMatchObject({ parts: [], text: "" });
});
