import { expect, test } from "@jest/globals";
import { isLimitedByRecipient, mailboxOf } from "./recipientLimit.ts";

test.each([
  ["Ann@Example.com", "ann@example.com"],
  ["ann+1@example.com", "ann@example.com"],
  ["+ann@example.com", "+ann@example.com"],
  ["a.nn+x@gmail.com", "ann@gmail.com"],
  ["a.n.n@googlemail.com", "ann@gmail.com"],
  ["a.nn@example.com", "a.nn@example.com"],
])("mail to %s reaches the mailbox %s", (email, mailbox) => expect(mailboxOf(email)).toBe(mailbox));

test("only mail to unverified addresses is limited", () => {
  expect(isLimitedByRecipient("invitation.sent")).toBe(true);
  expect(isLimitedByRecipient("password.reset")).toBe(false);
  expect(isLimitedByRecipient("request.submitted")).toBe(false);
});
