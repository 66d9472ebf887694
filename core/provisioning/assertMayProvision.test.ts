import { expect, test } from "@jest/globals";
import { ROLES } from "../people/access/roles.ts";
import { assertMayProvision } from "./assertMayProvision.ts";
import { assertNotManaged } from "./lockedFields.ts";
import { provisionedEmail } from "./provisionedEmail.ts";
import { nameAfter } from "./nameAfter.ts";

const email = { email: "new@example.com" };

test("nobody's account can be taken over by a new email", () => {
  for (const role of ROLES) {
    const change = (hasJoined: boolean) => () => assertMayProvision({ role, isActive: true, hasJoined }, email);
    expect(change(true)).toThrow("email");
    if (role === "Employee") expect(change(false)).not.toThrow();
    else expect(change(false)).toThrow("email");
  }
});

test("provisioning gives no Admin or Owner their access back", () => {
  for (const role of ROLES) {
    const reactivate = () => assertMayProvision({ role, isActive: false, hasJoined: true }, { isActive: true });
    if (role === "Admin" || role === "Owner") expect(reactivate).toThrow("can't reactivate");
    else expect(reactivate).not.toThrow();
    expect(() => assertMayProvision({ role, isActive: true, hasJoined: true }, { isActive: true })).not.toThrow();
  }
});

const person = { name: "Ann", managerId: null, isActive: false, role: "Employee" } as const;

test("what an identity provider manages can't be changed in Awayday", () => {
  const managed = { managesManager: false, isActive: true };
  expect(() => assertNotManaged(person, managed, { name: "Eve" })).toThrow("Change the name there");
  expect(() => assertNotManaged(person, managed, { name: "Ann", managerId: "b" })).not.toThrow();
  expect(() => assertNotManaged(person, { ...managed, managesManager: true }, { managerId: "b" })).toThrow("manager");
  expect(() => assertNotManaged(person, managed, { isActive: true })).not.toThrow();
  expect(() => assertNotManaged(person, { ...managed, isActive: false }, { isActive: true })).toThrow("deactivated");
  expect(() => assertNotManaged(person, undefined, { name: "Eve" })).not.toThrow();
});

test("everyone whom an identity provider deactivated can be reactivated, either there or in Awayday", () => {
  const managed = { managesManager: false, isActive: false };
  for (const role of ROLES) {
    const there = () => assertMayProvision({ role, isActive: false, hasJoined: true }, { isActive: true });
    const here = () => assertNotManaged({ ...person, role }, managed, { isActive: true });
    const [allowed, refused] = role === "Admin" || role === "Owner" ? [here, there] : [there, here];
    expect(allowed).not.toThrow();
    expect(refused).toThrow("eactivate");
  }
});

test("an email comes from the work email, or from a userName that was the email before", () => {
  const current = { email: "ann@example.com", userName: "Ann@Example.com" };
  expect(provisionedEmail({ sent: { userName: "lee@example.com" }, current })).toBe("lee@example.com");
  expect(provisionedEmail({ sent: { userName: "x", email: "ANN@example.com" }, current })).toBeUndefined();
  expect(provisionedEmail({ sent: { userName: "lee" }, current: { ...current, userName: "ann" } })).toBeUndefined();
  expect(provisionedEmail({ sent: { userName: "lee" }, current })).toBeUndefined();
  expect(provisionedEmail({ sent: {}, current })).toBeUndefined();
});

test("a name is the display name or, without one, the full name or its parts", () => {
  const none = { displayName: null, givenName: null, familyName: null };
  const parts = { givenName: "Ann", familyName: "Lee" };
  expect(nameAfter(none, { ...parts, displayName: "A. Lee", formatted: "Ann B. Lee" })).toBe("A. Lee");
  expect(nameAfter(none, { ...parts, displayName: null, formatted: "Ann B. Lee" })).toBe("Ann B. Lee");
  expect(nameAfter(none, parts)).toBe("Ann Lee");
  expect(nameAfter({ ...none, ...parts }, { familyName: "Roe" })).toBe("Ann Roe");
  expect(nameAfter({ ...parts, displayName: "A. Lee" }, { familyName: "Roe" })).toBe("A. Lee");
  expect(nameAfter(none, { ...none, givenName: "Ann" })).toBe("Ann");
});

test("a name stays if nothing or only a part of it is known", () => {
  const none = { displayName: null, givenName: null, familyName: null };
  expect(nameAfter(none, { familyName: "Roe" })).toBeUndefined();
  expect(nameAfter(none, none)).toBeUndefined();
  expect(nameAfter({ ...none, displayName: "Ann" }, {})).toBeUndefined();
});
