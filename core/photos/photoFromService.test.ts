import { expect, test } from "@jest/globals";
import { aPhoto, aPng } from "#tests/arranging/aPhoto.ts";
import { MAX_PHOTO_BYTES } from "./photoLimits.ts";
import { photoFromService } from "./photoFromService.ts";

test("a square JPEG or PNG image is cleaned", () => {
  const square = { width: 192, height: 192 };
  expect(photoFromService(aPhoto({ ...square, secret: "at home" }))).toEqual(aPhoto(square));
  expect(photoFromService(aPng({ parts: { tEXt: "at home" } }))).toEqual(aPng());
});

test.each([
  ["a wide image", aPhoto({ width: 200, height: 192 })],
  ["a tiny image", aPng({ pixels: 16 })],
  ["a large image", aPng({ pixels: 1024 })],
  ["an image of many bytes", aPng({ parts: { IDAT: "x".repeat(MAX_PHOTO_BYTES) } })],
  ["another kind of file", Buffer.from("GIF89a")],
])("%s is refused", (_, picture) => expect(() => photoFromService(picture)).toThrow("The photo"));
