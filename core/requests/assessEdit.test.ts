import { describe, expect, test } from "@jest/globals";
import { workCalendar } from "#core/offices/workCalendar.ts";
import { aCase } from "#tests/scenarios/aCase.ts";
import { aType } from "#tests/scenarios/leaveTypes.ts";
import { assessEdit, tryEdit } from "./assessEdit.ts";
import type { AssessmentFacts } from "./assessRequest.ts";

const DAY = 480;
const year = { balance: 20 * DAY, accrued: 20 * DAY, carried: 0, adjusted: 0, used: 0, total: 20 * DAY, pending: 0 };

function facts(given: Partial<AssessmentFacts> = {}): AssessmentFacts {
  return {
    today: "2026-12-01",
    role: "Employee",
    leaveType: aType("vacation"),
    calendar: workCalendar([], false),
    accrual: aCase({ addedOn: "2026-05-04" }),
    hiredOn: null,
    live: [],
    blackouts: [],
    years: new Map([[2026, { ...year, available: year.balance }]]),
    ...given,
  };
}

const blackout = { startDate: "2026-12-09", endDate: "2026-12-11", reason: "Stocktaking", types: null };
const request = {
  type: "vacation",
  startDate: "2026-12-08",
  endDate: "2026-12-10",
  isHalfDay: false,
  minutes: 3 * DAY,
};

function codes(changes: object, given: Partial<AssessmentFacts> = { blackouts: [blackout] }) {
  return tryEdit(request, { ...request, ...changes }, facts(given)).refusals.map(({ code }) => code);
}

describe("a blackout period that was added after the submission", () => {
  test.each<[string, object, string[]]>([
    ["allows the dates that the request already has", {}, []],
    ["allows another type on these dates", { type: "sick" }, []],
    ["allows fewer of these dates", { startDate: "2026-12-09" }, []],
    ["allows an edit that leaves it", { startDate: "2026-12-14", endDate: "2026-12-14" }, []],
    ["refuses another of its dates", { endDate: "2026-12-11" }, ["blackout"]],
    ["refuses only other dates of it", { startDate: "2026-12-11", endDate: "2026-12-11" }, ["blackout"]],
  ])("%s", (_, changes, refused) => expect(codes(changes)).toEqual(refused));

  test("refuses its type to a request that had another one", () => {
    expect(codes({ type: "sick" }, { blackouts: [{ ...blackout, types: ["sick"] }] })).toEqual(["blackout"]);
  });
});

describe("an edit of only the note", () => {
  test("is allowed after the first date has passed", () => {
    const late = facts({ today: "2026-12-09" });
    expect(assessEdit(request, request, late).minutes).toBe(3 * DAY);
    expect(() => assessEdit(request, { ...request, endDate: "2026-12-09" }, late)).toThrow(/in the past/);
  });

  test("is judged like any other if the cost has changed", () => {
    const years = new Map([[2026, { ...year, balance: DAY, used: 19 * DAY, available: DAY }]]);
    expect(codes({}, { years })).toEqual([]);
    const cheaper = { ...request, minutes: 2 * DAY };
    expect(tryEdit(cheaper, cheaper, facts({ years })).refusals).toMatchObject([{ code: "insufficient_balance" }]);
  });
});
