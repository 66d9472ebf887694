import { expect, test } from "@jest/globals";
import { domainOf, hasRecord } from "./domains.ts";

test.each([
  ["the record", [["awayday-domain=token"]], true],
  ["the record in two parts, beside another", [["v=spf1 -all"], ["awayday-", "domain=token"]], true],
  ["no record", [], false],
  ["another token", [["awayday-domain=token2"]], false],
  ["the token alone", [["token"]], false],
])("%s", (_, records, isProven) => {
  expect(hasRecord(records, "token")).toBe(isProven);
});

test("the domain of an email is in lowercase", () => {
  expect(domainOf("Ann@Acme.Test")).toBe("acme.test");
});
