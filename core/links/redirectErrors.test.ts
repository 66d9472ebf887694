import { expect, test } from "@jest/globals";
import { redirectErrorText, withRedirectError } from "./redirectErrors.ts";

test("an address carries a code, and the page turns it into its text", () => {
  expect(withRedirectError("/", "signed_out")).toBe("/?error=signed_out");
  expect(redirectErrorText("signed_out")).toBe("Please sign in");
});

test("a refusal without a text of its own is told as a failure", () => {
  expect(withRedirectError("/settings/slack", "deadlock")).toBe("/settings/slack?error=failed");
});

test.each([null, "", "Your account is locked. Call 555-0100", "toString", "__proto__", "SIGNED_OUT"])(
  "%j in an address says nothing",
  (code) => expect(redirectErrorText(code)).toBeUndefined(),
);
