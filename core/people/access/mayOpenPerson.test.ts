import { expect, test } from "@jest/globals";
import type { PersonNode } from "../approver.ts";
import { mayOpenPerson } from "./mayOpenPerson.ts";
import type { Role } from "./roles.ts";

const node = (id: string, role: Role, managerId: string | null, isActive = true): PersonNode => ({
  id,
  name: id,
  role,
  managerId,
  officeId: null,
  isActive,
});
const lead = node("lead", "Employee", "head");
const erin = node("erin", "Employee", "lead");
const left = node("left", "Employee", "head", false);
const head = node("head", "Manager", null);
const other = node("other", "Manager", null);
const admin = node("admin", "Admin", null);
const people = new Map([lead, erin, left, head, other, admin].map((person) => [person.id, person]));

test.each<[PersonNode, PersonNode, boolean]>([
  [erin, erin, true],
  [head, erin, true],
  [head, head, true],
  [admin, erin, true],
  [admin, left, true],
  [head, left, false],
  [other, erin, false],
  [lead, erin, false],
  [erin, lead, false],
])("$id opens the page of $id: %s", (reader, person, expected) => {
  expect(mayOpenPerson(reader, person, people)).toBe(expected);
});
