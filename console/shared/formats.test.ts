import { expect, test } from "@jest/globals";
import { capitalized, countText, daysText, figure, signedFigure, typeLabel } from "./formats.ts";

test.each([
  [1, "1 day"],
  [0.5, "0.5 days"],
  [0, "0 days"],
  [10.08, "10.08 days"],
  [1.6700000001, "1.67 days"],
])("%f days are %s", (days, words) => expect(daysText(days)).toBe(words));

test("figures have no trailing zeros", () => expect(figure(12)).toBe("12"));
test("what is added has a plus, what is taken a minus, and nothing neither", () =>
  expect([2, -1.666, 0, -0].map(signedFigure)).toEqual(["+2", "−1.67", "0", "0"]));
test("one member, many members", () =>
  expect([1, 2].map((count) => countText(count, "member"))).toEqual(["1 member", "2 members"]));
test("labels begin with a capital", () =>
  expect([typeLabel("sick"), capitalized("pending")]).toEqual(["Sick", "Pending"]));
