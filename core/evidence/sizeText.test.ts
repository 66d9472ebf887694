import { expect, test } from "@jest/globals";
import { sizeText } from "./sizeText.ts";

test.each([
  [1, "1 byte"],
  [154, "154 bytes"],
  [2048, "2 KB"],
  [1024 * 1024, "1 MB"],
  [2.42 * 1024 * 1024, "2.4 MB"],
])("a size of %d bytes is shown as %s", (bytes, text) => expect(sizeText(bytes)).toBe(text));
