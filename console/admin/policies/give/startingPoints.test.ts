import { expect, test } from "@jest/globals";
import { templates } from "#core/policies/templates/templates.ts";
import { anOfficePolicy } from "../../testing/facts.ts";
import { startingPoints } from "./startingPoints.ts";

const policies = [
  anOfficePolicy({ id: "p1", officeName: "Berlin", allowance: "28 days a year" }),
  anOfficePolicy({ id: "p2", officeName: "Rome", allowance: "22 days a year" }),
];
const keysOf = (words?: string, unit: "day" | "hour" = "day") =>
  startingPoints({ type: "vacation", unit, policies, startsIn: 1, words }).map(({ key }) => key);

test.each(["day", "hour"] as const)("a policy in %ss starts from templates in that unit only", (unit) => {
  const same = templates.filter(({ document }) => document.unit === unit).map(({ id }) => `template ${id}`);
  expect(same).not.toHaveLength(0);
  expect(keysOf("", unit).slice(3).toSorted()).toEqual(same.toSorted());
  expect(keysOf(undefined, unit).slice(0, 3)).toEqual(["empty", "p1", "p2"]);
});

test("a search finds policies by their office and amounts, and templates by their names", () => {
  expect(keysOf("berlin 28")).toEqual(["p1"]);
  expect(keysOf("GERMANY annual")).toEqual(["template de-annual-leave"]);
  expect(keysOf("empty")).toEqual(["empty"]);
});

test("an empty policy grants nothing, because a policy without grants would be unlimited", () => {
  const [empty] = startingPoints({ type: "sick", unit: "hour", policies: [], startsIn: 1 });
  expect(empty).toMatchObject({
    detail: expect.stringContaining("Nothing is granted automatically"),
    from: { document: { unit: "hour", grants: [{ amount: 0 }] } },
  });
});

test("a template follows the organization's leave year, because a group or a person has none of its own", () => {
  const [january, april] = [1, 4].map((startsIn) => {
    return startingPoints({ type: "vacation", unit: "day", policies: [], startsIn, words: "Austria" })[0];
  });
  expect(january?.from).not.toHaveProperty("document.leaveYear");
  expect(january?.detail).toMatch(/^30 days a year on January 1, 36 /);
  expect(april?.from).toHaveProperty("document.leaveYear", "04-01");
  expect(april?.detail).toContain("The leave year begins on April 1.");
});
