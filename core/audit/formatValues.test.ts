import { expect, test } from "@jest/globals";
import { formatValue } from "./formatValues.ts";

const NAMES = { m: "Mona", e: "Erin", t: "Too busy" };

test.each<[unknown, string]>([
  [null, "None"],
  ["m", "Mona"],
  ["unknown", "unknown"],
  [["m", "e"], "Mona, Erin"],
  [[], "None"],
  [{ text: "t" }, "Too busy"],
  [{ text: "gone" }, "(erased)"],
  [[1, 2], "[1,2]"],
  [true, "true"],
])("the value %j of an audit event is shown as %j", (value, text) => {
  expect(formatValue(value, NAMES)).toBe(text);
});
