import { expect, test } from "@jest/globals";
import { hasNewAdminRights } from "./hasNewAdminRights.ts";
import type { Role } from "./roles.ts";

const member = (role: Role, isActive = true) => ({ role, isActive });

test.each([
  ["a new Admin", null, member("Admin")],
  ["a Manager who becomes an Admin", member("Manager"), member("Admin")],
  ["an Admin who becomes an Owner", member("Admin"), member("Owner")],
  ["a former Admin who returns", member("Admin", false), member("Admin")],
  ["a former Employee who returns as an Owner", member("Employee", false), member("Owner")],
])("%s has new rights", (_, before, after) => expect(hasNewAdminRights(before, after)).toBe(true));

test.each([
  ["a new Manager", null, member("Manager")],
  ["an Admin who stays one", member("Admin"), member("Admin")],
  ["an Owner who becomes an Admin", member("Owner"), member("Admin")],
  ["a former Employee who is an Admin only once they return", member("Employee", false), member("Admin", false)],
])("%s has no new rights", (_, before, after) => expect(hasNewAdminRights(before, after)).toBe(false));
