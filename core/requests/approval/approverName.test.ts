import { expect, test } from "@jest/globals";
import type { Role } from "#core/people/access/roles.ts";
import type { PersonNode } from "#core/people/approver.ts";
import { approverName, SELF } from "./approverName.ts";
import { mayDecide } from "./mayDecideRequest.ts";

const person = (id: string, role: Role, managerId: string | null = null, isActive = true): PersonNode => ({
  id,
  name: id,
  role,
  managerId,
  officeId: null,
  isActive,
});

test.each([
  ["the approver of a person who has one", "Erin", [person("Olga", "Owner"), person("Mona", "Manager")], "Mona"],
  ["the other Admins and Owners for a person without an approver", "Loner", [person("Olga", "Owner")], "Olga"],
  ["the other Admins for an Owner", "Olga", [person("Bea", "Admin"), person("Ada", "Admin")], "Ada or Bea"],
  [
    "only the number of many Admins",
    "Olga",
    ["A", "B", "C", "D"].map((name) => person(name, "Admin")),
    "Another Admin or Owner",
  ],
  ["the only Owner, whose deactivated colleagues don't decide", "Olga", [person("Ada", "Admin", null, false)], SELF],
])("the approver in the form is %s", (_, id, others, name) => {
  const own = { Erin: person("Erin", "Employee", "Mona"), Loner: person("Loner", "Employee") }[id];
  const me = own ?? person(id, "Owner");
  const people = new Map([me, ...others].map((one) => [one.id, one]));
  expect(approverName(id, people, SELF)).toBe(name);
  expect(mayDecide(me, me, people)).toBe(name === SELF);
});
