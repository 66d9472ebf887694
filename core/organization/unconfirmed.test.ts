import { expect, test } from "@jest/globals";
import { assertMayBringMore } from "./unconfirmed.ts";

test.each([
  [0, 9],
  [1, 4],
  [5, 0],
])("an unconfirmed organization can add %i people to %i", (newOnes, soFar) => {
  expect(() => assertMayBringMore(newOnes, soFar)).not.toThrow();
});

test.each([
  [1, 5],
  [6, 0],
])("an unconfirmed organization can't add %i people to %i", (newOnes, soFar) => {
  expect(() => assertMayBringMore(newOnes, soFar)).toThrow(
    "An Owner must confirm their email address before you can add more than 5 people",
  );
});
