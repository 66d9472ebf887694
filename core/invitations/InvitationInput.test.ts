import { describe, expect, test } from "@jest/globals";
import { parseInput } from "#core/inputs.ts";
import { AcceptInvitationForm, AcceptInvitationInput, InvitationInput } from "./InvitationInput.ts";

const officeId = "0190a1b2-0000-7000-8000-000000000000";
const invitation = { email: "ann@example.com", role: "Manager", officeId };

describe("an invitation", () => {
  test("an invitation has an email, a role, an office, and an optional manager", () => {
    expect(parseInput(InvitationInput, invitation)).toEqual(invitation);
    expect(parseInput(InvitationInput, { ...invitation, managerId: "none" })).toEqual({
      ...invitation,
      managerId: null,
    });
    expect(parseInput(InvitationInput, { ...invitation, managerId: officeId })).toMatchObject({ managerId: officeId });
  });

  test.each([
    [{ email: "" }, "Invalid email address"],
    [{ email: "ann@" }, "Invalid email address"],
    [{ role: "King" }, "Role must be Employee, Manager, Admin, or Owner"],
    [{ role: undefined }, "Role is required"],
    [{ officeId: undefined }, "Office assignment is required"],
    [{ officeId: "" }, "Office assignment is required"],
    [{ officeId: "7" }, "Unknown office"],
    [{ managerId: "7" }, "Unknown manager"],
  ])("an invitation with %j is refused with %j", (change, message) =>
    expect(() => parseInput(InvitationInput, { ...invitation, ...change })).toThrow(message),
  );
});

describe("accepting an invitation", () => {
  const accepted = { token: "t0ken", name: "Ann", password: "secret" };

  test.each([
    [{ name: "" }, "Name is required"],
    [{ password: "12345" }, "Password must be at least 6 characters"],
    [{ token: "" }, "Invitation token is required"],
  ])("accepting with %j is refused with %j", (change, message) =>
    expect(() => parseInput(AcceptInvitationInput, { ...accepted, ...change })).toThrow(message),
  );

  test("accepting ignores the repeated password", () => {
    expect(parseInput(AcceptInvitationInput, { ...accepted, confirmPassword: "other" })).toEqual(accepted);
  });

  test.each([
    [{ name: "Ann", password: "secret" }, "Confirm password is required"],
    [{ name: "Ann", password: "secret", confirmPassword: "secre" }, "Confirm password is required"],
    [{ name: "Ann", password: "secret", confirmPassword: "Secret" }, "Passwords don't match"],
  ])("the form refuses %j with %j at the second password", (raw, message) => {
    const problem = { message, fields: { confirmPassword: message } };
    expect(() => parseInput(AcceptInvitationForm, raw)).toThrow(expect.objectContaining(problem));
  });
});
