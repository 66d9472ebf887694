import { expect, test } from "@jest/globals";
import { hyphenated } from "./hyphenated.ts";

test.each([
  ["Thanksgiving Day", "Thanks|giving Day"],
  ["Washington's Birthday", "Wash|ing|ton's Birthday"],
  ["Thanksgivings", "Thanksgivings"],
  ["Tag der Deutschen Einheit", "Tag der Deutschen Einheit"],
])("%s can be divided", (name, expected) => {
  expect(hyphenated(name)).toBe(expected.replaceAll("|", "\u00AD"));
});
