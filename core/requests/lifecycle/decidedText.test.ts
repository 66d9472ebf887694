import { expect, test } from "@jest/globals";
import { decidedText } from "./decidedText.ts";

test.each([
  ["approved", "Approved by Ola Berg"],
  ["rejected", "Rejected by Ola Berg"],
  ["cancelled", "Canceled by Ola Berg"],
] as const)("a request that was %s is shown as %s", (status, text) =>
  expect(decidedText(status, "Ola Berg")).toBe(text),
);
