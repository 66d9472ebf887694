import { expect, test } from "@jest/globals";
import { answerOf } from "#tests/policies/answerOf.ts";

const monday = { type: "request", from: "2026-06-29", to: "2026-06-29" };
function accepted(unit: string, booking: object, request: object, person: object = {}) {
  return answerOf({ policy: { unit, booking }, person, events: [request], asOf: "2026-06-01", ask: "accepted" });
}

test("a notice multiple requires weeks of notice for leave in weeks", () => {
  const policy = { unit: "week", counting: { days: "calendar" }, booking: { noticeMultiple: 2 } };
  const of = (submittedOn: string, booking: object = {}) =>
    answerOf({
      policy: { ...policy, booking: { ...policy.booking, ...booking } },
      events: [{ ...monday, submittedOn }],
      asOf: "2026-06-01",
      ask: "accepted",
    });
  expect([of("2026-06-15"), of("2026-06-16")]).toEqual([1, 0]);
  const inWorkingDays = { noticeIn: "workingDays" };
  expect([of("2026-06-15", inWorkingDays), of("2026-06-16", inWorkingDays)]).toEqual([1, 0]);
});

test("a notice multiple requires days of notice for leave in hours, by the hours of a workday", () => {
  const hours = { hoursByWeekday: { "1": 8 }, hoursPerDay: 8 };
  const of = (submittedOn: string) =>
    answerOf({
      policy: { unit: "hour", counting: { in: "hours" }, booking: { noticeMultiple: 2 } },
      person: hours,
      events: [{ ...monday, submittedOn }],
      asOf: "2026-06-01",
      ask: "accepted",
    });
  expect([of("2026-06-27"), of("2026-06-28")]).toEqual([1, 0]);
});

test("a request with only an amount is checked by the rules about amounts, and the other rules need dates", () => {
  const request = { type: "request", amount: 12 };
  expect(accepted("day", { longest: 10 }, request)).toBe(0);
  expect(accepted("day", { longest: 12, multipleOf: 6 }, request)).toBe(1);
  expect(accepted("day", { longest: 10, notice: [{ days: 1 }] }, request)).toBe("The request has no dates");
});
