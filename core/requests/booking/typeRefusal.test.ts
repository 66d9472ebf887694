import { expect, test } from "@jest/globals";
import { TYPE_REQUESTERS, type TypeRequesters } from "../../leave/LeaveTypeView.ts";
import { isRequestable, ROLES } from "../../people/access/roles.ts";
import { typeRefusal } from "./bookingRefusals.ts";

const typeFor = (requestableBy: TypeRequesters, archived = false) => ({ name: "Sabbatical", requestableBy, archived });

const rolesFor = (requestableBy: TypeRequesters) =>
  ROLES.filter((role) => isRequestable(typeFor(requestableBy), role)).toSorted();

test("each role may request the types for that role and for lower roles", () => {
  expect(TYPE_REQUESTERS.map((requesters) => rolesFor(requesters))).toEqual([
    [...ROLES].toSorted(),
    ["Admin", "Manager", "Owner"],
    ["Admin", "Owner"],
  ]);
});

test("nobody may request an archived type", () => {
  expect(ROLES.filter((role) => isRequestable(typeFor("everyone", true), role))).toEqual([]);
  expect(typeRefusal(typeFor("everyone", true), "Owner")).toMatchObject({
    kind: "rule",
    code: "type_archived",
    message: "Sabbatical is archived and can't be requested",
  });
});

test("the refusal names the roles that may request the type", () => {
  expect(typeRefusal(typeFor("managers"), "Employee")).toMatchObject({
    kind: "forbidden",
    code: "type_not_requestable",
    message: "Only Managers, Admins, and Owners can request sabbatical leave",
  });
  expect(typeRefusal(typeFor("admins"), "Manager")?.message).toBe(
    "Only Admins and Owners can request sabbatical leave",
  );
  expect(typeRefusal(typeFor("admins"), "Admin")).toBeUndefined();
});
