import { expect, test } from "@jest/globals";
import { HEIC, JPEG, PDF, pdfOf, PNG } from "#tests/arranging/evidenceFiles.ts";
import { ContentCheck, typeOfStart } from "./ContentCheck.ts";

function typeOf(file: Uint8Array, chunk: number): string | undefined {
  const check = new ContentCheck();
  for (let at = 0; at < file.length; at += chunk) check.add(file.subarray(at, at + chunk));
  expect(check.size).toBe(file.length);
  return check.type();
}

const pdf = Buffer.from(PDF, "latin1");
const accepted: [string, Buffer, string][] = [
  ["a PDF", pdf, "application/pdf"],
  ["a long PDF", pdfOf(100_000), "application/pdf"],
  ["a PNG", PNG, "image/png"],
  ["a JPEG with a video behind it", JPEG, "image/jpeg"],
  ["a HEIC", HEIC, "image/heic"],
];

test.each(accepted)("%s is recognized by its content, however it arrives", (_, file, type) => {
  for (const chunk of [1, 7, 4096, file.length]) expect(typeOf(file, chunk)).toBe(type);
  expect(typeOfStart(file)).toBe(type);
});

const renamed: [string, Buffer][] = [
  ["a page", Buffer.from("<!doctype html><script>alert(1)</script>")],
  ["a program", Buffer.from("MZ\x90\x00 a program", "latin1")],
  ["an archive", Buffer.from("PK\x03\x04 an archive", "latin1")],
  ["an AVIF image", Buffer.concat([Buffer.from("\0\0\0\x14ftypavif\0\0\0\0mif1", "latin1"), HEIC.subarray(24)])],
  ["a PDF that starts late", Buffer.concat([Buffer.from("<html>"), pdf])],
  ["a PDF without its end", pdf.subarray(0, -10)],
  ["a PDF's signature", Buffer.from("%PDF-1.4\nhello")],
  ["a PNG without its end", PNG.subarray(0, -4)],
  ["a PNG's signature", Buffer.concat([PNG.subarray(0, 8), Buffer.from("hello"), PNG.subarray(-12)])],
  ["a PNG without a size", Buffer.concat([PNG.subarray(0, 16), Buffer.alloc(8), PNG.subarray(24)])],
  ["a JPEG without its end", JPEG.subarray(0, 30)],
  ["a JPEG's signature", Buffer.from("ffd8ff0068656c6c6fffd9", "hex")],
  ["a HEIC without its boxes", HEIC.subarray(0, 24)],
  ["a HEIC that was cut off", HEIC.subarray(0, 40)],
  ["nothing", Buffer.alloc(0)],
];

test.each(renamed)("%s isn't an accepted file, whatever its name", (_, file) => {
  expect(typeOf(file, 1024)).toBeUndefined();
});
