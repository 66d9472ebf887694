import { expect, test } from "@jest/globals";
import { isLinkTrusted, mayLinkByEmail, type SlackConnector } from "./mayLinkByEmail.ts";
import { ROLES, type Role } from "./roles.ts";

const connector = (role: Role, isActive = true): SlackConnector => ({ id: "connector", role, isActive });
const linked = (role: Role, isProven: boolean) => ({ id: "person", role, isProven });
const trusted = (by: SlackConnector) => ROLES.filter((role) => isLinkTrusted(linked(role, false), by));
const linkedBy = (by: SlackConnector | null) => ROLES.filter((role) => mayLinkByEmail(by, { id: "person", role }));

test("a workspace that an Owner connected links everyone by email", () => {
  expect(linkedBy(connector("Owner"))).toEqual(["Employee", "Manager", "Admin", "Owner"]);
});

test("a workspace that an Admin connected links only people below Admin by email", () => {
  expect(linkedBy(connector("Admin"))).toEqual(["Employee", "Manager"]);
});

test("a workspace links nobody else by email once the person who connected it is no longer an active Admin or Owner", () => {
  for (const role of ROLES) expect(linkedBy(connector(role, false))).toEqual([]);
  expect(linkedBy(connector("Manager"))).toEqual([]);
  expect(linkedBy(connector("Employee"))).toEqual([]);
});

test("a Slack link by email outlasts the connector's demotion or deactivation only for people below Admin and the connector", () => {
  expect(trusted(connector("Owner", false))).toEqual(["Employee", "Manager"]);
  expect(trusted(connector("Admin", false))).toEqual(["Employee", "Manager"]);
  expect(trusted(connector("Manager"))).toEqual(["Employee"]);
});

test("people who connect a workspace are linked there by their own email, whatever their role is now", () => {
  for (const role of ROLES) expect(mayLinkByEmail(connector(role), { id: "connector", role })).toBe(true);
});

test("a workspace without a known connector links nobody by email", () => {
  expect(linkedBy(null)).toEqual([]);
});

test("a link by email ends when the person gets a role that can't be linked by email, and a proven link doesn't", () => {
  expect(isLinkTrusted(linked("Manager", false), connector("Admin"))).toBe(true);
  expect(isLinkTrusted(linked("Owner", false), connector("Admin"))).toBe(false);
  expect(isLinkTrusted(linked("Owner", true), connector("Admin"))).toBe(true);
});
