import { expect, test } from "@jest/globals";
import { policyPersonOf } from "./policyPersonOf.ts";

test("a label with a name and a value records the fact with that name", () => {
  const groups = ["grade: staff", "Engineering", "children:2"];
  expect(policyPersonOf({ serviceStartDate: "2020-03-01", groups })).toEqual({
    serviceStartDate: "2020-03-01",
    grade: "staff",
    children: "2",
    groups,
  });
});

test.each([
  "hoursPerWeek: 60",
  "startDate: 1990-01-01",
  "age: 70",
  "yearsOfService: 30",
  "birthDate: 1950-01-01",
  ":x",
  "x:",
])('the label "%s" replaces no other fact', (label) => {
  expect(policyPersonOf({ groups: [label] })).toEqual({ groups: [label] });
});
