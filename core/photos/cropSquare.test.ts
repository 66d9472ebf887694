import { expect, test } from "@jest/globals";
import { cropSquare, draggedCrop, WHOLE } from "./cropSquare.ts";

const wide = { width: 400, height: 200 };

test.each([
  ["the middle", WHOLE, { x: 100, y: 0, side: 200 }],
  ["the left", { ...WHOLE, across: 0 }, { x: 0, y: 0, side: 200 }],
  ["an enlarged corner", { zoom: 2, across: 1, down: 1 }, { x: 300, y: 100, side: 100 }],
  ["nothing outside", { zoom: 0.5, across: 2, down: -1 }, { x: 200, y: 0, side: 200 }],
])("%s of a picture is kept", (_, crop, square) => expect(cropSquare(wide, crop)).toEqual(square));

test("a picture follows the pointer, up to its edges", () => {
  expect(draggedCrop(wide, WHOLE, { right: 50, down: 50, side: 100 })).toEqual({ zoom: 1, across: 0, down: 0.5 });
  expect(draggedCrop(wide, WHOLE, { right: -25, down: 0, side: 100 })).toEqual({ zoom: 1, across: 0.75, down: 0.5 });
  expect(draggedCrop(wide, WHOLE, { right: -500, down: 0, side: 100 }).across).toBe(1);
});
