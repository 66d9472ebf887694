import { expect, test } from "@jest/globals";
import { getContrastRatio } from "@mui/material/styles";
import { dark, light } from "#console/shared/theme/palette.ts";
import { coverageSummary, STRONGEST_TINT, tintOf } from "./coverage.ts";

function parts(color: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
}

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

test.each([
  [0, "No time off in the next 2 weeks."],
  [1, "Lowest coverage: 80% on Monday, March 1, with 1 of 5 off. The stronger the color, the lower the coverage."],
])("with %s off, the summary explains the colors only if there are any", (away, text) => {
  const days = [{ date: "2027-03-01", working: 5, away, coverage: (5 - away) / 5 }];
  const week = { week: "2027-03-01", people: 5, awayDays: away, pendingDays: 0, awayMinutes: 0, pendingMinutes: 0 };
  const shown = { ...week, leastCoverage: 1, leastOn: null, days };
  expect(coverageSummary([shown, { ...shown, days: [] }])).toBe(text);
});
