import { expect, test } from "@jest/globals";
import { awayText } from "./awayText.ts";

const list = (names: readonly string[]) => names.join(", ");

test.each([
  [["Ana"], ["Ben"], "Ana; pending: Ben"],
  [["Ana", "Cy"], [], "Ana, Cy"],
  [[], ["Ben"], "pending: Ben"],
  [[], [], ""],
])("%j away and %j pending is shown as %j", (alsoAway, alsoPending, text) => {
  expect(awayText({ alsoAway, alsoPending }, list)).toBe(text);
});
