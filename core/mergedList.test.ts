import { expect, test } from "@jest/globals";
import { mergedList } from "./mergedList.ts";

test.each([
  [
    "an addition and a removal beside those of another person",
    ["b", "c", "d"],
    ["a", "b", "c"],
    ["a", "c", "e"],
    "cde",
  ],
  ["an addition that another person made, too", ["a", "b"], ["a"], ["a", "b"], "ab"],
  ["a removal that another person made, too", ["a"], ["a", "b"], ["a"], "a"],
  ["the whole list if nothing was seen", ["a", "b"], undefined, ["c", "b"], "cb"],
])("a merged list has %s", (_, current, seen, wanted, merged) => {
  expect(mergedList(current, { seen, wanted }).join("")).toBe(merged);
});
