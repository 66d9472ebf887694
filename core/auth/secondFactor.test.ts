import { describe, expect, test } from "@jest/globals";
import { parseInput } from "#core/inputs.ts";
import { Refusal } from "#core/refusal.ts";
import { access, type Verb } from "../people/access/access.ts";
import { ROLES, type Role } from "../people/access/roles.ts";
import { SecondFactorRules } from "../organization/SignInRules.ts";
import {
  assertMayResetSecondFactor,
  assertMayTurnOff,
  assertNoSecondFactorOwed,
  mayResetSecondFactor,
} from "./secondFactor.ts";
import { SecondFactorCode, SecondStepInput } from "./SecondFactorInput.ts";

function codeOf(act: () => unknown): string {
  try {
    act();
    return "allowed";
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return `${error.kind} ${error.code}`;
  }
}

const person = (role: Role, { id = "person", isActive = true } = {}) => ({ id, role, isActive });

describe("resetting a second factor", () => {
  test("a second factor can be reset for lower roles, and by an Owner for every role", () => {
    const may = ROLES.map((actor) =>
      ROLES.filter((role) => mayResetSecondFactor(person(actor, { id: "me" }), person(role))),
    );
    expect(may).toEqual([[], ["Employee"], ["Employee", "Manager"], [...ROLES]]);
    const admin = person("Admin", { id: "me" });
    expect(codeOf(() => assertMayResetSecondFactor(admin, person("Admin")))).toBe("forbidden role_not_below");
    expect(codeOf(() => assertMayResetSecondFactor(admin, person("Manager")))).toBe("allowed");
  });

  test("nobody can reset their own second factor", () => {
    const owner = person("Owner", { id: "me" });
    expect(codeOf(() => assertMayResetSecondFactor(owner, owner))).toBe("forbidden own_second_factor");
  });

  test("a deactivated person's second factor can't be reset", () => {
    const left = person("Employee", { isActive: false });
    expect(codeOf(() => assertMayResetSecondFactor(person("Owner", { id: "me" }), left))).toBe("conflict inactive");
  });
});

test("a person who must have a second factor but has none can only set one up, end sessions, and link the account of a sign-in", () => {
  const verbs = Object.keys(access) as Verb[];
  const open = verbs.filter(
    (verb) => codeOf(() => assertNoSecondFactorOwed({ owesSecondFactor: true }, verb)) === "allowed",
  );
  expect(open).toEqual([
    "readMe",
    "signOut",
    "listSessions",
    "endSession",
    "linkSso",
    "confirmWithGoogle",
    "readSecondFactor",
    "setUpSecondFactor",
  ]);
  expect(codeOf(() => assertNoSecondFactorOwed({ owesSecondFactor: true }, "submitRequest"))).toBe(
    "forbidden second_factor_setup_required",
  );
  expect(codeOf(() => assertNoSecondFactorOwed({ owesSecondFactor: false }, "submitRequest"))).toBe("allowed");
});

test("nobody can turn off a second factor that their role requires", () => {
  expect(codeOf(() => assertMayTurnOff("Admin", ["Owner", "Admin"]))).toBe("conflict second_factor_required");
  expect(codeOf(() => assertMayTurnOff("Employee", ["Owner", "Admin"]))).toBe("allowed");
});

test("the roles that must have a second factor are sorted without repetition", () => {
  expect(parseInput(SecondFactorRules, { roles: ["Owner", "Manager", "Owner"] })).toEqual({
    roles: ["Manager", "Owner"],
  });
  for (const roles of ["Owner", ["King"], [1], {}, null, undefined]) {
    expect(codeOf(() => parseInput(SecondFactorRules, { roles }))).toBe("invalid invalid_input");
  }
});

test("a code may be typed with the spaces that apps display", () => {
  expect(parseInput(SecondFactorCode, { code: " 287 082 " })).toEqual({ code: "287082" });
});

test.each([{}, { code: "" }, { code: 287082 }, { code: "28708" }, { code: "28708２" }, { recoveryCode: "nonsense" }])(
  "%j is refused as a second step",
  (raw) => expect(codeOf(() => parseInput(SecondStepInput, raw))).toBe("invalid invalid_input"),
);
