import { describe, expect, test } from "@jest/globals";
import { Refusal } from "#core/refusal.ts";
import {
  assertMayChangeEmail,
  assertMayChangeRole,
  assertMayDeactivate,
  assertMayGivePasswordLink,
  assertMayGrantRole,
  assertMayTransferOwnership,
  fixedFields,
} from "./roleChange.ts";
import { isAtLeast, ROLES, type Role } from "./roles.ts";

const someone = (id: string, role: Role, isActive = true) => ({ id, role, isActive });

function codeOf(act: () => void): string {
  try {
    act();
    return "allowed";
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return `${error.kind} ${error.code}`;
  }
}

function change(actorRole: Role, role: Role, next: Role, activeOwners = 2): string {
  const people = { actor: someone("actor", actorRole), person: someone("person", role) };
  return codeOf(() => assertMayChangeRole({ ...people, next, activeOwners }));
}

test("nobody can assign a role above their own", () => {
  for (const actor of ROLES) {
    for (const role of ROLES) {
      const expected = isAtLeast(actor, role) ? "allowed" : "forbidden role_above_own";
      expect(codeOf(() => assertMayGrantRole(actor, role))).toBe(expected);
    }
  }
});

describe("changing a role", () => {
  test("an Admin can change the role of people below Admin, up to Admin", () => {
    expect(change("Admin", "Employee", "Manager")).toBe("allowed");
    expect(change("Admin", "Admin", "Employee")).toBe("forbidden role_not_below");
    expect(change("Admin", "Employee", "Admin")).toBe("allowed");
    expect(change("Admin", "Employee", "Owner")).toBe("forbidden role_above_own");
    expect(change("Admin", "Owner", "Employee")).toBe("forbidden owner_only");
  });

  test("an Owner can appoint and demote Owners, except the last one", () => {
    expect(change("Owner", "Employee", "Owner")).toBe("allowed");
    expect(change("Owner", "Owner", "Admin")).toBe("allowed");
    expect(change("Owner", "Owner", "Admin", 1)).toBe("conflict last_owner");
  });

  test("nobody can change their own role", () => {
    for (const role of ["Admin", "Owner"] as const) {
      const me = someone("me", role);
      const next = "Employee";
      expect(codeOf(() => assertMayChangeRole({ actor: me, person: me, next, activeOwners: 2 }))).toBe(
        "forbidden own_role",
      );
      expect(codeOf(() => assertMayChangeRole({ actor: me, person: me, next: role, activeOwners: 1 }))).toBe("allowed");
    }
  });

  test("the last Owner's own change is refused because an Owner must remain", () => {
    const me = someone("me", "Owner");
    const act = () => assertMayChangeRole({ actor: me, person: me, next: "Admin", activeOwners: 1 });
    expect(codeOf(act)).toBe("conflict last_owner");
  });
});

test("an Admin can change the email of people with lower roles, an Owner that of everyone else, and nobody their own", () => {
  for (const actor of ["Admin", "Owner"] as const) {
    for (const role of ROLES) {
      const act = () => assertMayChangeEmail(someone("actor", actor), someone("person", role));
      const isAllowed = actor === "Owner" || !isAtLeast(role, actor);
      expect(codeOf(act)).toBe(isAllowed ? "allowed" : "forbidden role_not_below");
      expect("email" in fixedFields(someone("actor", actor), someone("person", role))).toBe(!isAllowed);
    }
    const me = someone("me", actor);
    expect(codeOf(() => assertMayChangeEmail(me, me))).toBe("forbidden own_email");
    expect(fixedFields(me, me)).toHaveProperty("email");
  }
});

function deactivate(actorRole: Role, role: Role, activeOwners: number, isActive = true): string {
  const people = { actor: someone("actor", actorRole), person: someone("person", role, isActive) };
  return codeOf(() => assertMayDeactivate({ ...people, activeOwners }));
}

describe("deactivating", () => {
  test("only an Owner can deactivate an Owner, and never the last one", () => {
    expect(deactivate("Admin", "Employee", 1)).toBe("allowed");
    expect(deactivate("Admin", "Owner", 2)).toBe("forbidden owner_only");
    expect(deactivate("Owner", "Owner", 2)).toBe("allowed");
    expect(deactivate("Owner", "Owner", 1)).toBe("conflict last_owner");
  });

  test("an inactive Owner doesn't count as the last active one", () => {
    expect(deactivate("Owner", "Owner", 1, false)).toBe("allowed");
  });
});

test("a password link can be created for lower roles, by an Owner for all roles, and never for yourself or an inactive person", () => {
  for (const actor of ROLES) {
    for (const role of ROLES) {
      const expected =
        actor === "Owner" || ROLES.indexOf(actor) > ROLES.indexOf(role) ? "allowed" : "forbidden role_not_below";
      expect(codeOf(() => assertMayGivePasswordLink(someone("actor", actor), someone("person", role)))).toBe(expected);
    }
  }
  const owner = someone("actor", "Owner");
  expect(codeOf(() => assertMayGivePasswordLink(owner, owner))).toBe("forbidden own_password");
  const left = someone("person", "Employee", false);
  expect(codeOf(() => assertMayGivePasswordLink(owner, left))).toBe("conflict inactive");
});

const WAYS = {
  hasPassword: true,
  hasGoogle: true,
  hasSso: false,
  ssoRequired: false,
  googleOnly: false,
  excludedBy: null as string | null,
};
test.each<[string, Role, Role, boolean, string]>([
  ["an Owner can choose any active person", "Owner", "Employee", true, "allowed"],
  ["an Owner can choose an Admin", "Owner", "Admin", true, "allowed"],
  ["nobody can choose a person who has left", "Owner", "Admin", false, "conflict inactive"],
  ["nobody can choose an Owner", "Owner", "Owner", true, "conflict already_owner"],
  ["an Admin can't transfer it", "Admin", "Employee", true, "forbidden owner_only"],
])("transferring ownership: %s", (_, actorRole, role, isActive, expected) => {
  const people = { actor: someone("actor", actorRole), person: someone("person", role, isActive) };
  expect(codeOf(() => assertMayTransferOwnership({ ...people, ways: WAYS }))).toBe(expected);
});

test.each<[string, Partial<typeof WAYS>, string]>([
  ["a person with a password can receive it", { hasGoogle: false }, "allowed"],
  ["a person with Google can receive it", { hasPassword: false }, "allowed"],
  ["a person who never joined can't receive it", { hasPassword: false, hasGoogle: false }, "conflict heir_not_joined"],
  [
    "a person who uses only single sign-on can't receive it",
    { hasPassword: false, hasGoogle: false, hasSso: true },
    "conflict heir_only_sso",
  ],
  [
    "a person without Google can't receive it where people sign in with Google only",
    { hasGoogle: false, googleOnly: true },
    "conflict heir_without_google",
  ],
  [
    "a person whose Google account the domain excludes can't receive it where people sign in with Google only",
    { googleOnly: true, excludedBy: "other.example" },
    "conflict heir_outside_domain",
  ],
  [
    "a person without a password whose Google account the domain excludes can't receive it",
    { hasPassword: false, excludedBy: "other.example" },
    "conflict heir_outside_domain",
  ],
  ["a person with a password can receive it, whatever the domain", { excludedBy: "other.example" }, "allowed"],
])("transferring ownership: %s", (_, ways, expected) => {
  const people = { actor: someone("actor", "Owner"), person: someone("person", "Employee") };
  expect(codeOf(() => assertMayTransferOwnership({ ...people, ways: { ...WAYS, ...ways } }))).toBe(expected);
});

test.each([
  [false, "This person has to sign in with Google first"],
  [true, "This person must use single sign-on. Name them as an exception, and let them sign in with Google first."],
])("a new Owner without Google, single sign-on required: %s", (ssoRequired, text) => {
  const people = { actor: someone("actor", "Owner"), person: someone("person", "Employee") };
  const ways = { ...WAYS, hasGoogle: false, googleOnly: true, ssoRequired };
  expect(() => assertMayTransferOwnership({ ...people, ways })).toThrow(text);
});

test("nobody can transfer ownership to themselves", () => {
  const me = someone("me", "Owner");
  expect(codeOf(() => assertMayTransferOwnership({ actor: me, person: me, ways: WAYS }))).toBe(
    "conflict own_ownership",
  );
});
