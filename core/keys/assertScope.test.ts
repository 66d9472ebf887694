import { expect, test } from "@jest/globals";
import { isScopeOf } from "./assertScope.ts";
import { SCOPES } from "./scopes.ts";

test("an Owner can use every scope, and an Employee only those with operations that Employees may run", () => {
  expect(SCOPES.filter((scope) => !isScopeOf("Owner", scope))).toEqual([]);
  expect(SCOPES.filter((scope) => !isScopeOf("Employee", scope))).toEqual([
    "people:write",
    "teams:write",
    "policies:read",
    "holidays:read",
    "holidays:write",
    "balances:write",
    "audit:read",
  ]);
});
