import { expect, test } from "@jest/globals";
import { parseInput } from "#core/inputs.ts";
import { PasswordChange } from "#core/auth/PasswordInput.ts";
import { ProfilePatch } from "./ProfileInput.ts";

test("a profile has a name and notification choices", () => {
  const patch = { name: "Ann", notificationChoices: { mail: false, reminders: true } };
  expect(parseInput(ProfilePatch, { ...patch, role: "Owner" })).toEqual(patch);
  expect(() => parseInput(ProfilePatch, { name: " " })).toThrow("Name is required");
  expect(() => parseInput(ProfilePatch, { notificationChoices: { mail: "often" } })).toThrow(
    "Mail must be true or false",
  );
  expect(() => parseInput(ProfilePatch, { notificationChoices: [] })).toThrow("Notification choices must be an object");
});

test.each([
  [{}, "Current password is required"],
  [{ currentPassword: "old one" }, "Password must be at least 6 characters"],
  [{ currentPassword: "old one", newPassword: "short" }, "Password must be at least 6 characters"],
  [{ currentPassword: "old one", newPassword: "x".repeat(201) }, "New password must be at most 200 characters"],
])("a password change with %j is refused with %j", (raw, message) =>
  expect(() => parseInput(PasswordChange, raw)).toThrow(message),
);
