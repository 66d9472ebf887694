import { expect, test } from "@jest/globals";
import { templates } from "#core/policies/templates/templates.ts";
import { anOfficePolicy } from "../../testing/facts.ts";
import { startingPoints } from "./startingPoints.ts";

const policies = [
  anOfficePolicy({ id: "p1", officeName: "Berlin", allowance: "28 days a year" }),
  anOfficePolicy({ id: "p2", officeName: "Rome", allowance: "22 days a year" }),
];
const keysOf = (words?: string, unit: "day" | "hour" = "day") =>
  startingPoints({ type: "vacation", unit, policies, words }).map(({ key }) => key);

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
  const [empty] = startingPoints({ type: "sick", unit: "hour", policies: [] });
  expect(empty).toMatchObject({
    detail: expect.stringContaining("Nothing is granted automatically"),
    from: { document: { unit: "hour", grants: [{ amount: 0 }] } },
  });
});
