import { describe, expect, test } from "@jest/globals";
import type { PartialDates } from "#core/leave/LeaveParts.ts";
import { workCalendar } from "#core/offices/workCalendar.ts";
import type { BookingRule } from "#core/policies/document/bookingRule.ts";
import { aDocumentCase } from "#tests/scenarios/aDocumentCase.ts";
import { requiredApproval, inRowConditions } from "../approval/requiredApproval.ts";
import type { Span } from "../requestCost.ts";
import { bookingRefusals } from "./bookingRefusals.ts";
import { leaveInRow } from "./leaveInRow.ts";

const DAY = 480;
const on = (startDate: string, endDate = startDate, parts?: PartialDates["parts"]): PartialDates => ({
  startDate,
  endDate,
  ...(parts && { parts, isHalfDay: startDate === endDate }),
});
const half = (part: "am" | "pm") => ({ startPart: part, endPart: part });
const beside = (leave: PartialDates[]) => ({
  leave: leave.map((one) => ({ minutes: DAY, ...one })),
  calendar: workCalendar([], false),
});

test.each<[string, PartialDates, PartialDates[], number]>([
  ["leave on the day before and the day after counts", on("2027-03-03"), [on("2027-03-02"), on("2027-03-04")], 3],
  ["leave across a weekend counts", on("2027-03-05"), [on("2027-03-08")], 2],
  ["leave that other leave connects counts", on("2027-03-05"), [on("2027-03-09"), on("2027-03-08")], 3],
  ["leave after a workday doesn't count", on("2027-03-03"), [on("2027-03-05"), on("2027-03-01")], 1],
  [
    "the other half of the date counts",
    on("2027-03-03", "2027-03-03", half("am")),
    [on("2027-03-03", "2027-03-03", half("pm"))],
    2,
  ],
  ["leave after a worked afternoon doesn't count", on("2027-03-03", "2027-03-03", half("am")), [on("2027-03-04")], 1],
  [
    "leave that begins in the afternoon doesn't count",
    on("2027-03-03"),
    [on("2027-03-04", "2027-03-05", { startPart: "pm", endPart: "full" })],
    1,
  ],
  ["an afternoon before leave counts", on("2027-03-03", "2027-03-03", half("pm")), [on("2027-03-04")], 2],
  [
    "all hours of a day count",
    on("2027-03-03"),
    [on("2027-03-04", "2027-03-04", { minutes: 480, startTime: null })],
    2,
  ],
  [
    "some hours of a day don't count",
    on("2027-03-03"),
    [on("2027-03-04", "2027-03-04", { minutes: 120, startTime: null })],
    1,
  ],
])("in a row with a request, %s", (_, span, leave, days) => {
  expect(leaveInRow(span, DAY, beside(leave)).minutes).toBe(days * DAY);
});

test("leave of another type doesn't count, but doesn't separate leave either", () => {
  const other = (...dates: Parameters<typeof on>) => ({ ...on(...dates), isOfOtherType: true });
  const row = (...leave: PartialDates[]) => leaveInRow(on("2027-03-03"), DAY, beside(leave));
  const both = { minutes: 2 * DAY, startDate: "2027-03-03", endDate: "2027-03-05" };
  expect(row(other("2027-03-04"), on("2027-03-05"))).toEqual(both);
  const sameHalves = [other("2027-03-04", "2027-03-04", half("am")), other("2027-03-04", "2027-03-04", half("pm"))];
  expect(row(...sameHalves, on("2027-03-05"))).toEqual(both);
  const alone = { minutes: DAY, startDate: "2027-03-03", endDate: "2027-03-03" };
  expect(row(other("2027-03-01", "2027-03-02"), other("2027-03-04"))).toEqual(alone);
  expect(row(other("2027-03-04", "2027-03-04", half("am")), on("2027-03-05"))).toEqual(alone);
});

test("leave across a weekend and a holiday counts", () => {
  const calendar = workCalendar([{ date: "2027-03-08", name: "Good Monday" }], false);
  const after = { minutes: DAY, ...on("2027-03-09") };
  expect(leaveInRow(on("2027-03-05"), DAY, { leave: [after], calendar })).toEqual({
    minutes: 2 * DAY,
    startDate: "2027-03-05",
    endDate: "2027-03-09",
  });
});

describe("a long absence that is split into short requests", () => {
  const rules = {
    longest: 3,
    approval: [
      { upTo: 2, by: [] },
      { upTo: 3, by: ["manager", "owner"], auto: { upTo: 2 } },
    ],
  };
  const wanted: Span = { startDate: "2027-03-05", endDate: "2027-03-08", isHalfDay: false };
  const facts = (leave: PartialDates[]) => ({
    today: "2027-03-01",
    accrual: aDocumentCase({ unit: "day", grants: [{ frequency: "yearly", amount: 20 }], booking: rules }),
    calendar: workCalendar([], false),
    hiredOn: null,
    leaveType: { unit: "day" as const },
    beside: beside(leave),
  });
  const [one, two] = [facts([on("2027-03-04")]), facts([on("2027-03-03", "2027-03-04"), on("2027-03-09")])];

  test("isn't approved automatically, and the form explains why", () => {
    expect(requiredApproval(wanted, 2 * DAY, facts([]))?.isAutomatic).toBe(true);
    expect(inRowConditions(wanted, 2 * DAY, facts([]))).toEqual([]);
    expect(requiredApproval(wanted, 2 * DAY, one)).toMatchObject({ isAutomatic: false, steps: { length: 2 } });
    expect(inRowConditions(wanted, 2 * DAY, one)).toEqual([
      "Together with adjacent leave, this is 3 days in a row, so it needs the approval for leave of that length",
    ]);
  });

  test("needs the notice of one request, and neither its smallest amount nor its multiple", () => {
    const notice = [{ upTo: 2, days: 3 }, { days: 14 }];
    const noticed = { notice, multipleOf: 2 };
    const at = (leave: PartialDates[], booking: BookingRule = noticed) => {
      const policy = { unit: "day" as const, step: 2, grants: [{ frequency: "yearly" as const, amount: 20 }], booking };
      return { ...facts(leave), accrual: aDocumentCase(policy) };
    };
    const texts = (of: ReturnType<typeof at>, minutes = 2 * DAY) =>
      bookingRefusals(wanted, minutes, of).map(({ message }) => message);
    const beforeIt = [on("2027-03-03", "2027-03-04")];
    expect(texts(at([]))).toEqual([]);
    expect(texts(at(beforeIt))).toEqual([
      "Together with adjacent leave, this is 3 days in a row (Mar 03 – Mar 08, 2027), which needs 14 days' notice",
    ]);
    expect(texts(at(beforeIt), 3 * DAY)).toEqual([
      "Requests must be in multiples of 2 days",
      "This request needs 14 days' notice, so the earliest start date is March 15, 2027",
    ]);
    const early = { ...at(beforeIt), today: "2027-02-01" };
    expect(texts(early)).toEqual([]);
    const auto = { notice, approval: [{ by: ["manager"], auto: { notice: true } }] };
    expect(requiredApproval(wanted, 2 * DAY, at([], auto))?.isAutomatic).toBe(true);
    expect(requiredApproval(wanted, 2 * DAY, at(beforeIt, auto))?.isAutomatic).toBe(false);
  });

  test("can't be longer than one request, and the refusal names all of it", () => {
    const texts = (of: typeof one) => bookingRefusals(wanted, 2 * DAY, of).map(({ message }) => message);
    expect(texts(one)).toEqual([]);
    expect(texts(two)).toEqual([
      "Together with adjacent leave, this is 4 days in a row (Mar 03 – Mar 09, 2027), but the limit is 3 days",
    ]);
  });
});
