import { expect, test } from "@jest/globals";
import { changedFactFields, factsAfter, type PersonFacts } from "./PersonFacts.ts";

const known: PersonFacts = { serviceStartDate: "2020-03-01", creditedYears: 2, groups: ["Engineering"] };

test("a patch sets, keeps, and unsets facts", () => {
  expect(factsAfter(known, { creditedYears: null, birthDate: "1990-05-05", groups: undefined })).toEqual({
    serviceStartDate: "2020-03-01",
    birthDate: "1990-05-05",
    groups: ["Engineering"],
  });
  expect(factsAfter(known, { serviceStartDate: null, creditedYears: null, groups: [] })).toBeNull();
  expect(factsAfter(null, {})).toBeNull();
});

test("zero credited years are a fact", () => {
  expect(factsAfter(null, { creditedYears: 0 })).toEqual({ creditedYears: 0 });
});

test("facts have one order, so that people with equal facts share their accruals", () => {
  const one = factsAfter(factsAfter(null, { groups: ["A"] }), { serviceStartDate: "2020-03-01" });
  const other = factsAfter(factsAfter(null, { serviceStartDate: "2020-03-01" }), { groups: ["A"] });
  expect(JSON.stringify(one)).toBe(JSON.stringify(other));
});

test("only facts with new values count as changed", () => {
  expect(changedFactFields(known, factsAfter(known, { groups: ["Engineering"], creditedYears: 3 }))).toEqual([
    "creditedYears",
  ]);
  expect(changedFactFields(known, null)).toEqual(["serviceStartDate", "creditedYears", "groups"]);
  expect(changedFactFields(null, null)).toEqual([]);
});
