import { expect, test } from "@jest/globals";
import { parseInput } from "#core/inputs.ts";
import { UsersQuery, UserPatch } from "./UserInput.ts";

const id = "0190a1b2-0000-7000-8000-000000000000";

test("absent fields stay unchanged", () => expect(parseInput(UserPatch, {})).toEqual({}));

test("a patch may set every field", () => {
  const patch = {
    name: "Ann",
    email: "ann@example.com",
    role: "Manager",
    managerId: id,
    officeId: id,
    startDate: "2027-03-01",
    endDate: "2027-12-31",
    ptoBalanceOverride: 27.5,
    isActive: true,
    effectiveOn: "2027-04-01",
  };
  expect(parseInput(UserPatch, patch)).toEqual(patch);
  expect(parseInput(UserPatch, { ptoBalanceOverride: "27.5" })).toEqual({ ptoBalanceOverride: 27.5 });
});

test.each([null, "", "none"])("%j unsets a field", (nothing) => {
  const unset = {
    managerId: nothing,
    officeId: nothing,
    startDate: nothing,
    endDate: nothing,
    ptoBalanceOverride: nothing,
  };
  expect(Object.values(parseInput(UserPatch, unset))).toEqual([null, null, null, null, null]);
});

test.each([
  [{ name: "" }, "Name is required"],
  [{ name: null }, "Name is required"],
  [{ email: "ann" }, "Invalid email address"],
  [{ role: "Boss" }, "Role must be Employee, Manager, Admin, or Owner"],
  [{ managerId: "7" }, "Unknown manager"],
  [{ officeId: "7" }, "Unknown office"],
  [{ startDate: "2027-02-30" }, "Start date must be a real date, like 2027-03-01"],
  [{ ptoBalanceOverride: 20.25 }, "Vacation allowance must be in steps of 0.5"],
  [{ ptoBalanceOverride: -1 }, "Vacation allowance must be at least 0"],
  [{ ptoBalanceOverride: 1000.5 }, "Vacation allowance must be at most 1000"],
  [{ ptoBalanceOverride: "lots" }, "Vacation allowance must be a number"],
  [{ isActive: false }, "Active can only be set to true: deactivate the user instead"],
])("%j is refused with %j", (patch, message) => expect(() => parseInput(UserPatch, patch)).toThrow(message));

test("inactive people can be included", () => {
  expect(parseInput(UsersQuery, { include: "inactive" })).toEqual({ include: "inactive" });
  expect(() => parseInput(UsersQuery, { include: "all" })).toThrow("Include must be inactive");
});
