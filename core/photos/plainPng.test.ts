import { expect, test } from "@jest/globals";
import { aPng } from "#tests/arranging/aPhoto.ts";
import { plainPng } from "./plainPng.ts";

const isSmall = (width: number, height: number) => width === 192 && height === 192;

test("metadata, animations, and bytes after the end are removed, and the rest stays", () => {
  const picture = aPng({ parts: { tEXt: "at home", eXIf: "at home", acTL: "at home" } });
  expect(plainPng(Uint8Array.from([...picture, ...Buffer.from("at home")]), isSmall)).toEqual(aPng());
});

test.each([
  ["of another size", aPng({ pixels: 193 })],
  ["without an end", aPng().subarray(0, -12)],
  ["that ends within a part", aPng().subarray(0, -13)],
  ["with another part first", aPng({ first: { tEXt: "x" } })],
  ["with two headers", aPng({ parts: { IHDR: "x" } })],
  ["of only a signature", aPng().subarray(0, 8)],
  ["of another kind", Buffer.from("GIF89a")],
])("an image %s is refused", (_, image) => expect(() => plainPng(image, isSmall)).toThrow("The photo must be"));
