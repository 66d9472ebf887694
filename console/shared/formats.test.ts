import { expect, test } from "@jest/globals";
import { countText, daysText, figure, signedDaysText, signedFigure } from "./formats.ts";
import { capitalized } from "#core/capitalized.ts";

test.each([
  [1, "1 day"],
  [0.5, "0.5 days"],
  [0, "0 days"],
  [10.08, "10.08 days"],
  [1.6700000001, "1.67 days"],
  [-1, "−1 day"],
])("%f days is written %s", (days, words) => expect(daysText(days, "day")).toBe(words));

test("figures have no trailing zeros and are grouped by thousands", () =>
  expect([12, -0, 1000, 300002.666].map(figure)).toEqual(["12", "0", "1,000", "300,002.67"]));
test("a negative figure has a true minus sign, as a signed figure does", () =>
  expect(daysText(-10.5, "day")).toBe("−10.5 days"));
test("an addition has a plus, a deduction has a minus, and zero has no sign", () =>
  expect([2, -1.666, 0, -0].map(signedFigure)).toEqual(["+2", "−1.67", "0", "0"]));
test("one day is singular, added or deducted", () =>
  expect([1, -1, -1.5, 0].map((days) => signedDaysText(days, "day"))).toEqual([
    "+1 day",
    "−1 day",
    "−1.5 days",
    "0 days",
  ]));
test("a count has a singular or a plural noun", () =>
  expect([1, 2].map((count) => countText(count, "member"))).toEqual(["1 member", "2 members"]));
test("labels begin with a capital letter", () =>
  expect([capitalized("pending"), daysText(1.5, "hour"), daysText(1, "hour")]).toEqual([
    "Pending",
    "1.5 hours",
    "1 hour",
  ]));
