import { expect, test } from "@jest/globals";
import type { PersonNode } from "./approver.ts";
import { refuseOwnBalance } from "./ownBalance.ts";

const admin = (id: string, isActive = true, role: PersonNode["role"] = "Admin"): PersonNode => ({
  id,
  name: id,
  role,
  managerId: null,
  officeId: null,
  isActive,
});

test("nobody adjusts their own balance while another Admin or Owner exists", () => {
  expect(() => refuseOwnBalance("ann", "ann", [admin("ann"), admin("bob", true, "Owner")])).toThrow(
    "Ask another Admin or Owner to adjust your own balance",
  );
});

test.each<[string, string, PersonNode[]]>([
  ["of somebody else", "bob", [admin("ann"), admin("bob")]],
  ["where there is nobody else", "ann", [admin("ann")]],
  ["where the other has left, or is no Admin", "ann", [admin("bob", false), admin("cleo", true, "Manager")]],
])("it is adjusted %s", (_, personId, people) => {
  expect(() => refuseOwnBalance("ann", personId, people)).not.toThrow();
});
