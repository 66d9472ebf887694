import { expect, test } from "@jest/globals";
import { dotted, redotted } from "./dotted.ts";

test("a separator can't be left at the end of a line, because it wraps with what follows", () => {
  expect(dotted("Employee", "start date Mar 01")).toBe("Employee ·\u00A0start date Mar 01");
  expect(redotted("Step 2 of 3 · Approved by Sarah Lee")).toBe("Step 2 of 3 ·\u00A0Approved by Sarah Lee");
});

test("absent facts get no separator", () => {
  expect(dotted("Employee", null, undefined, "", false, "Berlin")).toBe("Employee ·\u00A0Berlin");
  expect(dotted(false)).toBe("");
});
