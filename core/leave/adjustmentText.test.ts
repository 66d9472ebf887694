import { expect, test } from "@jest/globals";
import { adjustmentText } from "./adjustmentText.ts";

test.each([
  [{ type: "sick", unit: "day" as const, minutes: -720, byName: "Ada" }, "Ada reduced your sick balance by 1.5 days"],
  [{ type: "TOIL", unit: "hour" as const, minutes: 60, byName: null }, "Your TOIL balance was increased by 1 hour"],
])("an adjustment of %j is described with its direction and unit", (adjustment, text) =>
  expect(adjustmentText(adjustment)).toBe(text),
);
