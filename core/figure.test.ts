import { expect, test } from "@jest/globals";
import { figure, signedFigure } from "./figure.ts";

test("figures have no trailing zeros, are grouped by thousands, and have a true minus sign", () =>
  expect([12, -0, 1000, 300002.666, -10.5].map(figure)).toEqual(["12", "0", "1,000", "300,002.67", "−10.5"]));

test("an addition has a plus, a deduction has a minus, and zero has no sign", () =>
  expect([2, -1.666, 0, -0].map(signedFigure)).toEqual(["+2", "−1.67", "0", "0"]));
