import { expect, test } from "@jest/globals";
import { assertNotBegun, assertNotPast } from "./assertNotBegun.ts";

const CLOSURE = { startDate: "2027-12-24" };

test.each([
  ["2027-12-23", [undefined, undefined]],
  ["2027-12-24", [undefined, "closure_begun"]],
  ["2027-12-25", ["start_in_past", "closure_begun"]],
])("on %s, adding and deleting a closure from December 24 are refused with %j", (today, codes) => {
  expect([codeOf(() => assertNotPast(CLOSURE, today)), codeOf(() => assertNotBegun(CLOSURE, today))]).toEqual(codes);
});

function codeOf(run: () => void): unknown {
  try {
    run();
    return undefined;
  } catch (error) {
    return (error as { code?: string }).code;
  }
}
