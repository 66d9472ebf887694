import { expect, test } from "@jest/globals";
import type { PersonNode } from "#core/people/approver.ts";
import type { Role } from "#core/people/access/roles.ts";
import { seesOnCalendar, shownType } from "./calendarVisibility.ts";

const node = (id: string, role: Role, managerId: string | null, officeId = "paris"): PersonNode => ({
  id,
  name: id,
  role,
  managerId,
  officeId,
  isActive: true,
});
const people = new Map(
  [
    node("owner", "Owner", null),
    node("head", "Manager", "owner"),
    node("lead", "Employee", "head"),
    node("ann", "Employee", "lead"),
    node("bob", "Employee", "lead"),
    node("cy", "Employee", "head"),
    node("loner", "Employee", null),
    node("other", "Employee", null, "oslo"),
  ].map((one) => [one.id, one]),
);
const get = (id: string): PersonNode => people.get(id) ?? node(id, "Employee", null);
const seenBy = (id: string) => [...people.keys()].filter((other) => seesOnCalendar(get(id), get(other), people));

test.each([
  ["an Employee sees their manager and the manager's other reports", "ann", ["lead", "ann", "bob"]],
  ["an Employee also sees their own reports", "lead", ["head", "lead", "ann", "bob", "cy"]],
  ["a Manager also sees everyone below them", "head", ["owner", "head", "lead", "ann", "bob", "cy"]],
  ["a person without a manager sees their office", "loner", ["owner", "head", "lead", "ann", "bob", "cy", "loner"]],
  ["a person without a manager sees no other office", "other", ["other"]],
  ["an Owner sees everyone", "owner", [...people.keys()]],
])("%s", (_, id, expected) => expect(seenBy(id)).toEqual(expected));

const shown = (viewer: string, person: string, type: "vacation" | "sick" | "personal") =>
  shownType(get(viewer), get(person), people, type);

test("vacation is shown to everyone, and other leave only to the person, people above them, and Admins", () => {
  expect(shown("bob", "ann", "vacation")).toBe("vacation");
  expect(shown("bob", "ann", "sick")).toBe("away");
  expect(shown("ann", "lead", "personal")).toBe("away");
  expect(shown("ann", "ann", "sick")).toBe("sick");
  expect(shown("lead", "ann", "sick")).toBe("sick");
  expect(shown("head", "ann", "personal")).toBe("personal");
  expect(shown("owner", "other", "sick")).toBe("sick");
});
