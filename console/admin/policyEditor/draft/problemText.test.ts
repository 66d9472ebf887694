import { expect, test } from "@jest/globals";
import { problemText } from "./problemText.ts";

test.each([
  ["grants[0].amount", "is required", "Grant 1, amount is required"],
  [
    "grants[1].amount.tiers[1]",
    "must begin above the previous tier",
    "Grant 2, amount, tiers row 2 must begin above the previous tier",
  ],
  ["leaveYear", "must be 01-01", "Leave year must be 01-01"],
  ["credits", "can't be used without a grant", "Extra work can't be used without a grant"],
  ["booking.evidenceAfter", "must be 0 or more", "Requests, “Document required for more than” must be 0 or more"],
  [
    "booking.approval[1].by[0][2]",
    "must be a person in the organization",
    "Requests, approval rule 2, approver 1 must be a person in the organization",
  ],
  ["", "isn't valid", "The policy isn't valid"],
])("a problem at “%s” names its place in words", (path, text, expected) => {
  expect(problemText(path, text)).toBe(expected);
});
