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

const withInScan = (...bytes: number[]) => Uint8Array.from([...aPhoto().subarray(0, -2), ...bytes, 0xff, 0xd9]);
const hidden = [...Buffer.from("at home")];
const comment = [0xff, 0xfe, 0, hidden.length + 2, ...hidden];
const nextScan = [0xff, 0xda, 0, 8, 1, 0, 0, 63, 0, 0, ...Buffer.from("finer")];

test("metadata after the first scan is removed, also behind the end, and every scan stays", () => {
  expect(plainJpeg(withInScan(...comment, ...nextScan))).toEqual(withInScan(...nextScan));
  expect(plainJpeg(Uint8Array.from([...aPhoto(), ...comment]))).toEqual(aPhoto());
  expect(plainJpeg(withInScan(0xff, ...comment, 0xff))).toEqual(aPhoto());
});

test("bytes and restarts of a scan that look like other parts stay", () => {
  const photo = withInScan(0xff, 0, 0xff, 0xd0, 0xff, 0, 0xfe);
  expect(plainJpeg(photo)).toEqual(photo);
});

test("a thumbnail and parts of unknown meaning are removed", () => {
  const [start, rest] = [aPhoto().subarray(0, 2), aPhoto().subarray(20)];
  const thumbnail = [0xff, 0xe0, 0, 19, ...Buffer.from("JFIF\0"), 1, 1, 0, 0, 1, 0, 1, 1, 1, 9, 9, 9];
  const unknown = [0xff, 0xf0, 0, hidden.length + 2, ...hidden];
  expect(plainJpeg(Uint8Array.from([...start, ...thumbnail, ...unknown, ...rest]))).toEqual(
    Uint8Array.from([...start, ...rest]),
  );
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
  ["an image without an end", aPhoto().subarray(0, -2)],
  ["an image without a scan", Uint8Array.from([0xff, 0xd8, 0xff, 0xd9])],
  ["a scan without a size", Uint8Array.from([0xff, 0xd8, 0xff, 0xda, 0, 4, 0, 0])],
])("%s is refused", (_, image) => expect(() => plainJpeg(image)).toThrow("must be a JPEG image"));
