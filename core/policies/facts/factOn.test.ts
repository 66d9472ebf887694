import { expect, test } from "@jest/globals";
import { answerOf } from "#tests/policies/answerOf.ts";
import type { GrantCase } from "./GrantCase.ts";
import { numberOn } from "./factOn.ts";

const worked = (on: string) => ({ type: "worked" as const, on, hours: 10 });

test("the hours worked in a month or year cover the whole month or leave year within the employment", () => {
  const events = ["2026-02-28", "2026-03-01", "2026-03-15", "2026-03-16", "2026-03-31"].map(worked);
  const of = (fact: string, person: object) =>
    answerOf({
      policy: { consumption: { limit: { per: "year", amount: { rate: 1, of: fact } } } },
      person,
      events,
      asOf: "2026-03-16",
      ask: "usable",
    });
  expect([of("hoursWorkedInMonth", {}), of("hoursWorkedInYear", {})]).toEqual([40, 50]);
  expect(of("hoursWorkedInMonth", { endDate: "2026-03-15" })).toBe(20);
  expect(of("hoursWorkedInYear", { startDate: "2026-03-01" })).toBe(40);
});

test("the hours of a leave year are added up only once, because a formula can read them for each of many lots", () => {
  const facts: GrantCase = { document: { unit: "day" }, person: {}, events: [worked("2026-03-01")] };
  const hours = numberOn(facts, "hoursWorkedInYear", "2026-03-16");
  expect(numberOn(facts, "hoursWorkedInYear", "2026-07-01")).toBe(hours);
});

const byGrade = { grants: [{ frequency: "yearly", amount: { by: "grade", map: { staff: 20, lead: 25 } } }] };

test("a table by an unrecorded fact uses the person's only group that the table lists", () => {
  const policy = byGrade;
  const of = (person: object) =>
    answerOf({
      policy,
      person: { startDate: "2020-01-01", ...person },
      events: [],
      asOf: "2026-03-16",
      ask: "entitlement",
    });
  expect(of({ groups: ["Engineering", "lead"] })).toBe(25);
  expect(of({ groups: ["lead"], grade: "staff" })).toBe(20);
  expect(of({ groups: ["Engineering"] })).toBe("grade is missing");
  expect(of({ groups: ["staff", "lead"] })).toBe("The table by grade lists more than one of the person's groups");
});
