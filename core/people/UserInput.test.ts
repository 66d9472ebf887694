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
    serviceStartDate: "2020-03-01",
    creditedYears: 2.25,
    birthDate: "1990-05-05",
    groups: ["Engineering", "grade: staff"],
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
    serviceStartDate: nothing,
    creditedYears: nothing,
    birthDate: nothing,
    groups: nothing,
  };
  expect(new Set(Object.values(parseInput(UserPatch, unset)))).toEqual(new Set([null]));
});

test.each([
  [{ name: "" }, "Name is required"],
  [{ name: null }, "Name is required"],
  [{ email: "ann" }, "Invalid email address"],
  [{ role: "Boss" }, "Role must be Employee, Manager, Admin, or Owner"],
  [{ managerId: "7" }, "Unknown manager"],
  [{ officeId: "7" }, "Unknown office"],
  [{ startDate: "2027-02-30" }, "Start date must be a real date, like 2027-03-01"],
  [{ ptoBalanceOverride: 20.25 }, "Vacation allowance must be a multiple of 0.5"],
  [{ ptoBalanceOverride: -1 }, "Vacation allowance must be at least 0"],
  [{ ptoBalanceOverride: 1000.5 }, "Vacation allowance must be at most 1000"],
  [{ ptoBalanceOverride: "lots" }, "Vacation allowance must be a number"],
  [{ creditedYears: -1 }, "Credited years must be at least 0"],
  [{ creditedYears: 99.5 }, "Credited years must be at most 99"],
  [{ birthDate: "1850-01-01" }, "Birth date must be between 1900 and 2199"],
  [{ groups: "Engineering" }, "Enter at most 20 groups, each with at most 60 characters and no semicolons"],
  [{ groups: ["a;b"] }, "Enter at most 20 groups, each with at most 60 characters and no semicolons"],
  [{ groups: ["x".repeat(61)] }, "Enter at most 20 groups, each with at most 60 characters and no semicolons"],
  [
    { groups: Array.from("abcdefghijklmnopqrstu") },
    "Enter at most 20 groups, each with at most 60 characters and no semicolons",
  ],
  [{ isActive: false }, "Active can only be set to true: deactivate the person instead"],
])("%j is refused with %j", (patch, message) => expect(() => parseInput(UserPatch, patch)).toThrow(message));

test("inactive people can be included", () => {
  expect(parseInput(UsersQuery, { include: "inactive" })).toEqual({ include: "inactive" });
  expect(() => parseInput(UsersQuery, { include: "all" })).toThrow("Include must be inactive");
});

test("groups lose blank and repeated labels", () => {
  expect(parseInput(UserPatch, { groups: [" Engineering ", "", "Engineering", "Ops"] })).toEqual({
    groups: ["Engineering", "Ops"],
  });
});
