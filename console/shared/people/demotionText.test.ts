import { expect, test } from "@jest/globals";
import { demotionText } from "./demotionText.ts";

test("no role is taken away without naming the invitations and keys that end with it", () => {
  const toAdmin = demotionText("Owner", "Admin");
  expect(toAdmin).toContain("Pending invitations that they may no longer send will be revoked");
  expect(toAdmin).toContain("API keys and provisioning tokens that they created will stop working");
  const toManager = demotionText("Admin", "Manager");
  expect(toManager).toContain("Pending invitations that they may no longer send will be revoked");
  expect(toManager).not.toContain("API keys");
});

test.each([
  ["Owner", "Owner"],
  ["Admin", "Admin"],
  ["Admin", "Owner"],
  ["Manager", "Employee"],
  ["Employee", "Admin"],
] as const)("a change from %s to %s ends nothing", (before, after) =>
  expect(demotionText(before, after)).toBeUndefined(),
);
