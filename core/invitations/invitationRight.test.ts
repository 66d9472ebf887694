import { expect, test } from "@jest/globals";
import { mayCopyLink, mayStillInvite, rolesOutOfReach } from "./invitationRight.ts";
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

test.each<[change: string, before: Role, after: Role | null, lost: Role[]]>([
  ["deactivation of an Admin", "Admin", null, ["Employee", "Manager", "Admin"]],
  ["demotion of an Admin", "Admin", "Manager", ["Employee", "Manager", "Admin"]],
  ["demotion of an Owner to Admin", "Owner", "Admin", ["Admin", "Owner"]],
  ["promotion of an Admin", "Admin", "Owner", []],
  ["deactivation of a Manager", "Manager", null, []],
])("a %s puts these links out of reach", (_, before, after, lost) => {
  const changed = { role: after ?? before, isActive: after !== null };
  expect(rolesOutOfReach({ role: before, isActive: true }, changed)).toEqual(lost);
});

const copied = (role: Role, inviterId: string) =>
  ROLES.filter((to) => mayCopyLink({ id: "me", role }, { role: to, inviter: { id: inviterId } }));

test("a person can copy the links of their own invitations and of colleagues' invitations for lower roles, and an Owner can copy all", () => {
  expect(copied("Owner", "other")).toEqual(["Employee", "Manager", "Admin", "Owner"]);
  expect(copied("Admin", "other")).toEqual(["Employee", "Manager"]);
  expect(copied("Admin", "me")).toEqual(["Employee", "Manager", "Admin"]);
});
