import { expect, test } from "@jest/globals";
import { answerOf } from "#tests/policies/answerOf.ts";

const worked = (on: string, hours: number) => ({ type: "worked", on, hours });
const birth = (on: string) => ({ type: "occurrence", on, kind: "birth" });

test("occurrences before the end of the waiting period grant nothing", () => {
  const grants = [{ frequency: "perEvent", eventKind: "birth", amount: 10, accrualWaiting: { months: 3 } }];
  const events = [birth("2026-03-31"), birth("2026-04-01")];
  expect(answerOf({ grants, events, asOf: "2026-12-31", ask: "balance" })).toBe(10);
});

test("hours worked before the end of the waiting period earn nothing and don't wait for the next entry", () => {
  const grants = [{ frequency: { hoursWorked: 30 }, amount: 1, accrualWaiting: { months: 3 } }];
  const events = [worked("2026-03-31", 45), worked("2026-04-01", 45)];
  expect(answerOf({ grants, events, asOf: "2026-12-31", ask: "balance" })).toBe(1);
});

const leaver = { leaverRounding: { to: 1, mode: "up" }, rounding: { to: 1, mode: "down" } };
test.each<[string, object, object[]]>([
  ["yearly", { frequency: "yearly", amount: 2.5 }, []],
  ["monthly", { frequency: "monthly", amount: 2.5, accrualWaiting: { months: 2 } }, []],
  ["once", { frequency: "once", amount: 2.5 }, []],
  ["per event", { frequency: "perEvent", eventKind: "birth", amount: 2.5 }, [birth("2026-03-01")]],
  [
    "by hours of each entry",
    { frequency: { hoursWorked: 10, perPeriod: true }, amount: 1 },
    [worked("2026-03-01", 25)],
  ],
  ["every two months", { frequency: { everyMonths: 2 }, amount: 2.5 }, []],
])("in the leave year of leaving, the leaver's rounding replaces the rounding of a grant %s", (_, grant, events) => {
  const of = (endDate: string) =>
    answerOf({ grants: [{ ...grant, ...leaver }], person: { endDate }, events, asOf: "2026-03-31", ask: "balance" });
  expect([of("2026-12-30"), of("2027-01-01")]).toEqual([3, 2]);
});

test("a yearly grant needs the attendance of the year that ended the day before", () => {
  const grants = [{ frequency: "yearly", amount: 20, requires: { attendance: 0.8 } }];
  const person = { startDate: "2025-01-01" };
  const of = (share: number) => {
    const events = [{ type: "attendance", periodEnd: "2025-12-31", share }];
    return answerOf({ grants, person, events, asOf: "2026-01-01", ask: "entitlement" });
  };
  expect([of(0.79), of(0.8)]).toEqual([0, 20]);
});

test("a yearly grant pauses in a leave year that lies wholly in an absence", () => {
  const grants = [{ frequency: "yearly", amount: 20, pausedDuring: ["parental"] }];
  const of = (to: string) => {
    const events = [{ type: "absence", kind: "parental", from: "2026-01-01", to }];
    return answerOf({ grants, events, asOf: "2026-06-30", ask: "entitlement" });
  };
  expect([of("2026-12-31"), of("2026-12-30")]).toEqual([0, 20]);
});

test("the extra amount of a year's last period is the one that applies on the day its lot is added", () => {
  const lastOfYear = {
    by: "yearsOfService",
    tiers: [
      [0, 1],
      [1, 5],
    ],
  };
  const grants = [{ frequency: "monthly", amount: 0, lastOfYear }];
  const of = (timing: string) =>
    answerOf({
      grants: grants.map((grant) => ({ ...grant, timing })),
      person: { startDate: "2025-12-15" },
      asOf: "2026-12-31",
      ask: "entitlement",
    });
  expect([of("start"), of("end")]).toEqual([1, 5]);
});

test("a repeated grant keeps the start date's day of the month after a shorter month", () => {
  const grants = [{ frequency: { everyMonths: 12 }, accrualWaiting: { months: 6 }, amount: 1 }];
  const of = (asOf: string) => answerOf({ grants, person: { startDate: "2025-08-31" }, asOf, ask: "balance" });
  expect([of("2026-02-27"), of("2026-02-28"), of("2028-02-28"), of("2028-02-29")]).toEqual([0, 1, 2, 3]);
});

test("a person without a start date is employed from the leave year in which they were added", () => {
  const grants = [{ frequency: "yearly", amount: 20 }];
  const of = (addedOn?: string) =>
    answerOf({ grants, person: { startDate: undefined, addedOn }, asOf: "2027-12-31", ask: "balance" });
  expect([of("2026-05-05"), of()]).toEqual([40, "startDate is missing"]);
});
