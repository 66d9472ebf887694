import { expect, test } from "@jest/globals";
import { aPhoto } from "#tests/arranging/aPhoto.ts";
import { plainJpeg } from "./plainJpeg.ts";

const text = (bytes: Uint8Array) => Buffer.from(bytes).toString("latin1");

test("metadata is removed, and the rest stays", () => {
  const plain = plainJpeg(aPhoto({ secret: "Exif: taken at home" }));
  expect(text(plain)).not.toContain("taken at home");
  expect(text(plain)).toContain("JFIF");
  expect(plain).toEqual(aPhoto());
  expect(plainJpeg(plain)).toEqual(plain);
});

test.each([
  ["too wide", aPhoto({ width: 257 })],
  ["too low", aPhoto({ height: 100 })],
])("an image that is %s is refused", (_, image) => expect(() => plainJpeg(image)).toThrow("256 × 256 pixels"));

test.each([
  ["nothing", new Uint8Array()],
  ["a page", Buffer.from("<!doctype html><script>alert(1)</script>")],
  ["a PNG image", Buffer.from("\x89PNG\r\n\x1a\n")],
  ["only a start", aPhoto().subarray(0, 2)],
  ["an image that ends within its size", aPhoto().subarray(0, 25)],
  ["a scan without a size", Uint8Array.from([0xff, 0xd8, 0xff, 0xda, 0, 4, 0, 0])],
])("%s is refused", (_, image) => expect(() => plainJpeg(image)).toThrow("must be a JPEG image"));
