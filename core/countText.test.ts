import { expect, test } from "@jest/globals";
import { countText, peopleText, signedCountText } from "./countText.ts";

test.each([
  [1, "1 day"],
  [0.5, "0.5 days"],
  [0, "0 days"],
  [10.08, "10.08 days"],
  [1.6700000001, "1.67 days"],
  [1000, "1,000 days"],
  [-1, "−1 day"],
  [-10.5, "−10.5 days"],
])("%f days is written %s", (days, words) => expect(countText(days, "day")).toBe(words));

test("one day is singular, whether it is added or deducted", () =>
  expect([1, -1, -1.5, 0].map((days) => signedCountText(days, "day"))).toEqual([
    "+1 day",
    "−1 day",
    "−1.5 days",
    "0 days",
  ]));

test("a number of people is written as 1 person or several people", () =>
  expect([1, 2, 1200].map(peopleText)).toEqual(["1 person", "2 people", "1,200 people"]));
