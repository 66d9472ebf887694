import { expect, test } from "@jest/globals";
import { payrollMonths } from "./payrollMonths.ts";

const today = "2027-03-15";

test.each<[string, Parameters<typeof payrollMonths>[0], string[]]>([
  ["without a month, payroll covers this month", {}, ["2027-03"]],
  ["one month is covered alone", { month: "2026-12" }, ["2026-12"]],
  ["one month takes precedence over a range", { month: "2026-12", from: "2027-01", to: "2027-02" }, ["2026-12"]],
  ["a range covers all of its months", { from: "2026-12", to: "2027-02" }, ["2026-12", "2027-01", "2027-02"]],
  ["without a first month, the range is the twelve months to its last", { to: "2028-02" }, ["2027-03"]],
  ["future months are left out", { from: "2027-02", to: "2027-12" }, ["2027-02", "2027-03"]],
])("%s", (_, asked, months) => expect(payrollMonths(asked, today)).toEqual(months));

test.each([
  [{ month: "2027-04" }, { month: "Month must be 2027-03 or earlier" }],
  [{ from: "2027-04", to: "2027-05" }, { from: "From must be 2027-03 or earlier" }],
  [{ to: "2028-03" }, { to: "To must be 2028-02 or earlier" }],
])("%j is refused because it has not begun", (asked, fields) => {
  expect(() => payrollMonths(asked, today)).toThrow(expect.objectContaining({ kind: "invalid", fields }));
});
