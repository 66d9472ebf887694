import { expect, test } from "@jest/globals";
import { peopleBelow } from "./peopleBelow.ts";

const people = [
  { id: "low", managerId: "lea" },
  { id: "mona", managerId: null },
  { id: "lea", managerId: "mona" },
  { id: "erin", managerId: "mona" },
  { id: "other", managerId: null },
  { id: "far", managerId: "other" },
];

test.each([
  ["mona", ["low", "lea", "erin"]],
  ["lea", ["low"]],
  ["low", []],
])("the people below %s are %j", (id, expected) => {
  expect(peopleBelow(id, people).map((person) => person.id)).toEqual(expected);
});
