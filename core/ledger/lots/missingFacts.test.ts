import { expect, test } from "@jest/globals";
import type { PersonFacts } from "#core/policies/facts/PersonFacts.ts";
import { policyPersonOf } from "#core/policies/facts/policyPersonOf.ts";
import { aDocumentCase } from "#tests/scenarios/aDocumentCase.ts";
import { missingFacts, readsBirthDate } from "./missingFacts.ts";

type Document = Parameters<typeof aDocumentCase>[0];

function caseOf(document: Document, facts: PersonFacts | null, startDate: string | null = "2020-01-01") {
  return aDocumentCase(document, { startDate, ...(facts && { facts: { person: policyPersonOf(facts), events: [] } }) });
}

const yearly = (amount: object | number, more: object = {}) =>
  ({ unit: "day", grants: [{ frequency: "yearly", amount, ...more }] }) as Document;

const byAge = {
  by: "age",
  tiers: [
    [0, 20],
    [50, 25],
  ],
};
const byGrade = { by: "grade", map: { staff: 20, lead: 25 } };

test.each<[string, Document, PersonFacts | null, string | null, string[]]>([
  ["a plain amount", yearly(20), null, null, []],
  ["an amount by service", yearly({ by: "yearsOfService", tiers: [[0, 20]] }), null, null, ["startDate"]],
  [
    "an amount by service with a start date",
    yearly({ by: "yearsOfService", tiers: [[0, 20]] }),
    null,
    "2020-01-01",
    [],
  ],
  [
    "service with its own start date",
    yearly({ by: "yearsOfService", tiers: [[0, 20]] }),
    { serviceStartDate: "2019-01-01" },
    null,
    [],
  ],
  [
    "a settlement that pays at most an amount by grade",
    { unit: "day", grants: [{ frequency: "yearly", amount: 20 }], settlement: { pay: { max: byGrade } } },
    null,
    "2020-01-01",
    ["grade"],
  ],
  ["an amount by age", yearly(byAge), { creditedYears: 2 }, "2020-01-01", ["birthDate"]],
  [
    "several",
    yearly({ sum: [byAge, byGrade, { weeks: 1, in: "days" }] }),
    null,
    "2020-01-01",
    ["birthDate", "grade", "daysPerWeek"],
  ],
  ["a group that the table lists", yearly(byGrade), { groups: ["Ops", "lead"] }, "2020-01-01", []],
  ["a named group", yearly(byGrade), { groups: ["grade: staff"] }, "2020-01-01", []],
  ["a group that the table doesn't list", yearly(byGrade), { groups: ["grade: intern"] }, "2020-01-01", ["grade"]],
  ["a part-time share", yearly(20, { fullTime: { hoursPerWeek: 40 } }), null, "2020-01-01", ["hoursPerWeek"]],
  [
    "a limit at the year's end",
    yearly(20, { carryOver: { max: { weeks: 1, in: "days" } } }),
    null,
    "2020-01-01",
    ["daysPerWeek"],
  ],
  ["a wait after the start date", yearly(20, { usableFrom: { days: 89 } }), null, null, ["startDate"]],
])("%s: what is missing", (_, document, facts, startDate, missing) => {
  expect(missingFacts(caseOf(document, facts, startDate), "2027-03-01")).toEqual(missing);
});

const asksBirthDate = (amount: object | number) => readsBirthDate(caseOf(yearly(amount), null), "2027-03-01");

test("only documents that depend on age ask for the birth date", () => {
  expect([20, byGrade].filter(asksBirthDate)).toEqual([]);
  const atYearStart = { max: [1, { by: "ageAtYearStart", tiers: [[0, 1]] }] };
  expect([byAge, atYearStart].filter(asksBirthDate)).toHaveLength(2);
});
