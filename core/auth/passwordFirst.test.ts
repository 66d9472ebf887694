import { expect, test } from "@jest/globals";
import { firstPasswordText, passwordFirst } from "./passwordFirst.ts";

test("only a server that sends email advises people to have a link sent", () => {
  expect(passwordFirst({ sendsMail: true })).toContain("Forgot password?");
  expect(passwordFirst({ sendsMail: false })).toContain("ask an Admin");
  expect(passwordFirst({ sendsMail: false })).not.toContain("Forgot password?");
  expect(firstPasswordText({ sendsMail: true })).toContain("Forgot password?");
  expect(firstPasswordText({ sendsMail: false })).toContain("ask an Admin");
});
