import { expect, test } from "@jest/globals";
import type { PersonNode } from "./approver.ts";
import { assertNoManagerCycle } from "./assertNoManagerCycle.ts";

const node = (id: string, managerId: string | null): PersonNode => ({
  id,
  name: id.toUpperCase(),
  role: "Manager",
  managerId,
  officeId: null,
  isActive: true,
});
const people = new Map([node("top", null), node("middle", "top"), node("low", "middle")].map((one) => [one.id, one]));

test("nobody can be their own manager", () => {
  expect(() => assertNoManagerCycle("top", "top", people)).toThrow(
    expect.objectContaining({ kind: "invalid", fields: { managerId: "Nobody can be their own manager" } }),
  );
});

test("nobody below a person can become their manager", () => {
  expect(() => assertNoManagerCycle("top", "middle", people)).toThrow(expect.objectContaining({ kind: "conflict" }));
  expect(() => assertNoManagerCycle("top", "low", people)).toThrow("LOW already reports to this person");
});

test("everyone else can become their manager", () => {
  expect(() => assertNoManagerCycle("low", "top", people)).not.toThrow();
  expect(() => assertNoManagerCycle("low", "middle", people)).not.toThrow();
  expect(() => assertNoManagerCycle("new", "low", people)).not.toThrow();
  expect(() => assertNoManagerCycle("low", "unknown", people)).not.toThrow();
});
