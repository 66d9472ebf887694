import { expect, test } from "@jest/globals";
import { awayText } from "./awayText.ts";

const list = (names: readonly string[], more: number) => [...names, ...(more > 0 ? [`${more} more`] : [])].join(", ");

test.each([
  [["Ana"], ["Ben"], "Ana; Ben (pending)"],
  [["Ana", "Cy"], [], "Ana, Cy"],
  [[], ["Ben", "Dee"], "Ben, Dee (both pending)"],
  [[], [], ""],
])("%j away and %j pending is shown as %j", (alsoAway, alsoPending, text) => {
  expect(awayText({ alsoAway, moreAway: 0, alsoPending, morePending: 0 }, list)).toBe(text);
});

test("the number of people whose names are omitted is part of the text", () => {
  const names = { alsoAway: ["Ana"], moreAway: 2, alsoPending: ["Ben"], morePending: 3 };
  expect(awayText(names, list)).toBe("Ana, 2 more; Ben, 3 more (all pending)");
});
