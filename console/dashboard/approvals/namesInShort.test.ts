import { expect, test } from "@jest/globals";
import { namesInShort } from "./namesInShort.ts";

test.each([
  [[], "Nobody"],
  [["Tom"], "Tom"],
  [["Tom", "Kim", "Ines"], "Tom, Kim, Ines"],
  [["Tom", "Kim", "Ines", "Ola"], "Tom, Kim, and 2 others"],
])("%j is shortened", (names, words) => expect(namesInShort(names)).toBe(words));

test("people whose names are omitted count as others", () => {
  expect(namesInShort(["Tom", "Kim", "Ines", "Ola"], 12)).toBe("Tom, Kim, and 14 others");
  expect(namesInShort(["Tom"], 2)).toBe("Tom, and 2 others");
});
