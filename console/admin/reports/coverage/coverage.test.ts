import { expect, test } from "@jest/globals";
import { getContrastRatio } from "@mui/material/styles";
import { dark, light } from "#console/shared/theme/theme.ts";
import { STRONGEST_TINT, tintOf } from "./coverage.ts";

function parts(color: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
}

/** Returns the color of a day's cell, as `color-mix` in sRGB mixes it. */
function cellColor({ secondary, background }: typeof light, tint: number): string {
  const under = parts(background.paper);
  const mixed = parts(secondary.main).map((part, nth) => part * tint + (under[nth] ?? 0) * (1 - tint));
  return `rgb(${mixed.map((part) => Math.round(part)).join(", ")})`;
}

test.each([
  ["light", light],
  ["dark", dark],
])("the numbers in the strongest color are readable in the %s theme", (_, colors) => {
  const strongest = cellColor(colors, STRONGEST_TINT / 100);
  expect(getContrastRatio(colors.text.primary, strongest)).toBeGreaterThan(4.5);
});

test("the lower the coverage, the stronger the color, up to the strongest", () => {
  expect([1, 0.9, 0.7, 0.4, 0].map(tintOf)).toEqual([0, 13, 24, STRONGEST_TINT, STRONGEST_TINT]);
});
