import { expect, test } from "@jest/globals";
import { longestBars } from "./bars.ts";

test.each([
  [21, "1 other"],
  [22, "2 others"],
])("of %s bars, the last one combines %s", (count, name) => {
  const bars = Array.from({ length: count }, (_, index) => ({ name: `Team ${index}`, days: count - index }));
  const shown = longestBars(
    bars,
    ({ days }) => days,
    (others, together) => ({ name: together, days: others.length }),
  );
  expect(shown).toHaveLength(21);
  expect(shown.at(-1)?.name).toBe(name);
});
