import { expect, test } from "@jest/globals";
import { TYPE_COLORS } from "#core/leave/LeaveTypeView.ts";
import { TYPE_SHADES } from "./typeShades.ts";

const LIGHT = ["#ffffff", "#f7f5f0", "#efece4"];
const DARK = ["#0f1513", "#161e1b", "#1d2723"];

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(color.slice(start, start + 2), 16) / 255)
    .map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [lower = 0, higher = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (higher + 0.05) / (lower + 0.05);
}

test.each(TYPE_COLORS)("%s is readable on every light and dark background", (color) => {
  const { light, dark } = TYPE_SHADES[color];
  for (const background of LIGHT) expect(contrast(light, background)).toBeGreaterThanOrEqual(4.5);
  for (const background of DARK) expect(contrast(dark, background)).toBeGreaterThanOrEqual(4.5);
});

test("no two colors look alike", () => {
  const shades = TYPE_COLORS.map((color) => TYPE_SHADES[color].light);
  expect(new Set(shades).size).toBe(TYPE_COLORS.length);
});
