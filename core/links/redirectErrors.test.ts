import { expect, test } from "@jest/globals";
import { REDIRECT_ERRORS, redirectErrorText, withRedirectError } from "./redirectErrors.ts";

test("a path carries an error code, and the page shows the text of the code", () => {
  expect(withRedirectError("/", "signed_out")).toBe("/?error=signed_out");
  expect(withRedirectError("/login?then=%2Frequests", "signed_out")).toBe("/login?then=%2Frequests&error=signed_out");
  expect(redirectErrorText("signed_out")).toBe("Please sign in");
});

test("no text advises a server without email to send a link", () => {
  for (const code of Object.keys(REDIRECT_ERRORS)) {
    expect(redirectErrorText(code, { sendsMail: false })).not.toContain("Forgot password?");
  }
  expect(redirectErrorText("other_google")).toContain("choose “Forgot password?”");
});

test("only a server with email promises people who asked to join that an email follows", () => {
  expect(redirectErrorText("sso_asked")).toContain("You'll get an email");
  expect(redirectErrorText("sso_asked", { sendsMail: false })).not.toContain("email");
});

test("the advice to sign in once names Google only where the server has it", () => {
  expect(redirectErrorText("sso_link_first")).toContain("with your password or Google");
  expect(redirectErrorText("sso_link_first", { hasGoogle: false })).toContain("sign in here with your password.");
});

test("a refusal without a redirect text becomes the general failure", () => {
  expect(withRedirectError("/settings/slack", "deadlock")).toBe("/settings/slack?error=failed");
});

test.each([null, "", "Your account is locked. Call 555-0100", "toString", "__proto__", "SIGNED_OUT"])(
  "the code %j has no text",
  (code) => expect(redirectErrorText(code)).toBeUndefined(),
);
