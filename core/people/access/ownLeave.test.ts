import { expect, test } from "@jest/globals";
import type { PersonNode } from "../approver.ts";
import { OWN_LEAVE, type OwnLeave, refuseOwnLeave } from "./ownLeave.ts";

const admin = (id: string, isActive = true, role: PersonNode["role"] = "Admin"): PersonNode => ({
  id,
  name: id,
  role,
  managerId: null,
  officeId: null,
  isActive,
});

test("nobody adjusts their own balance while another Admin or Owner exists", () => {
  expect(() => refuseOwnLeave("ann", "ann", "balance", [admin("ann"), admin("bob", true, "Owner")])).toThrow(
    "Ask another Admin or Owner to adjust your balance",
  );
});

test.each<[string, string, PersonNode[]]>([
  ["for another person", "bob", [admin("ann"), admin("bob")]],
  ["if there is no other Admin or Owner", "ann", [admin("ann")]],
  ["if the others have left or aren't Admins or Owners", "ann", [admin("bob", false), admin("cleo", true, "Manager")]],
])("a balance is adjusted %s", (_, personId, people) => {
  expect(() => refuseOwnLeave("ann", personId, "balance", people)).not.toThrow();
});

const CHANGES = (Object.entries(OWN_LEAVE) as [OwnLeave, string][]).map(
  ([what, words]) => [what === "adminTypes" ? "an Owner" : "another Admin or Owner", words, what] as const,
);

test.each(CHANGES)("a person needs %s to %s", (whom, words, what) => {
  const refused = () => refuseOwnLeave("ann", "ann", what, [admin("ann"), admin("bob")]);
  expect(refused).toThrow(`Ask ${whom} to ${words}`);
});
