import { expect, test } from "@jest/globals";
import { waitText, waitUnit } from "./waitText.ts";

test.each([
  [null, "—"],
  [0, "0 min"],
  [0.34, "20 min"],
  [1, "1 h"],
  [5.46, "5.5 h"],
  [47.9, "47.9 h"],
  [48, "2 days"],
  [75, "3.1 days"],
])("%s hours are written %s", (hours, said) => expect(waitText(hours)).toBe(said));

test.each<[string, (number | null)[], number]>([
  ["nothing", [null], 1],
  ["hours", [2, null, 47.9], 1],
  ["days and hours", [2, 48], 24],
])("a scale for %s has one unit", (_, waits, unit) => expect(waitUnit(waits)).toBe(unit));
