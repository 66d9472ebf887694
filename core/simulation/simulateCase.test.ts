import { expect, test } from "@jest/globals";
import { simulateCase } from "./simulateCase.ts";

const flat = {
  policy: { unit: "day", grants: [{ frequency: "yearly", amount: 20 }] },
  person: { startDate: "2027-01-01" },
  events: [],
  asOf: "2027-12-31",
  ask: "balance",
};

test("a day after 2199 is refused, because an open end such as 9999-12-31 would never be reached", () => {
  const person = { startDate: "2027-01-01", contractEndDate: "9999-12-31" };
  const error = "person.contractEndDate must be between 1900 and 2199";
  expect(simulateCase({ ...flat, person, ask: "advance" })).toEqual({ error });
});

test("a case that is nested deeper than any policy needs is refused", () => {
  const deep = Array.from({ length: 2000 }).reduce((inner: unknown) => ({ max: [inner] }), 1);
  const policy = { unit: "day", grants: [{ frequency: "yearly", amount: deep }] };
  expect(simulateCase({ ...flat, policy })).toEqual({ error: "The case is nested too deeply" });
});

test("a number is a decimal or a fraction, not both", () => {
  const policy = { unit: "day", grants: [{ frequency: "yearly", amount: "1.5/3" }] };
  expect(simulateCase({ ...flat, policy })).toMatchObject({ error: expect.stringContaining("grants[0].amount") });
});

test("an amount too large to write down is an error, not an unlimited balance", () => {
  const policy = {
    unit: "day",
    grants: [{ frequency: "yearly", amount: { sum: [1e300, 1e300] }, fullTime: { hoursPerWeek: 1e-10 } }],
  };
  const person = { startDate: "2027-01-01", hoursPerWeek: 40 };
  expect(simulateCase({ ...flat, policy, person })).toEqual({ error: "The amounts are too large" });
});
