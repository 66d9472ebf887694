import { expect, test } from "@jest/globals";
import { mayStillInvite } from "./invitationRight.ts";
import { ROLES, type Role } from "../people/access/roles.ts";

test.each<[inviter: Role, invited: Role[]]>([
  ["Owner", ["Employee", "Manager", "Admin", "Owner"]],
  ["Admin", ["Employee", "Manager", "Admin"]],
  ["Manager", []],
  ["Employee", []],
])("an invitation sent by an active %s is valid for %j", (role, invited) => {
  expect(ROLES.filter((to) => mayStillInvite({ role, isActive: true }, to))).toEqual(invited);
});

test.each(ROLES)("no invitation sent by a deactivated %s is valid", (role) => {
  expect(ROLES.filter((to) => mayStillInvite({ role, isActive: false }, to))).toEqual([]);
});
