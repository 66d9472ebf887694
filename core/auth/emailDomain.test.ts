import { expect, test } from "@jest/globals";
import { assertEmailDomain } from "./emailDomain.ts";

test("an email of the domain is accepted, regardless of case", () => {
  expect(() => assertEmailDomain("jane@example.com", "example.com")).not.toThrow();
  expect(() => assertEmailDomain("Jane@EXAMPLE.com", "Example.com")).not.toThrow();
  expect(() => assertEmailDomain("jane@anywhere.org", null)).not.toThrow();
});

test.each(["jane@other.com", "jane@sub.example.com", "jane@notexample.com", "jane@example.com.evil.org"])(
  "%s doesn't belong to the domain",
  (email) => {
    const text = "Email must belong to example.com";
    expect(() => assertEmailDomain(email, "example.com")).toThrow(
      expect.objectContaining({ kind: "invalid", message: text, fields: { email: text } }),
    );
  },
);
