import { expect, test } from "@jest/globals";
import { namesAndMore } from "./namesAndMore.ts";

test.each<[string[], number, string]>([
  [["Ana", "Ben"], 0, "Ana, Ben"],
  [["Ana", "Ben", "Cy"], 0, "Ana, Ben, and 1 more"],
  [["Ana", "Ben"], 4, "Ana, Ben, and 4 more"],
  [["Ana"], 4, "Ana and 4 more"],
  [["Ana", "Ben", "Cy"], 4, "Ana, Ben, and 5 more"],
])("%j with %i omitted names is shortened", (names, more, text) => expect(namesAndMore(names, more, 2)).toBe(text));
