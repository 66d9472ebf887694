import { expect, test } from "@jest/globals";
import type { PersonNode } from "../approver.ts";
import { assertMayReadLedger, mayReadLedger } from "./mayReadLedger.ts";
import { ROLES, type Role } from "./roles.ts";

const node = (id: string, managerId: string | null, role: Role = "Employee"): PersonNode => ({
  id,
  name: id,
  role,
  managerId,
  officeId: "paris",
  isActive: true,
});
const everyone = [
  node("head", null, "Manager"),
  node("lead", "head"),
  node("ann", "lead"),
  node("bob", "head"),
  node("boss", null, "Manager"),
  node("zoe", "boss"),
];
const people = new Map(everyone.map((one) => [one.id, one]));
const readBy = (id: string, role: Role) =>
  everyone.filter((person) => mayReadLedger({ id, role }, person, people)).map((person) => person.id);

test("a Manager reads their own ledger and those of everyone below them, at any depth, and no others", () => {
  expect(readBy("head", "Manager")).toEqual(["head", "lead", "ann", "bob"]);
  expect(readBy("boss", "Manager")).toEqual(["boss", "zoe"]);
});

test("an Employee reads only their own ledger, even with reports", () => {
  expect(readBy("lead", "Employee")).toEqual(["lead"]);
});

test("an Admin and an Owner read every ledger", () => {
  for (const role of ["Admin", "Owner"] as const) expect(readBy("other", role)).toHaveLength(everyone.length);
});

test("everyone reads their own ledger", () => {
  for (const role of ROLES) expect(readBy("zoe", role)).toContain("zoe");
});

test("the refusal names the people whose balances a Manager may read", () => {
  const zoe = node("zoe", "boss");
  expect(() => assertMayReadLedger({ id: "head", role: "Manager" }, zoe, people)).toThrow(
    "people in your reporting line",
  );
  expect(() => assertMayReadLedger({ id: "lead", role: "Employee" }, zoe, people)).toThrow("your own ledger");
});
