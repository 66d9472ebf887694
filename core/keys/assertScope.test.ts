import { expect, test } from "@jest/globals";
import { scopesOf } from "./assertScope.ts";
import { SCOPES } from "./scopes.ts";

test("an Owner can use every scope, and an Employee only those with operations that Employees may run", () => {
  expect(scopesOf("Owner")).toEqual(SCOPES);
  expect(SCOPES.filter((scope) => !scopesOf("Employee").includes(scope))).toEqual([
    "people:write",
    "teams:write",
    "policies:read",
    "holidays:read",
    "holidays:write",
    "balances:write",
    "audit:read",
  ]);
});
