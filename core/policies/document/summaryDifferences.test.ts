import { expect, test } from "@jest/globals";
import { summaryDifferences } from "./summaryDifferences.ts";

const twenty = "20 days a year on January 1; new hires get an amount prorated by day; up to 5 days carry over.";

test.each<[string, string, string, [string | null, string | null][]]>([
  ["nothing", twenty, twenty, []],
  [
    "a clause that changed",
    twenty,
    "25 days a year on January 1; new hires get an amount prorated by day; up to 5 days carry over.",
    [["20 days a year on January 1", "25 days a year on January 1"]],
  ],
  [
    "a clause that was removed, and a sentence that was added",
    twenty,
    "20 days a year on January 1; up to 5 days carry over. The balance never exceeds 30.5 days.",
    [
      ["new hires get an amount prorated by day", null],
      [null, "The balance never exceeds 30.5 days"],
    ],
  ],
  ["a repeated clause that is gone", "A; b; b.", "A; b.", [["b", null]]],
  [
    "everything",
    "Unlimited leave.",
    "2 days a year on January 1; unused days expire on December 31.",
    [
      ["Unlimited leave", "2 days a year on January 1"],
      [null, "unused days expire on December 31"],
    ],
  ],
])("the differences are %s", (_, before, after, wanted) => {
  expect(summaryDifferences(before, after).map(({ before: old, after: now }) => [old, now])).toEqual(wanted);
});
