import { expect, test } from "@jest/globals";
import { invalidText } from "./invalidText.ts";

const error = (message: string) => ({ type: "custom", message });

test("a form with an empty field asks for all fields, and another one shows its first error", () => {
  const tooLong = error("Use up to 200 characters");
  expect(invalidText({ name: error("Name is required"), zone: tooLong }, { name: "", zone: "x" })).toBe(
    "Please fill in all fields.",
  );
  expect(invalidText({ name: tooLong }, { name: "x", hours: "" })).toBe("Use up to 200 characters.");
});
