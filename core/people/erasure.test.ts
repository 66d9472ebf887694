import { expect, test } from "@jest/globals";
import { Refusal } from "#core/refusal.ts";
import { addressOfErased } from "#core/addresses/erasedAddress.ts";
import { assertMayErase, ERASED, nameOfErased, shownAddress } from "./erasure.ts";

const left = {
  id: "left",
  name: "Zoë Kraus",
  role: "Employee" as const,
  endDate: "2027-02-26",
  isActive: false,
  isErased: false,
};

function codeOf(person: Partial<Parameters<typeof assertMayErase>[0]["person"]>, typedName = "Zoë Kraus"): string {
  try {
    assertMayErase({ actorId: "owner", person: { ...left, ...person }, today: "2027-02-27", typedName });
    return "allowed";
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return `${error.kind} ${error.code}`;
  }
}

test.each<[string, string, Parameters<typeof codeOf>]>([
  ["a person whose last day was yesterday", "allowed", [{ endDate: "2027-02-26" }]],
  ["a person whose last day is today", "conflict not_left_yet", [{ endDate: "2027-02-27" }]],
  ["a person without a last day", "conflict not_left_yet", [{ endDate: null }]],
  ["an active person", "conflict active", [{ isActive: true }]],
  ["an Owner who has left", "conflict owner", [{ role: "Owner" }]],
  ["an Admin who has left", "allowed", [{ role: "Admin" }]],
  ["the Owner's own account", "forbidden own_data", [{ id: "owner", isActive: true }]],
  ["an erased person", "conflict erased", [{ isErased: true }]],
  ["a person by another name", "invalid invalid_input", [{}, "Zoe Kraus"]],
  ["a person by their name in another case", "invalid invalid_input", [{}, "zoë kraus"]],
  ["a person whose name has a combining mark", "allowed", [{ name: "Zoe\u0308 Kraus" }, "Zoë Kraus"]],
])("erasing %s: %s", (_, outcome, [person, typed]) => {
  expect(codeOf(person, typed)).toBe(outcome);
});

test("erased people are numbered", () => {
  expect([0, 1, 9].map(nameOfErased)).toEqual(["Former employee", "Former employee 2", "Former employee 10"]);
});

test("the address of an erased person is shown as erased, and other addresses unchanged", () => {
  expect(shownAddress(addressOfErased("01890000-0000-7000-8000-000000000000"))).toBe(ERASED);
  expect(shownAddress("ann@acme.example")).toBe("ann@acme.example");
});
