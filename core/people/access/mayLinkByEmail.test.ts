import { expect, test } from "@jest/globals";
import { isLinkTrusted, mayLinkByEmail, type SlackConnecter } from "./mayLinkByEmail.ts";
import { ROLES, type Role } from "./roles.ts";

const connecter = (role: Role, isActive = true): SlackConnecter => ({ id: "connecter", role, isActive });
const linked = (role: Role, isProven: boolean) => ({ id: "person", role, isProven });
const linkedBy = (by: SlackConnecter | null) => ROLES.filter((role) => mayLinkByEmail(by, { id: "person", role }));

test("a workspace that an Owner connected links everyone by email", () => {
  expect(linkedBy(connecter("Owner"))).toEqual(["Employee", "Manager", "Admin", "Owner"]);
});

test("a workspace that an Admin connected links only people below Admin by email", () => {
  expect(linkedBy(connecter("Admin"))).toEqual(["Employee", "Manager"]);
});

test("after the one who connected it was demoted, a workspace links only people below their new role by email", () => {
  expect(linkedBy(connecter("Manager"))).toEqual(["Employee"]);
  expect(linkedBy(connecter("Employee"))).toEqual([]);
});

test("a deactivated Owner's workspace links people by email like an Admin's", () => {
  expect(linkedBy(connecter("Owner", false))).toEqual(["Employee", "Manager"]);
});

test("people who connect a workspace are linked there by their own email, whatever their role is now", () => {
  for (const role of ROLES) expect(mayLinkByEmail(connecter(role), { id: "connecter", role })).toBe(true);
});

test("a workspace without a known connecter links nobody by email", () => {
  expect(linkedBy(null)).toEqual([]);
});

test("a link by email ends when the person gets a role that it couldn't be made for, and a proven link doesn't", () => {
  expect(isLinkTrusted(linked("Manager", false), connecter("Admin"))).toBe(true);
  expect(isLinkTrusted(linked("Owner", false), connecter("Admin"))).toBe(false);
  expect(isLinkTrusted(linked("Owner", true), connecter("Admin"))).toBe(true);
});
