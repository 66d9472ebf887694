import { expect, test } from "@jest/globals";
import { amountInWords } from "./amountInWords.ts";

const written = (unit: "day" | "hour") => [480, 240, 1200, 0, -480].map((minutes) => amountInWords(minutes, unit));

test("amounts are written in the unit of their type", () => {
  expect(written("day")).toEqual(["1 day", "0.5 days", "2.5 days", "0 days", "−1 day"]);
  expect(written("hour")).toEqual(["8 hours", "4 hours", "20 hours", "0 hours", "−8 hours"]);
  expect(amountInWords(60, "hour")).toBe("1 hour");
  expect(amountInWords(480_000, "day")).toBe("1,000 days");
});
